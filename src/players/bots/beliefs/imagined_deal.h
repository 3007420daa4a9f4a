// Money that went over unseen, imagined: which cards two others may have laid.
#pragma once

#include "bots/beliefs/hands.h"
#include "engine/bounds/secret_deal.h"
#include "engine/edition.h"
#include "engine/rng.h"

namespace kuhhandel::bots {

/// What the two lay.
struct Laid {
  MoneyCards first;
  MoneyCards second;
};

/// Draws what was laid from the hands and settles it; false where nothing was found that agrees with what was
/// seen.
bool settle_imagined(Ruleset const& rules, SecretDeal const& deal, Hands& hands, Rng& rng);

}  // namespace kuhhandel::bots
