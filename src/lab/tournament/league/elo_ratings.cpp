#include "tournament/league/elo_ratings.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "tournament/league/plackett_luce.h"

namespace kuhhandel::tournament {
namespace {

constexpr int kMostGroups = 20;
constexpr double kPoints = 400 / std::numbers::ln10;

std::vector<int> numbers_of(BotNames const& line_up, BotNames const& bots) {
  std::vector<int> numbers;
  for (auto const& name : line_up) {
    numbers.push_back(static_cast<int>(std::ranges::find(bots, name) - bots.begin()));
  }
  return numbers;
}

/// Returns the orders of all games except the deals of one group (all games for group -1).
Orders orders_without(int group, int groups, TournamentPlan const& plan, TournamentResults const& findings,
                      BotNames const& bots) {
  Orders orders;
  for (int block = 0; block < plan.blocks; ++block) {
    if (block % groups == group) continue;
    for (int i = 0; i < plan.line_up_count(); ++i) {
      auto const* const result = findings.of({block, i});
      if (result == nullptr) continue;
      auto const line_up = numbers_of(plan.line_ups[static_cast<std::size_t>(i)], bots);
      for (auto const& game : *result) ++orders[order_of(game, line_up)];
    }
  }
  return orders;
}

/// 95 % of a jackknife's spread about its own mean.
double half_interval(std::vector<double> const& left_out) {
  Sample sample;
  for (double const number : left_out) sample.add(number);
  auto const groups = static_cast<double>(left_out.size());
  return 1.96 * std::sqrt(sample.variance() * (groups - 1) * (groups - 1) / groups);
}

}  // namespace

std::vector<Estimate> elo_ratings(TournamentPlan const& plan, TournamentResults const& findings,
                                  BotNames const& bots) {
  auto const number = static_cast<int>(bots.size());
  auto const groups = std::min(kMostGroups, plan.blocks);
  auto const all = log_strengths(orders_without(-1, groups, plan, findings, bots), number);
  std::vector<std::vector<double>> left_out(bots.size());
  for (int group = 0; groups > 1 && group < groups; ++group) {
    auto const some = log_strengths(orders_without(group, groups, plan, findings, bots), number);
    for (std::size_t i = 0; i < some.size(); ++i) left_out[i].push_back(some[i]);
  }
  std::vector<Estimate> points;
  for (std::size_t i = 0; i < bots.size(); ++i) {
    auto const half = groups > 1 ? half_interval(left_out[i]) : std::numeric_limits<double>::infinity();
    points.push_back({kPoints * all[i], kPoints * (all[i] - half), kPoints * (all[i] + half)});
  }
  return points;
}

}  // namespace kuhhandel::tournament
