#include "table/seats/bot_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace kuhhandel::table {
namespace {

constexpr std::size_t kSeats = kMaxSeats;

TEST(BotNames, MatchTheirKind) {
  std::vector<Occupant> const nobody(kSeats);

  EXPECT_EQ(bot_player_name("miser", seat_at(1), nobody), "Hugo");
  EXPECT_EQ(bot_player_name("miser", seat_at(4), nobody), "Hugo");
  EXPECT_EQ(bot_player_name("shark", seat_at(1), nobody), "Viktor");
  EXPECT_EQ(bot_player_name("fox", seat_at(1), nobody), "Vroni");
  EXPECT_EQ(bot_player_name("owl", seat_at(1), nobody), "Eulalia");
}

TEST(BotNames, AreUniqueAtTheTable) {
  std::vector<Occupant> occupants(kSeats);
  occupants[0] = Person{.name = "Lotte"};

  for (int seat = 1; seat < kMaxSeats; ++seat) {
    std::string const name{bot_player_name("farmer", seat_at(seat), occupants)};
    EXPECT_TRUE(std::ranges::none_of(occupants, [&](auto const& one) { return player_name(one) == name; }));
    at_seat(occupants, seat_at(seat)) = BotPlayer{.name = name, .bot = "farmer"};
  }
}

TEST(BotNames, AreFoundDespiteSimilarNamesInJoinRequests) {
  std::vector<Occupant> others(kSeats);
  others[0] = Person{.name = "Lotte"};
  for (auto const* const name : {"Hulda", "Resi", "Wilma", "Gunda", "Hedwig", "Zenzi"})
    others.emplace_back(Person{.name = name});

  auto const name = bot_player_name("farmer", seat_at(1), others);

  EXPECT_TRUE(std::ranges::none_of(others, [&](auto const& one) { return player_name(one) == name; }));
}

TEST(BotNames, AreKeptByABotThatIsSeatedAgain) {
  std::vector<Occupant> occupants(kSeats);
  occupants[2] = BotPlayer{.name = "Hugo", .bot = "miser"};

  EXPECT_EQ(bot_player_name("miser", seat_at(2), occupants), "Hugo");
}

TEST(BotNames, AreAllListed) {
  std::vector<Occupant> occupants(kSeats);
  for (auto const* const kind : {"farmer", "shark", "random"}) {
    auto const name = bot_player_name(kind, seat_at(1), occupants);
    EXPECT_TRUE(std::ranges::find(bot_player_names(), name) != bot_player_names().end()) << kind;
  }
}

}  // namespace
}  // namespace kuhhandel::table
