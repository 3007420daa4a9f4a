// What a player likes besides winning: small leanings that turn a farmer into a character.
#pragma once

namespace kuhhandel::bots {

/// Thrift, fondness and envy are weighed against the chance to win, from 0 to 1.
struct Personality {
  double thrift = 0;    // what it would please the bot to own all money
  double fondness = 0;  // to own all animals, in groups
  double envy = 0;      // how much the best rival's chance hurts it
  double bluffs = 0;    // of its trades and lots, the part in which it pretends
  double value_noise_share =
      0;  // by what part of all points it mistakes, at most, what a card would be to it

  friend bool operator==(Personality const&, Personality const&) = default;
};

inline constexpr Personality kFarmer{};
/// Holds its money together: offers little, and is rich when it no longer helps.
inline constexpr Personality kMiser{.thrift = 0.3};
/// Wants what stands with its like: pays dear for the second and third, and trades for it.
inline constexpr Personality kCollector{.fondness = 0.3};
/// Raises lots that it does not want or could not pay, and lays zeros as if they were something.
inline constexpr Personality kBluffer{.bluffs = 0.35};
/// Keeps from the leader what the leader needs.
inline constexpr Personality kBlocker{.envy = 1};
/// Beginners: they mistake what cards are worth to them, the later ones less.
inline constexpr Personality kDreamer{.value_noise_share = 0.15};
inline constexpr Personality kGuest{.value_noise_share = 0.11};
inline constexpr Personality kChild{.value_noise_share = 0.085};
inline constexpr Personality kNeighbour{.value_noise_share = 0.06};

}  // namespace kuhhandel::bots
