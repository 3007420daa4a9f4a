// The farmer in an auction: what it bids, and whether it uses the buying right.
#pragma once

#include "bots/farmer/situation.h"
#include "engine/rng.h"

namespace kuhhandel::bots {

/// A bid below what the animal is worth to the farmer, now and then one that it hopes is bought off, or
/// silence.
Verdict choose_bid(Situation const& situation, phase::Bidding const& auction, option::Bid const& bids,
                   Rng rng);

/// Up to how much it would go against that rival if both raised by the least; nothing where no bid is worth
/// it.
Money ceiling_against(Situation const& situation, phase::Bidding const& auction, Seat rival,
                      option::Bid const& bids);

/// Whether to buy the lot oneself rather than sell it (C4.4); `may_buy` says whether the means are there.
Verdict choose_sale(Situation const& situation, phase::BuyingRight const& sale, bool may_buy);

}  // namespace kuhhandel::bots
