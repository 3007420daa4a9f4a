// The farmer in auctions: its bids, and its use of the buying right.
#pragma once

#include "bots/farmer/situation.h"
#include "engine/random/rng.h"

namespace kuhhandel::bots {

/// Returns a bid below the animal's worth to the farmer, occasionally a bid that it hopes the auctioneer will
/// buy off, or silence.
Verdict choose_bid(Situation const& situation, phase::Bidding const& auction, option::Bid const& bids,
                   Rng rng);

/// Returns the highest price in a duel of smallest raises against this rival; 0 if no bid is worth it.
Money ceiling_against(Situation const& situation, phase::Bidding const& auction, Seat rival,
                      option::Bid const& bids);

/// Decides whether to buy the lot rather than sell it (C4.4); `may_buy` is whether it can pay.
Verdict choose_sale(Situation const& situation, phase::BuyingRight const& sale, bool may_buy);

}  // namespace kuhhandel::bots
