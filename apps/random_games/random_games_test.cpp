#include "apps/random_games/random_games.h"

#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel {
namespace {

RandomGames games(int from, int to, Wants wants = Wants::nothing) {
  return play_random_games(second(), {.seats = 4, .from = from, .to = to}, wants);
}

TEST(RandomGames, AreTheSameHoweverTheyAreShared) {
  auto const whole = games(0, 20);
  auto parts = games(0, 7);
  parts += games(7, 20);

  EXPECT_EQ(parts.games, 20U);
  EXPECT_EQ(whole.decisions, parts.decisions);
  EXPECT_EQ(whole.signature, parts.signature);
}

TEST(RandomGames, AreTheSameWhateverThePlayersWantToSee) {
  auto const plain = games(0, 20).signature;

  EXPECT_EQ(games(0, 20, Wants::replies).signature, plain);
  EXPECT_EQ(games(0, 20, Wants::observation).signature, plain);
}

}  // namespace
}  // namespace kuhhandel
