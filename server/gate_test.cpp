#include "server/gate.h"

#include <gtest/gtest.h>

#include <vector>

namespace kuhhandel {
namespace {

using boost::asio::ip::make_address;

auto const kAnnas = make_address("192.0.2.1");
auto const kBens = make_address("192.0.2.2");
GateLimits const kSmall{.connections = 4,
                        .connections_per_address = 2,
                        .arrivals_per_second = 1,
                        .arrivals_at_once = 3,
                        .wishes = {{{60, 2}, {60, 1}, {60, 1}, {60, 1}, {60, 1}, {60, 1}}}};

TEST(Gate, BoundsTheConnectionsOfOneAddress) {
  Gate gate(kSmall);
  auto const one = gate.admit(kAnnas, Instant{0});
  auto const two = gate.admit(kAnnas, Instant{0});

  EXPECT_TRUE(two);
  EXPECT_FALSE(gate.admit(kAnnas, Instant{0}));
  EXPECT_TRUE(gate.admit(kBens, Instant{0})) << "each address has its own";
}

TEST(Gate, GivesRoomBackWhenAConnectionEnds) {
  Gate gate(kSmall);
  auto const stays = gate.admit(kAnnas, Instant{0});

  {
    auto const leaves = gate.admit(kAnnas, Instant{0});
  }

  EXPECT_EQ(gate.connections(), 1U);
  EXPECT_TRUE(gate.admit(kAnnas, Instant{0}));
}

TEST(Gate, BoundsAllConnections) {
  Gate gate(kSmall);
  std::vector<std::optional<Gate::Pass>> passes;
  for (auto const* const text : {"192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"}) {
    passes.push_back(gate.admit(make_address(text), Instant{0}));
  }

  EXPECT_FALSE(gate.admit(make_address("127.0.0.1"), Instant{0})) << "this machine's own too";
}

TEST(Gate, BoundsHowFastOneAddressComesBack) {
  Gate gate(kSmall);
  for (int i = 0; i < 3; ++i) gate.admit(kAnnas, Instant{0});

  EXPECT_FALSE(gate.admit(kAnnas, Instant{0}));
  EXPECT_TRUE(gate.admit(kAnnas, Instant{1000}));
}

TEST(Gate, BoundsEachWishByItself) {
  Gate gate(kSmall);
  gate.may(Wish::open_table, kAnnas, Instant{0});
  gate.may(Wish::open_table, kAnnas, Instant{0});

  EXPECT_FALSE(gate.may(Wish::open_table, kAnnas, Instant{0}));
  EXPECT_TRUE(gate.may(Wish::open_table, kBens, Instant{0}));
  EXPECT_TRUE(gate.may(Wish::open_table, kAnnas, Instant{1000}));
  for (auto const wish : {Wish::make_group, Wish::change_group, Wish::import_games}) {
    EXPECT_TRUE(gate.may(wish, kAnnas, Instant{0}));
    EXPECT_FALSE(gate.may(wish, kAnnas, Instant{0}));
  }
}

TEST(Gate, LeavesThisMachineFree) {
  Gate gate(kSmall);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(gate.may(Wish::make_group, make_address("127.0.0.1"), Instant{0}));
}

TEST(Gate, TakesAHouseholdOfIpv6ForOneAddress) {
  Gate gate(kSmall);
  auto const one = gate.admit(make_address("2001:db8::1"), Instant{0});
  auto const two = gate.admit(make_address("2001:db8::2"), Instant{0});

  EXPECT_FALSE(gate.admit(make_address("2001:db8::3"), Instant{0}));
  EXPECT_TRUE(gate.admit(make_address("2001:db8:1::1"), Instant{0}));
}

}  // namespace
}  // namespace kuhhandel
