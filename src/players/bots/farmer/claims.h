// The farmer and pedigrees: from which count it claims, and whether it lets another have it (C7).
#pragma once

#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

/// Claims once the count is low enough to be a bargain; the lowest counts may be somebody else's.
Verdict choose_claim(Situation const& situation, phase::Countdown const& countdown);

/// Whether to buy the pedigree from the claimant; `may_buy` says whether the cards are there.
Verdict choose_claim_sale(Situation const& situation, phase::ClaimRight const& sale, bool may_buy);

}  // namespace kuhhandel::bots
