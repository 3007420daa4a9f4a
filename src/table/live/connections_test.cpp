// Connections, their viewers, and what happens to the connections of a vacated seat.
#include "live/connections.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

struct TestConnection final : Connection {
  std::vector<std::string> messages;
  void send(std::string const& message) override { messages.push_back(message); }
};

struct Two {
  Connections connections;
  TestConnection anna;
  TestConnection ben;

  Two() {
    connections.open(anna, kAnna);
    connections.open(ben, kBen);
  }
};

TEST(Connections, MapToTheirSeats) {
  Two two;
  TestConnection stranger;

  EXPECT_EQ(two.connections.viewer_of(two.ben), Viewer{kBen});
  EXPECT_EQ(two.connections.viewer_of(stranger), std::nullopt);
  EXPECT_THAT(two.connections.of_viewer(kAnna), testing::ElementsAre(&two.anna));
}

TEST(Connections, ReturnTheSeatOfAClosedOne) {
  Two two;

  EXPECT_EQ(two.connections.close(two.anna), Viewer{kAnna});

  EXPECT_EQ(two.connections.close(two.anna), std::nullopt) << "it is closed already";
  EXPECT_THAT(two.connections.of_viewer(kAnna), testing::IsEmpty());
  EXPECT_FALSE(two.connections.is_empty());
}

TEST(Connections, BecomeSpectatorsWhenTheirSeatIsFreed) {
  Two two;

  EXPECT_THAT(two.connections.unseat(kBen), testing::ElementsAre(&two.ben));

  EXPECT_EQ(two.connections.viewer_of(two.ben).value(), Viewer{});
  EXPECT_EQ(two.connections.viewer_of(two.anna), Viewer{kAnna});
}

TEST(Connections, ReceiveBroadcasts) {
  Two two;

  two.connections.broadcast("moo");

  EXPECT_THAT(two.anna.messages, testing::ElementsAre("moo"));
  EXPECT_THAT(two.ben.messages, testing::ElementsAre("moo"));
}

}  // namespace
}  // namespace kuhhandel::live
