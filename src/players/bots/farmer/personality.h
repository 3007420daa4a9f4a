// A player's preferences other than winning: small biases that turn a farmer into a character.
#pragma once

namespace kuhhandel::bots {

/// Thrift, fondness and envy are weighted against the chance to win, from 0 to 1.
struct Personality {
  double thrift = 0;             // the weight of owning all money
  double fondness = 0;           // the weight of owning all animals, in groups
  double envy = 0;               // the weight of the best rival's chance, negatively
  double bluffs = 0;             // the share of its trades and lots in which it bluffs
  double value_noise_share = 0;  // the largest error in the worth of a card, as a share of all points

  friend bool operator==(Personality const&, Personality const&) = default;
};

inline constexpr Personality kFarmer{};
/// Hoards money: offers little, and is rich when money no longer helps.
inline constexpr Personality kMiser{.thrift = 0.2};
/// Wants groups: pays high prices for the second and third card, and trades for them.
inline constexpr Personality kCollector{.fondness = 0.2};
/// Raises for lots that it does not want or could not pay, and lays zeros as if they were money.
inline constexpr Personality kBluffer{.bluffs = 0.35};
/// Denies the leader what the leader needs.
inline constexpr Personality kBlocker{.envy = 1};
/// Beginners: they misjudge the worth of cards, the later ones less.
inline constexpr Personality kDreamer{.value_noise_share = 0.15};
inline constexpr Personality kGuest{.value_noise_share = 0.11};
inline constexpr Personality kChild{.value_noise_share = 0.08};
inline constexpr Personality kNeighbour{.value_noise_share = 0.06};

}  // namespace kuhhandel::bots
