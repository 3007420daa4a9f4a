// Who waits for a hint, and until when.
#include "live/hints.h"

#include <gtest/gtest.h>

#include "codec/editions.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

struct Deaf final : Connection {
  void send(std::string const&) override {}
};

/// Anna with two bots; the game runs.
struct AGame {
  table::Table table{{.id = "hints", .name = "Hints", .edition = second(), .seats = 3}};
  std::shared_ptr<Edition const> edition = std::make_shared<Edition const>(second());
  Deaf anna;
  Hints hints;

  AGame() {
    done(table::fact::Seated{kAnna, "Anna"});
    done(table::fact::BotSeated{kBen, "farmer", "Ben"});
    done(table::fact::BotSeated{kCleo, "farmer", "Cleo"});
    done(table::fact::Started{"seed"});
  }
  void done(table::Fact fact) { table.apply({table::Instant{0}, std::move(fact)}); }
  auto ask(std::uint64_t number) {
    Hints::Awaited const hint{.connection = &anna, .message = {"h"}, .version = table.version()};
    return hints.ask(table, edition, table.game()->state.turn, hint, number);
  }
};

TEST(Hints, AreTakenOnceByTheNumberOfTheirQuestion) {
  AGame game;
  game.done(table::fact::BotSeated{kAnna, "farmer", "Anna"});
  ASSERT_TRUE(game.ask(7));

  EXPECT_FALSE(game.hints.take(8));
  EXPECT_EQ(game.hints.take(7)->connection, &game.anna);
  EXPECT_FALSE(game.hints.take(7));
}

TEST(Hints, AreForgottenWithTheirConnection) {
  AGame game;
  game.done(table::fact::BotSeated{kAnna, "farmer", "Anna"});
  ASSERT_TRUE(game.ask(7));

  game.hints.forget(game.anna);

  EXPECT_FALSE(game.hints.take(7));
}

TEST(Hints, AreRefusedWhereAnotherPersonCouldSuffer) {
  AGame game;
  game.done(table::fact::Freed{kBen});

  auto const refused = game.ask(7);

  EXPECT_EQ(refused.error().name, "not_alone");
  EXPECT_FALSE(game.hints.take(7));
}

}  // namespace
}  // namespace kuhhandel::live
