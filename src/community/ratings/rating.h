// Ratings as strength and uncertainty: the closed-form Plackett-Luce update of R. C. Weng and C.-J. Lin, A
// Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 4. Deterministic.
#pragma once

#include <vector>

namespace kuhhandel::ratings {

/// Constants of the model, in its own unit of strength.
struct Model {
  double mean = 25;               // prior mean of an unknown player
  double deviation = 25.0 / 3;    // prior standard deviation
  double performance = 25.0 / 6;  // standard deviation of the performance in one game (beta of the paper)
  double drift = 25.0 / 300;      // drift of strength between games; without it, ratings would freeze
  double least_kept = 1e-4;       // minimum factor by which a variance shrinks (kappa of the paper)
  double provisional_above = 5;   // a rating with a larger deviation is provisional
};
inline constexpr Model kModel{};

/// The strength is approximately normal, with this mean and standard deviation.
struct Rating {
  double mean = kModel.mean;
  double deviation = kModel.deviation;

  /// Returns a conservative estimate: three deviations below the mean.
  double lower_bound() const { return mean - 3 * deviation; }
  bool is_provisional() const { return deviation > kModel.provisional_above; }
  friend bool operator==(Rating const&, Rating const&) = default;
};

/// A player's rating before a game, and their place in it; ties share a place.
struct RankedRating {
  Rating rating;
  int rank;
};

/// Returns the ratings after the game, in the same order.
std::vector<Rating> updated_ratings(std::vector<RankedRating> const& players, Model const& model = kModel);

/// Returns a strength in displayed points; an unknown player has 1000.
int points_of(double strength);

}  // namespace kuhhandel::ratings
