#include "neural/fox.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "bots/exact/exact_bot.h"
#include "bots/match.h"
#include "bots/trader/trader.h"
#include "engine/bounds/bounds.h"
#include "engine/digest.h"
#include "neural/bot_from.h"
#include "neural/net_bot.h"
#include "neural/net_files.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

constexpr int kTurnsOfFoxes = 400;

/// Plays a game of such bots, all of the same kind, to its end; none may choose illegally.
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

/// Returns how many of the program's nets have this output for such a table.
std::ptrdiff_t nets_that_give(OutputHead head, Edition const& edition, int seats) {
  return std::ranges::count_if(net_files(), [&](NetFile file) {
    auto const net = read_net(file);
    return net->head == head && plays(*net, edition.id.text(), seats);
  });
}

TEST(Fox, HasOneNetForEveryEditionAndTableSize) {
  for (auto const* const id : {"second", "first", "russian", "master", "duel"}) {
    auto const& edition = published(id);
    for (int seats = edition.fewest_seats; seats <= edition.most_seats; ++seats) {
      EXPECT_EQ(nets_that_give(OutputHead::replies, edition, seats), 1) << id << seats;
      EXPECT_LE(nets_that_give(OutputHead::odds, edition, seats), 1) << id << seats;
    }
  }
}

TEST(Fox, PlaysEveryEditionAndTableSizeWithANet) {
  for (auto const* const id : {"second", "first", "russian", "master", "duel"}) {
    auto const& edition = published(id);
    for (int seats = edition.fewest_seats; seats <= edition.most_seats; ++seats) {
      auto const net = net_for(OutputHead::replies, edition, seats);
      ASSERT_NE(net, nullptr) << id << seats;
      auto const end = end_of_game<Fox>(edition, seats);
      // Elsewhere a trader decides about trades with players whom it has not recognised yet.
      if (!can_be_followed(edition)) EXPECT_EQ(end, end_of_game<NetBot>(edition, seats, net)) << id << seats;
    }
  }
}

TEST(Fox, PlaysLikeTheTraderWithoutANet) {
  for (auto const* const id : {"mini-3", "mini-pairs"}) {
    auto const edition = published(id);
    auto const seats = edition.fewest_seats;
    EXPECT_EQ(end_of_game<Fox>(edition, seats), end_of_game<bots::Trader>(edition, seats)) << id;
  }
}

TEST(Fox, PlaysSmallGamesByTheirSolution) {
  for (auto const* const id : {"mini-2", "mini-donkey"})
    EXPECT_EQ(end_of_game<Fox>(published(id), 2), end_of_game<bots::ExactBot>(published(id), 2)) << id;
}

TEST(Fox, IsCreatedByItsName) {
  EXPECT_NE(dynamic_cast<Fox*>(make_bot("fox").get()), nullptr);
  EXPECT_EQ(make_bot("ghost"), nullptr);
  EXPECT_TRUE(bot_from("fox:temperature=0.5"));
}

}  // namespace
}  // namespace kuhhandel::neural
