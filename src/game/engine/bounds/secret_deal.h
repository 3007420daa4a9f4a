// A secret transfer of money: the public part of it, and its effect on the bounds of two hands.
#pragma once

#include <cstdint>

#include "engine/bounds/bounds.h"
#include "engine/edition.h"

namespace kuhhandel {

/// The comparison of the two sums, as far as it was seen.
enum class Compared : std::uint8_t { unseen, first_higher, second_higher, equal };

/// The first player lays a number of cards, the second lays a number against them, or none.
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
