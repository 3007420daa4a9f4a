// What a player likes besides winning: small leanings that turn a farmer into a character.
#pragma once

namespace kuhhandel {

/// Thrift, fondness and envy are weighed against the chance to win, from 0 to 1.
struct Temperament {
  double thrift = 0;    // what it would please him to own all money
  double fondness = 0;  // to own all animals, in groups
  double envy = 0;      // how much the best rival's chance hurts him
  double bluffs = 0;    // of his trades and lots, the part in which he pretends

  friend bool operator==(Temperament const&, Temperament const&) = default;
};

inline constexpr Temperament kFarmer{.thrift = 0, .fondness = 0, .envy = 0, .bluffs = 0};

}  // namespace kuhhandel
