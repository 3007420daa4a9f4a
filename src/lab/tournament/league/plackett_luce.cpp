#include "tournament/league/plackett_luce.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kuhhandel::tournament {
namespace {

constexpr int kMostRounds = 10'000;
constexpr double kClose = 1e-7;  // of the largest change of a logarithm in a round
constexpr double kHalfAGame = 0.5;

/// Sums of one round for each bot: its draws, and the divisor of its strength.
struct Sums {
  std::vector<double> drawn;
  std::vector<double> weights;
};

void add(Order const& order, double times, std::vector<double> const& strengths, Sums& sums) {
  std::vector<int> rest;
  for (auto const& group : order) rest.insert(rest.end(), group.begin(), group.end());
  for (auto const& group : order) {
    if (rest.size() == 1) return;  // no choice, and nothing to learn from
    double total = 0;
    for (int const bot : rest) total += strengths[static_cast<std::size_t>(bot)];
    auto const weight = times * static_cast<double>(group.size()) / total;
    for (int const bot : rest) sums.weights[static_cast<std::size_t>(bot)] += weight;
    for (int const bot : group) sums.drawn[static_cast<std::size_t>(bot)] += times;
    rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(group.size()));
  }
}

/// One round. Their mean is set back to 0, for the scale of strengths means nothing and would creep.
std::vector<double> better_than(std::vector<double> const& logarithms, Orders const& orders) {
  std::vector<double> strengths;
  for (double const logarithm : logarithms) strengths.push_back(std::exp(logarithm));
  Sums sums{.drawn = std::vector<double>(strengths.size(), kHalfAGame),
            .weights = std::vector<double>(strengths.size(), 0)};
  for (std::size_t i = 0; i < strengths.size(); ++i) sums.weights[i] = 2 * kHalfAGame / (strengths[i] + 1);
  for (auto const& [order, times] : orders) add(order, times, strengths, sums);

  std::vector<double> better;
  for (std::size_t i = 0; i < strengths.size(); ++i)
    better.push_back(std::log(sums.drawn[i] / sums.weights[i]));
  auto const mean = std::accumulate(better.begin(), better.end(), 0.0) / static_cast<double>(better.size());
  for (auto& logarithm : better) logarithm -= mean;
  return better;
}

}  // namespace

std::vector<double> log_strengths(Orders const& orders, int bots) {
  std::vector<double> logarithms(static_cast<std::size_t>(bots), 0);
  double change = 1;
  for (int round = 0; round < kMostRounds && change > kClose; ++round) {
    auto const better = better_than(logarithms, orders);
    change = 0;
    for (std::size_t i = 0; i < better.size(); ++i)
      change = std::max(change, std::abs(better[i] - logarithms[i]));
    logarithms = better;
  }
  return logarithms;
}

Order order_of(GameResult const& game, std::vector<int> const& line_up) {
  std::map<Money, std::vector<int>, std::greater<>> by_score;
  for (std::size_t place = 0; place < line_up.size(); ++place) {
    by_score[game.scores[place]].push_back(line_up[place]);
  }
  Order order;
  for (auto& [score, group] : by_score) {
    std::ranges::sort(group);
    order.push_back(group);
  }
  return order;
}

}  // namespace kuhhandel::tournament
