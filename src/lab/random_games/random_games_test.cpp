#include "random_games/random_games.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <string>

#include "codec/editions.h"
#include "engine/choices/choices.h"
#include "tests/support/source_path.h"
#include "tests/support/words.h"

namespace kuhhandel::lab {
namespace {

RandomGames games(int from, int to, Wants wants = Wants::nothing) {
  return play_random_games(second(), {.seats = 4, .from = from, .to = to}, wants);
}

TEST(RandomGames, AreIndependentOfTheNumberOfThreads) {
  auto const whole = games(0, 20);
  auto parts = games(0, 7);
  parts += games(7, 20);

  EXPECT_EQ(parts.games, 20U);
  EXPECT_EQ(whole.decisions, parts.decisions);
  EXPECT_EQ(whole.signature, parts.signature);
}

TEST(RandomGames, AreIndependentOfWhatPlayersObserve) {
  auto const plain = games(0, 20).signature;

  EXPECT_EQ(games(0, 20, Wants::replies).signature, plain);
  EXPECT_EQ(games(0, 20, Wants::observation).signature, plain);
}

TEST(RandomGames, NeedHalfTheDecisionsWithCeilings) {
  GamesToPlay const some{.seats = 4, .from = 0, .to = 100};
  auto const by_ceilings = play_random_games_by_ceilings(second(), some);

  EXPECT_EQ(by_ceilings.games, 100U);
  EXPECT_LT(by_ceilings.decisions, 44'000U) << "step by step they are 88,393";
}

/// Two with a donkey and two, and nothing but zeros, challenge each other for ever.
TEST(RandomGames, AbortAGameThatTradesForever_C12_3) {
  auto const& pairs = *codec::edition_named("mini-pairs");

  EXPECT_EQ(play_random_games(pairs, {.seats = 3, .from = 551, .to = 552}, Wants::nothing).decisions,
            kLongestGame);
}

/// The games of the Python package are compared with the same pages.
TEST(RandomGames, HaveTheSignaturesInTheEditionDocs) {
  std::regex const row("[|] ([2-6]) [|].*`([0-9a-f]{16})` [|]");
  std::smatch columns;
  int rows = 0;
  int tables = 0;
  for (auto const id : codec::edition_ids()) {
    auto const edition = codec::edition_named(id);
    tables += edition->most_seats - edition->fewest_seats + 1;
    std::ifstream page(source_path("docs/editions/" + std::string(id) + ".md"));
    for (std::string line; std::getline(page, line);) {
      if (!std::regex_match(line, columns, row)) continue;
      GamesToPlay const games{.seats = std::stoi(columns[1]), .from = 0, .to = 100};
      auto const played = play_random_games(*edition, games, Wants::nothing);
      EXPECT_EQ(played.signature, std::stoull(columns[2], nullptr, 16)) << id << ": " << line;
      ++rows;
    }
  }
  EXPECT_EQ(rows, tables) << "every edition with each number of seats";
}

}  // namespace
}  // namespace kuhhandel::lab
