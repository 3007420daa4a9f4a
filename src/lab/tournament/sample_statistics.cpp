#include "tournament/sample_statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace kuhhandel::tournament {

double share_of_win(GameResult const& game, int seats, int place) {
  auto const all = std::span(game.scores).first(static_cast<std::size_t>(seats));
  auto const most = std::ranges::max(all);
  if (all[static_cast<std::size_t>(place)] != most) return 0;
  return 1.0 / static_cast<double>(std::ranges::count(all, most));
}

double rank(GameResult const& game, int seats, int place) {
  auto const all = std::span(game.scores).first(static_cast<std::size_t>(seats));
  auto const own = all[static_cast<std::size_t>(place)];
  auto const better = std::ranges::count_if(all, [own](Money score) { return score > own; });
  auto const equal = std::ranges::count(all, own);  // itself among them
  return 1 + static_cast<double>(better) + static_cast<double>(equal - 1) / 2;
}

SeatScore seat_score(std::string const& name, BotNames const& line_up, BlockResult const& result) {
  SeatScore score;
  int games = 0;
  auto const seats = static_cast<int>(line_up.size());
  for (int place = 0; place < seats; ++place) {
    if (line_up[static_cast<std::size_t>(place)] != name) continue;
    for (auto const& game : result) {
      score.share += share_of_win(game, seats, place);
      score.score += static_cast<double>(game.scores[static_cast<std::size_t>(place)]);
      score.rank += rank(game, seats, place);
      score.faults += game.faults[static_cast<std::size_t>(place)];
      ++games;
    }
  }
  return {.share = score.share / games,
          .score = score.score / games,
          .rank = score.rank / games,
          .faults = score.faults};
}

void Sample::add(double number) {
  ++size_;
  auto const off = number - mean_;
  mean_ += off / size_;
  squares_ += off * (number - mean_);
}

Estimate Estimate::within(double least, double most) const {
  return {mean, std::max(least, from), std::min(most, to)};
}

Estimate estimate(Sample const& sample) {
  if (sample.size() < 2) {
    auto const unbounded = std::numeric_limits<double>::infinity();
    return {sample.mean(), -unbounded, unbounded};
  }
  auto const half = 1.96 * std::sqrt(sample.variance() / sample.size());
  return {sample.mean(), sample.mean() - half, sample.mean() + half};
}

Estimate estimate_share(Sample const& shares) {
  auto const usual = estimate(shares).within(0, 1);
  auto const mean = shares.mean();
  if (shares.variance() > 0 || (mean > 0 && mean < 1)) return usual;
  auto const third = 3.0 / shares.size();
  return Estimate{mean, mean - third, mean + third}.within(0, 1);
}

}  // namespace kuhhandel::tournament
