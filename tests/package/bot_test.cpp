// The bots of kuhhandel.h play as they do everywhere.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/match.h"
#include "editions/built_in.h"
#include "engine/digest.h"
#include "engine/play.h"
#include "neural/bot_from.h"
#include "tests/package/owned.h"

namespace kuhhandel {
namespace {

constexpr std::uint64_t kBotSeed = 5;

using Choose = int (*)(kuhhandel_bot*, kuhhandel_game const*);

/// Returns the digest of the game after that many decisions, or at its end.
std::uint64_t game_by_c(char const* edition, int seats, char const* name,
                        Choose choose = kuhhandel_bot_choose, int most = KUHHANDEL_LONGEST_GAME) {
  owned::Game const game(kuhhandel_game_new(edition, seats, nullptr, KUHHANDEL_FULL, kBotSeed));
  std::vector<owned::Bot> seated;
  for (int seat = 0; seat < seats; ++seat) {
    seated.emplace_back(kuhhandel_bot_new(name, game.get(), seat, kBotSeed));
  }
  for (int seat = 0; most-- > 0 && (seat = kuhhandel_game_seat(game.get())) >= 0;) {
    auto const reply = choose(seated[static_cast<std::size_t>(seat)].get(), game.get());
    EXPECT_EQ(kuhhandel_game_step(game.get(), static_cast<std::uint16_t>(reply)), nullptr);
  }
  return kuhhandel_game_digest(game.get());
}

std::uint64_t end_of_match(Edition const& edition, int seats, char const* name) {
  std::vector<std::unique_ptr<bots::Bot>> made;
  std::vector<bots::Bot*> line_up;
  for (int seat = 0; seat < seats; ++seat) {
    made.push_back(*neural::bot_from(name));
    line_up.push_back(made.back().get());
  }
  bots::Match match(edition, start(edition, seats, std::to_string(kBotSeed)), line_up, kBotSeed);
  while (match.step()) {
  }
  return digest(match.state());
}

/// If several claim at once, the draw differs (C7.6), and payments of `random` are not canonical.
TEST(CBots, PlayTheSameGameAsAMatch_C12) {
  for (auto const* const edition : {"second", "duel", "mini-3"}) {
    auto const& played = *editions::named(edition);
    for (auto const* const name : {"farmer", "trader", "shark:playouts=1", "fox", "owl:worlds=1"}) {
      EXPECT_EQ(game_by_c(edition, played.fewest_seats, name),
                end_of_match(played, played.fewest_seats, name))
          << edition << ' ' << name;
    }
  }
}

int stopped_decisions = 0;

/// Stops the decision after a playout, and asks again.
int choose_after_a_stop(kuhhandel_bot* bot, kuhhandel_game const* game) {
  int left = 1;
  auto const goes_on = [](void* looks) { return --*static_cast<int*>(looks) >= 0 ? 1 : 0; };
  auto const reply = kuhhandel_bot_choose_while(bot, game, goes_on, &left);
  if (reply != KUHHANDEL_STOPPED) return reply;
  EXPECT_EQ(left, -1) << "it ends at once";
  ++stopped_decisions;
  return kuhhandel_bot_choose(bot, game);
}

TEST(CBots, ForgetADecisionThatWasStopped) {
  using SearchingBot = std::pair<char const*, int>;
  for (auto const& [name, decisions] :
       {SearchingBot("trader:rounds=40", 600), SearchingBot("shark:playouts=4", 60),
        SearchingBot("owl:worlds=2", 60)}) {
    stopped_decisions = 0;
    auto const stopped = game_by_c("second", 3, name, choose_after_a_stop, decisions);
    EXPECT_EQ(stopped, game_by_c("second", 3, name, kuhhandel_bot_choose, decisions)) << name;
    EXPECT_GT(stopped_decisions, 0) << name;
  }
}

TEST(CBots, ReturnNullForInvalidArguments) {
  owned::Game const game(kuhhandel_game_new("second", 3, nullptr, KUHHANDEL_FULL, kBotSeed));
  owned::Game const other(kuhhandel_game_new("second", 3, nullptr, KUHHANDEL_FULL, kBotSeed + 1));
  auto const asked = kuhhandel_game_seat(game.get());
  owned::Bot const bot(kuhhandel_bot_new("farmer", game.get(), asked, kBotSeed));
  owned::Bot const waiting(kuhhandel_bot_new("farmer", game.get(), (asked + 1) % 3, kBotSeed));

  EXPECT_EQ(kuhhandel_bot_new("clever", game.get(), 0, kBotSeed), nullptr);
  EXPECT_EQ(kuhhandel_bot_new("farmer", game.get(), 3, kBotSeed), nullptr);
  owned::Game const compact(kuhhandel_game_new("second", 3, nullptr, KUHHANDEL_COMPACT, kBotSeed));
  EXPECT_EQ(kuhhandel_bot_new("farmer", compact.get(), 0, kBotSeed), nullptr);
  EXPECT_EQ(kuhhandel_bot_choose(bot.get(), other.get()), -1);
  EXPECT_EQ(kuhhandel_bot_choose(waiting.get(), game.get()), -1);
  EXPECT_STREQ(kuhhandel_bot_name(0), "random");
  EXPECT_EQ(kuhhandel_bot_name(100), nullptr);
}

TEST(CBots, ReportAnimalsAndSharesOfTheWin_C9_6) {
  owned::Game const game(kuhhandel_game_new("second", 3, nullptr, KUHHANDEL_FULL, kBotSeed));
  std::vector<float> shares(3);
  kuhhandel_game_shares(game.get(), shares.data());

  EXPECT_THAT(shares, testing::Each(testing::FloatEq(1.0F / 3))) << "at the start all have equal points";
  EXPECT_STREQ(kuhhandel_animal("second", 0), "rooster");
  EXPECT_EQ(kuhhandel_animal("second", 10), nullptr);
}

}  // namespace
}  // namespace kuhhandel
