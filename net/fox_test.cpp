#include "net/fox.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "bots/match.h"
#include "bots/trader/trader.h"
#include "engine/digest.h"
#include "net/bot_from.h"
#include "net/net_bot.h"
#include "tests/support/words.h"

namespace kuhhandel::net {
namespace {

constexpr int kTurnsOfFoxes = 400;

/// The end of a game of such bots, all of the same kind; none may have chosen what is not legal.
template <class AnyBot, class... Made>
std::uint64_t end_of_game(Edition const& edition, int seats, Made const&... made) {
  std::vector<std::unique_ptr<bots::Bot>> players;
  std::vector<bots::Bot*> line_up;
  for (int i = 0; i < seats; ++i) {
    players.push_back(std::make_unique<AnyBot>(made...));
    line_up.push_back(players.back().get());
  }
  bots::Match match(edition, start(edition, seats, "1"), line_up, 1);
  play_out(match, kTurnsOfFoxes);
  for (auto const seat : seats_of(seats)) EXPECT_EQ(match.faults(seat), 0) << edition.id.text() << seats;
  return digest(match.state());
}

TEST(Fox, PlaysTheSecondEditionByItsNet) {
  auto const edition = second();
  for (int seats = 3; seats <= 5; ++seats)
    EXPECT_EQ(end_of_game<Fox>(edition, seats), end_of_game<NetBot>(edition, seats, net_of_fox())) << seats;
}

TEST(Fox, IsATraderWhereItsNetHasNotLearned) {
  for (auto const* const id : {"first", "russian", "master", "duel"}) {
    auto const edition = published(id);
    auto const seats = edition.fewest_seats;
    EXPECT_EQ(end_of_game<Fox>(edition, seats), end_of_game<bots::Trader>(edition, seats)) << id;
  }
}

TEST(Fox, IsKnownByItsName) {
  EXPECT_EQ(bot_names().back().name, "fox");
  EXPECT_EQ(bot_names().back().level, bots::kLevels);
  EXPECT_NE(dynamic_cast<Fox*>(make_bot("fox").get()), nullptr);
  EXPECT_EQ(make_bot("ghost"), nullptr);
  EXPECT_TRUE(bot_from("fox:temperature=0.5"));
}

}  // namespace
}  // namespace kuhhandel::net
