// Money that went over unseen: what the table saw of it, and what that makes of the bounds of two hands.
#pragma once

#include <cstdint>

#include "engine/bounds/bounds.h"
#include "engine/edition.h"

namespace kuhhandel {

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

void settle_bounds(Ruleset const& rules, SecretDeal const& deal, Bounds& bounds);

}  // namespace kuhhandel
