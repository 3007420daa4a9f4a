// Samples the unseen money of a trade: the cards that two other players may have laid.
#pragma once

#include "bots/beliefs/hands.h"
#include "engine/bounds/secret_deal.h"
#include "engine/edition.h"
#include "engine/random/rng.h"

namespace kuhhandel::bots {

/// The cards that the two players lay.
struct Laid {
  MoneyCards first;
  MoneyCards second;
};

/// Draws the laid cards from the hands and settles the trade. Returns false if nothing was found that agrees
/// with the public information.
bool settle_imagined(Ruleset const& rules, SecretDeal const& deal, Hands& hands, Rng& rng);

}  // namespace kuhhandel::bots
