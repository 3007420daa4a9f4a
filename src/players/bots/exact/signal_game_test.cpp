#include "bots/exact/signal_game.h"

#include <gmock/gmock.h>

#include <numeric>
#include <span>

#include "tests/support/laws.h"

namespace kuhhandel::bots {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

/// The second player guesses which side the first chose; the first wins if the guess is wrong.
SignalGame pennies(std::size_t signal, std::size_t other) {
  return {.rows = 2,
          .columns = 2,
          .signals = other + 1,
          .signal_of_row = {signal, other},
          .payoffs = {PerChoice{-1, 1}, PerChoice{1, -1}}};
}

std::span<double const> first_of(PerChoice const& mix, std::size_t choices) {
  return std::span(mix).first(choices);
}

TEST(SignalGame, BothMixEvenlyIfTheSignalRevealsNothing) {
  auto const game = pennies(0, 0);

  auto const mix = solve(game);

  EXPECT_THAT(first_of(mix.rows, 2), ElementsAre(DoubleNear(0.5, 0.01), DoubleNear(0.5, 0.01)));
  EXPECT_THAT(first_of(mix.columns[0], 2), ElementsAre(DoubleNear(0.5, 0.01), DoubleNear(0.5, 0.01)));
  EXPECT_NEAR(value_of(game, mix), 0, 0.001);
}

TEST(SignalGame, TheSecondPlayerWinsIfTheSignalRevealsTheRow) {
  auto const game = pennies(0, 1);

  EXPECT_NEAR(value_of(game, solve(game)), -1, 0.001);
}

TEST(SignalGame, BothGainByTheirBestRepliesToAPoorMix) {
  EXPECT_DOUBLE_EQ(gap_of(pennies(0, 0), {.rows = {1, 0}, .columns = {PerChoice{1, 0}}}), 1 - -1);
}

TEST(SignalGame, EveryGameIsSolved) {
  check_law(30, [] {
    auto const any_size = [](int most) { return static_cast<std::size_t>(any_number(1, most)); };
    SignalGame game{.rows = any_size(kMostChoices),
                    .columns = any_size(kMostChoices),
                    .signals = any_size(kMostSignals),
                    .signal_of_row = {},
                    .payoffs = {}};
    for (auto& signal : game.signal_of_row) signal = any_size(static_cast<int>(game.signals)) - 1;
    for (std::size_t row = 0; row < game.rows; ++row) {
      for (std::size_t column = 0; column < game.columns; ++column)
        game.payoffs[row][column] = any_number(-2, 2) / 4.0;
    }

    auto const mix = solve(game);

    RC_ASSERT(gap_of(game, mix) < 0.0011);
    auto const is_mix = [](PerChoice const& part) {
      return std::abs(std::accumulate(part.begin(), part.end(), 0.0) - 1) < 1e-9 &&
             std::ranges::min(part) >= 0;
    };
    RC_ASSERT(is_mix(mix.rows));
    RC_ASSERT(std::ranges::all_of(std::span(mix.columns).first(game.signals), is_mix));
  });
}

}  // namespace
}  // namespace kuhhandel::bots
