// Strength and its uncertainty, game by game: the Plackett-Luce update in closed form of R. C. Weng and
// C.-J. Lin, A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 4.
#pragma once

#include <vector>

namespace kuhhandel::groups {

/// The strength is about normal with this mean and standard deviation.
struct Rating {
  double mean = 25;
  double deviation = 25.0 / 3;

  /// What the player is at least worth, as far as one can say yet: three deviations below the mean.
  double surely() const { return mean - 3 * deviation; }
};

/// A player of a game before it, and the place on which they came in; equal places share it.
struct Placed {
  Rating rating;
  int rank;
};

/// The ratings after the game, in the same order.
std::vector<Rating> rated(std::vector<Placed> const& players);

}  // namespace kuhhandel::groups
