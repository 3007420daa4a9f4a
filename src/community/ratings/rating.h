// Strength and its uncertainty, game by game: the Plackett-Luce update in closed form of R. C. Weng and
// C.-J. Lin, A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 4. Pure: the same
// games in the same order give the same ratings.
#pragma once

#include <vector>

namespace kuhhandel::ratings {

/// What the model takes for granted, in its own unit of strength.
struct Model {
  double mean = 25;               // of somebody of whom nothing is known
  double deviation = 25.0 / 3;    // how uncertain that is
  double performance = 25.0 / 6;  // deviation of one game's performance (beta of the paper)
  double drift = 25.0 / 300;      // strength drifts a little between games, or nobody could be overtaken
  double least_kept = 1e-4;       // a variance never shrinks to less than this part (kappa of the paper)
  double provisional_above = 5;   // a deviation above which a rating says little yet
};
inline constexpr Model kModel{};

/// The strength is about normal with this mean and standard deviation.
struct Rating {
  double mean = kModel.mean;
  double deviation = kModel.deviation;

  /// What the player is at least worth, as far as one can say yet: three deviations below the mean.
  double lower_bound() const { return mean - 3 * deviation; }
  bool is_provisional() const { return deviation > kModel.provisional_above; }
  friend bool operator==(Rating const&, Rating const&) = default;
};

/// A player of a game before it, and the place on which they came in; equal places share it.
struct RankedRating {
  Rating rating;
  int rank;
};

/// The ratings after the game, in the same order.
std::vector<Rating> updated_ratings(std::vector<RankedRating> const& players, Model const& model = kModel);

/// A strength as people read it: whole points, 1000 for somebody of whom nothing is known.
int points_of(double strength);

}  // namespace kuhhandel::ratings
