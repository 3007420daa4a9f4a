// A zero-sum game of one offer and one answer: the first player chooses a row in secret, the second sees a
// signal of it and chooses a column.
#pragma once

#include <array>
#include <cstddef>

namespace kuhhandel::bots {

/// Enough for all parts of a hand of six zeros and tens, and for their numbers of cards.
inline constexpr std::size_t kMostChoices = 16;
inline constexpr std::size_t kMostSignals = 7;

using PerChoice = std::array<double, kMostChoices>;

struct SignalGame {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::size_t signals = 0;
  std::array<std::size_t, kMostChoices> signal_of_row{};
  std::array<PerChoice, kMostChoices> payoffs{};  // to the first player; by row and column
};

/// The probabilities of the choices.
struct SignalMix {
  PerChoice rows{};
  std::array<PerChoice, kMostSignals> columns{};  // by signal
};

/// Returns what the first player gets on average.
double value_of(SignalGame const& game, SignalMix const& mix);

/// Returns how much both players together would gain by their best replies; 0 in an equilibrium.
double gap_of(SignalGame const& game, SignalMix const& mix);

/// Returns a mix whose gap is at most a thousandth, or that of many rounds. CFR+ (Tammelin 2014).
SignalMix solve(SignalGame const& game);

}  // namespace kuhhandel::bots
