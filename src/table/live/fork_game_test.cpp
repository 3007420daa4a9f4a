#include "live/fork_game.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/match.h"
#include "bots/registry.h"
#include "codec/editions.h"
#include "codec/records/replay.h"
#include "engine/digest.h"
#include "live/lobby_json.h"
#include "live/local_table.h"
#include "table/log/log_json.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

constexpr table::Instant kNow{1'700'000'000'000};
constexpr std::string_view kWanted =
    R"({"name":"From step 60","speed":0,"commands":60,"seat":1,"bots":["farmer","trader"]})";

struct AShelf final : LocalTableHost {
  std::vector<std::string> kept;
  std::string last;
  void send(int, std::string const& message) override { last = message; }
  void append(std::uint64_t, table::Instant, std::string const& fact) override { kept.push_back(fact); }
};

/// Returns the record of a game among bots.
codec::Record a_game(Edition const& edition) {
  codec::Record record{.edition = edition,
                       .seats = {"Anna", "Ben", "Cleo", "Dora"},
                       .from = codec::Dealt{.seed = "a game", .first = kBen},
                       .commands = {}};
  record.seats.resize(static_cast<std::size_t>(edition.fewest_seats));
  std::vector<std::unique_ptr<bots::Bot>> players;
  std::vector<bots::Bot*> line_up;
  for ([[maybe_unused]] auto const& seat : record.seats)
    line_up.push_back(players.emplace_back(bots::make_bot("farmer")).get());
  bots::Match match(record.edition, codec::beginning_of(record), line_up, 1);
  while (match.step())
    if (match.last_command()) record.commands.push_back(*match.last_command());
  return record;
}

codec::Record const& whole_game() {
  static auto const kRecord = a_game(second());
  return kRecord;
}

codec::Record up_to(codec::Record record, std::size_t commands) {
  record.commands.resize(commands);
  return record;
}

std::uint64_t digest_at(codec::Record const& record, std::size_t commands) {
  return digest(codec::replay(up_to(record, commands)).value());
}

std::string hello(int seat) {
  return R"({"type":"hello","version":1,"token":")" + std::to_string(seat) + "\"}";
}

TEST(ForkedGame, StartsFromTheRecordAndFinishesIndependently) {
  AShelf device;
  LocalTable table(fork_game("mine", whole_game(), kWanted, kNow).value(), device, kNow);
  EXPECT_EQ(digest(table.table().game()->state), digest_at(whole_game(), 60));
  EXPECT_FALSE(table.next_due()) << "nobody is there yet";

  table.receive(0, hello(1), kNow);
  while (table.table().state() == table::TableState::running) table.advance_to(*table.next_due());

  auto const record = record_of(table.table());
  EXPECT_EQ(record.seats, whole_game().seats);
  EXPECT_EQ(digest_at(record, 60), digest_at(whole_game(), 60));
  EXPECT_NE(record.commands, whole_game().commands);
  EXPECT_TRUE(std::holds_alternative<phase::Finished>(codec::replay(record).value().phase));
}

TEST(ForkedGame, SurvivesARestart) {
  AShelf device;
  LocalTable table(fork_game("mine", whole_game(), kWanted, kNow).value(), device, kNow);
  std::vector<table::Entry> log;
  for (auto const& fact : device.kept) log.push_back({kNow, table::read_fact(fact, second()).value()});

  LocalTable again(table.table().setup(), log, device, kNow);
  again.receive(0, hello(1), kNow);

  EXPECT_EQ(digest(again.table().game()->state), digest_at(whole_game(), 60));
  EXPECT_EQ(device.last.find("reopened"), std::string::npos) << "nothing was interrupted";
  EXPECT_EQ(again.table().presence().host(), kBen);
  EXPECT_TRUE(again.next_due());
}

TEST(ForkedGame, PreservesEveryCardInEveryEdition) {
  for (auto const id : codec::edition_ids(Purpose::play)) {
    auto const game = a_game(*codec::edition_named(id));
    auto const kept = table::fact_text(fork_game("mine", game, kWanted, kNow).value().snapshot, game.edition);
    auto const read = table::read_fact(kept, game.edition).value();

    auto const& snapshot = *std::get<table::fact::LogSnapshot>(read).game;
    EXPECT_EQ(digest(set_up(game.edition, *snapshot.position).next), digest_at(game, 0)) << id;
  }
}

struct Refused {
  std::string wanted;
  std::string where;
};

class ForkedGameRefuses : public testing::TestWithParam<Refused> {};

TEST_P(ForkedGameRefuses, ByTheField) {
  auto const played = fork_game("mine", whole_game(), GetParam().wanted, kNow);

  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().where, GetParam().where);
}

std::string wanted(std::string const& commands, std::string const& seat = "1",
                   std::string const& bots = R"(["farmer"])") {
  return R"({"name":"Mine","speed":1,"commands":)" + commands + R"(,"seat":)" + seat + R"(,"bots":)" + bots +
         "}";
}

INSTANTIATE_TEST_SUITE_P(
    Requests, ForkedGameRefuses,
    testing::Values(Refused{wanted(std::to_string(whole_game().commands.size())), "commands"},
                    Refused{wanted("-1"), "commands"}, Refused{wanted("100000"), "commands"},
                    Refused{wanted("3", "9"), "seat"}, Refused{wanted("3", "1", "[]"), "bots"},
                    Refused{wanted("3", "1", R"(["nobody"])"), "bots[0]"}, Refused{"{}", "name"}));

TEST(ForkedGame, RefusesARecordWithAnEarlierIllegalCommand) {
  auto broken = whole_game();
  broken.commands[10] = hammer();

  EXPECT_EQ(fork_game("mine", broken, kWanted, kNow).error().where, "commands");
  EXPECT_TRUE(fork_game("mine", broken, wanted("10"), kNow));
}

}  // namespace
}  // namespace kuhhandel::live
