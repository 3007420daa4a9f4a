#include "bots/exact/signal_game.h"

#include <algorithm>
#include <span>

namespace kuhhandel::bots {
namespace {

constexpr double kSmallGap = 0.001;
constexpr int kMostRounds = 2000;
constexpr int kRoundsBetweenChecks = 20;

using PerSignal = std::array<PerChoice, kMostSignals>;

/// Returns the payoff of each row.
PerChoice row_values(SignalGame const& game, PerSignal const& columns) {
  PerChoice values{};
  for (std::size_t row = 0; row < game.rows; ++row) {
    auto const& mix = columns[game.signal_of_row[row]];
    for (std::size_t column = 0; column < game.columns; ++column)
      values[row] += mix[column] * game.payoffs[row][column];
  }
  return values;
}

/// Returns the payoff of each column to the second player, weighted by the probability of its signal.
PerSignal column_values(SignalGame const& game, PerChoice const& rows) {
  PerSignal values{};
  for (std::size_t row = 0; row < game.rows; ++row) {
    auto& of_signal = values[game.signal_of_row[row]];
    for (std::size_t column = 0; column < game.columns; ++column)
      of_signal[column] -= rows[row] * game.payoffs[row][column];
  }
  return values;
}

double sum_of_products(PerChoice const& one, PerChoice const& other) {
  double sum = 0;
  for (std::size_t i = 0; i < kMostChoices; ++i) sum += one[i] * other[i];
  return sum;
}

double most(PerChoice const& values, std::size_t choices) {
  return std::ranges::max(std::span(values).first(choices));
}

/// Returns the parts of the sum; even parts if there is nothing.
PerChoice parts_of(PerChoice amounts, std::size_t choices) {
  double sum = 0;
  for (auto const amount : amounts) sum += amount;
  for (auto& amount : std::span(amounts).first(choices))
    amount = sum > 0 ? amount / sum : 1 / static_cast<double>(choices);
  return amounts;
}

/// Learns at one point of the game.
struct Learner {
  PerChoice regrets{};
  PerChoice sums{};

  /// Changes the mix.
  void learn(PerChoice& mix, PerChoice const& values, std::size_t choices, int round) {
    auto const mean = sum_of_products(mix, values);
    for (std::size_t i = 0; i < choices; ++i) {
      regrets[i] = std::max(0.0, regrets[i] + values[i] - mean);
      sums[i] += round * mix[i];  // later rounds weigh more
    }
    mix = parts_of(regrets, choices);
  }
};

struct Solver {
  SignalGame const& game;
  Learner rows;
  std::array<Learner, kMostSignals> columns;

  void play_round(SignalMix& mix, int round) {
    auto const values = column_values(game, mix.rows);
    for (std::size_t signal = 0; signal < game.signals; ++signal)
      columns[signal].learn(mix.columns[signal], values[signal], game.columns, round);
    rows.learn(mix.rows, row_values(game, mix.columns), game.rows, round);
  }

  SignalMix average() const {
    SignalMix mix{.rows = parts_of(rows.sums, game.rows)};
    for (std::size_t signal = 0; signal < game.signals; ++signal)
      mix.columns[signal] = parts_of(columns[signal].sums, game.columns);
    return mix;
  }
};

}  // namespace

double value_of(SignalGame const& game, SignalMix const& mix) {
  return sum_of_products(row_values(game, mix.columns), mix.rows);
}

double gap_of(SignalGame const& game, SignalMix const& mix) {
  auto gap = most(row_values(game, mix.columns), game.rows);
  auto const values = column_values(game, mix.rows);
  for (std::size_t signal = 0; signal < game.signals; ++signal) gap += most(values[signal], game.columns);
  return gap;
}

SignalMix solve(SignalGame const& game) {
  Solver solver{.game = game, .rows = {}, .columns = {}};
  auto mix = solver.average();  // even
  for (int round = 1;; ++round) {
    solver.play_round(mix, round);
    if (round % kRoundsBetweenChecks > 1) continue;
    auto const average = solver.average();
    if (round >= kMostRounds || gap_of(game, average) <= kSmallGap) return average;
  }
}

}  // namespace kuhhandel::bots
