#include "ratings/rating.h"

#include <algorithm>
#include <cmath>

namespace kuhhandel::ratings {
namespace {

/// Displayed points per unit of strength.
constexpr double kPoints = 40;

double square(double value) { return value * value; }

double variance_before(Rating const& rating, Model const& model) {
  return square(rating.deviation) + square(model.drift);
}

/// Contribution of a rival's place to the update of a player's mean and variance.
struct Lesson {
  double mean = 0;
  double variance = 0;
};

class RatedGame {
 public:
  RatedGame(std::vector<RankedRating> const& players, Model const& model) : players_(players), model_(model) {
    double sum = 0;
    for (auto const& player : players)
      sum += variance_before(player.rating, model) + square(model.performance);
    scale_ = std::sqrt(sum);
    for (auto const& player : players) weights_.push_back(std::exp(player.rating.mean / scale_));
  }

  Rating after(std::size_t player) const {
    auto const before = variance_before(players_[player].rating, model_);
    Lesson all;
    for (std::size_t rival = 0; rival < players_.size(); ++rival) {
      if (players_[rival].rank > players_[player].rank) continue;
      auto const lesson = learnt(player, rival);
      all.mean += lesson.mean;
      all.variance += lesson.variance;
    }
    auto const shrink = std::sqrt(before) / scale_;
    auto const kept = 1 - shrink * before / (scale_ * scale_) * all.variance;
    return {.mean = players_[player].rating.mean + before / scale_ * all.mean,
            .deviation = std::sqrt(before * std::max(kept, model_.least_kept))};
  }

 private:
  Lesson learnt(std::size_t player, std::size_t rival) const {
    double rest = 0;
    int equals = 0;
    for (std::size_t i = 0; i < players_.size(); ++i) {
      if (players_[i].rank >= players_[rival].rank) rest += weights_[i];
      if (players_[i].rank == players_[rival].rank) ++equals;
    }
    auto const chance = weights_[player] / rest;
    return {.mean = ((player == rival ? 1 : 0) - chance) / equals,
            .variance = chance * (1 - chance) / equals};
  }

  std::vector<RankedRating> const& players_;
  Model const& model_;
  double scale_;
  std::vector<double> weights_;
};

}  // namespace

std::vector<Rating> updated_ratings(std::vector<RankedRating> const& players, Model const& model) {
  RatedGame const game(players, model);
  std::vector<Rating> after;
  for (std::size_t i = 0; i < players.size(); ++i) after.push_back(game.after(i));
  return after;
}

int points_of(double strength) { return static_cast<int>(std::lround(kPoints * strength)); }

}  // namespace kuhhandel::ratings
