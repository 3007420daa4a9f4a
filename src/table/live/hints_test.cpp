// Outstanding hints, and when they end.
#include "live/hints.h"

#include <gtest/gtest.h>

#include "codec/editions.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

struct Listening final : Connection {
  std::string last_message;
  void send(std::string const& message) override { last_message = message; }
};

/// Anna in a running game with two bots.
struct AGame {
  table::Table table{{.id = "hints", .name = "Hints", .edition = second(), .seats = 3}};
  std::shared_ptr<Edition const> edition = std::make_shared<Edition const>(second());
  Listening anna;
  Hints hints;

  AGame() {
    apply(table::fact::Seated{kAnna, "Anna"});
    apply(table::fact::BotSeated{kBen, "farmer", "Ben"});
    apply(table::fact::BotSeated{kCleo, "farmer", "Cleo"});
    apply(table::fact::Started{"seed"});
  }
  void apply(table::Fact fact) { table.apply({table::Instant{0}, std::move(fact)}); }
  auto ask(std::uint64_t number) {
    Hints::Request const hint{.connection = &anna, .message = {"h"}};
    return hints.ask(table, edition, table.game()->state.turn, hint, number);
  }
};

TEST(Hints, AreTakenOnceByRequestNumber) {
  AGame game;
  game.apply(table::fact::BotSeated{kAnna, "farmer", "Anna"});
  ASSERT_TRUE(game.ask(7));

  EXPECT_FALSE(game.hints.take(8));
  EXPECT_EQ(game.hints.take(7)->connection, &game.anna);
  EXPECT_FALSE(game.hints.take(7));
}

TEST(Hints, AreDroppedWithTheirConnection) {
  AGame game;
  game.apply(table::fact::BotSeated{kAnna, "farmer", "Anna"});
  auto const question = game.ask(7);
  ASSERT_TRUE(question && !*question->is_cancelled);

  game.hints.cancel(game.anna);

  EXPECT_TRUE(*question->is_cancelled);
  EXPECT_FALSE(game.hints.take(7));
}

TEST(Hints, AreLimitedToOnePerSeat) {
  AGame game;
  game.apply(table::fact::BotSeated{kAnna, "farmer", "Anna"});
  ASSERT_TRUE(game.ask(7));

  auto const refused = game.ask(8);

  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().name, "too_many");
  EXPECT_TRUE(game.hints.take(7));
  EXPECT_TRUE(game.ask(9)) << "the first was answered";
}

TEST(Hints, StayValidUntilTheNextMove) {
  AGame game;
  game.apply(table::fact::BotSeated{kAnna, "farmer", "Anna"});
  auto const question = game.ask(7);

  game.apply(table::fact::BotSeated{kAnna, "random", "Anna"});
  game.hints.cancel_outdated(game.table);

  EXPECT_FALSE(*question->is_cancelled);
  EXPECT_TRUE(game.hints.take(7));
}

TEST(Hints, AreDroppedWhenTheGameContinues) {
  AGame game;
  game.apply(table::fact::BotSeated{kAnna, "farmer", "Anna"});
  auto const question = game.ask(7);

  game.apply(table::fact::Played{.command = {game.table.game()->state.turn, action::Auction{}}, .id = {}});
  game.hints.cancel_outdated(game.table);

  EXPECT_TRUE(*question->is_cancelled);
  EXPECT_NE(game.anna.last_message.find("hint_outdated"), std::string::npos);
  EXPECT_FALSE(game.hints.take(7));
}

TEST(Hints, AreRefusedIfAnotherPlayerCouldBeAffected) {
  AGame game;
  game.apply(table::fact::SeatVacated{kBen});

  auto const refused = game.ask(7);

  EXPECT_EQ(refused.error().name, "not_alone");
  EXPECT_FALSE(game.hints.take(7));
}

}  // namespace
}  // namespace kuhhandel::live
