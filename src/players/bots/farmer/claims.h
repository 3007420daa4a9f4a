// The farmer and pedigrees: the count at which it claims, and whether it lets others have them (C7).
#pragma once

#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

/// Claims when the count is low enough for a bargain; others may claim before the lowest counts.
Verdict choose_claim(Situation const& situation, phase::Countdown const& countdown);

/// Decides whether to buy the pedigree from the claimant; `may_buy` is whether it has enough cards.
Verdict choose_claim_sale(Situation const& situation, phase::ClaimRight const& sale, bool may_buy);

}  // namespace kuhhandel::bots
