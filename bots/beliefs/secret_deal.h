// Money that went over unseen, imagined: which cards two others may have laid.
#pragma once

#include <optional>

#include "bots/beliefs/bounds.h"
#include "bots/beliefs/hands.h"
#include "engine/edition.h"
#include "engine/rng.h"

namespace kuhhandel::bots {

/// How the two sums compared, as far as it was seen.
enum class Compared : std::uint8_t { unseen, first_higher, second_higher, equal };

/// One lays so many cards before the other, who lays so many against them, or none.
struct SecretDeal {
  Seat first;
  Seat second;
  int first_cards;
  int second_cards;
  Compared compared;
  Money first_at_least;  // a payment's amount; 0 in a trade
};

/// What the two lay.
struct Laid {
  MoneyCards first;
  MoneyCards second;
};

/// Draws what was laid from the hands and settles it; false where nothing was found that agrees with what was
/// seen.
bool settle_imagined(Ruleset const& rules, SecretDeal const& deal, Hands& hands, Rng& rng);

/// What the bounds make of the same deal.
void settle_bounds(Ruleset const& rules, SecretDeal const& deal, Bounds& bounds);

}  // namespace kuhhandel::bots
