// Tests that the rate of non-move facts is bounded, and that orders which change nothing are not logged.
#include <gtest/gtest.h>

#include "server/tables/server_table.h"
#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto kFast = R"({"do":"speed","speed":5,"gavel":"house"})";
constexpr auto kSlow = R"({"do":"speed","speed":1,"gavel":"house"})";

class NonMoveFacts : public testing::Test {
 protected:
  AServer server;
  live::SeatKey anna = server.open();

  std::unique_ptr<Guest> arrive() {
    auto guest = std::make_unique<Guest>(server, anna);
    guest->hello(anna.token);
    return guest;
  }
  table::Table const& table() { return server.live(anna).table(); }
  std::size_t facts() { return server.store().tables().load(anna.table)->log.size(); }
  void pass(milliseconds time) {
    server.now += time;
    server.directory().pass_time(server.now);
  }
};

TEST_F(NonMoveFacts, AnUnchangedSettingWritesNoFact) {
  auto const guest = arrive();
  auto const before = facts();

  guest->order(kSlow);

  EXPECT_EQ(guest->connection.last_type(), "ack");
  EXPECT_EQ(guest->connection.last().at("version").to_number<std::uint64_t>(), table().version());
  EXPECT_EQ(facts(), before);
}

TEST_F(NonMoveFacts, QuickSettingsAreOneFactThatAnswersAllOrders) {
  auto const guest = arrive();
  auto const before = facts();

  guest->order(kFast);
  for (int i = 0; i < 5; ++i) guest->order(R"({"do":"absence","then":"go_on"})");
  guest->order(kSlow);
  EXPECT_EQ(facts(), before + 1) << "the first at once";
  pass(live::DebouncedSettings::kDebounce);

  EXPECT_EQ(facts(), before + 2);
  EXPECT_EQ(table().settings().speed, table::Speed{1});
  EXPECT_EQ(table().settings().absence, table::Absence::go_on);
  auto const& messages = guest->connection.messages;
  EXPECT_EQ(std::ranges::count_if(messages, [](auto const& one) { return one.at("type") == "ack"; }), 7);
}

TEST_F(NonMoveFacts, QuicklyRevertedSettingsWriteNoFact) {
  auto const guest = arrive();
  guest->order(R"({"do":"absence","then":"go_on"})");
  auto const before = facts();

  guest->order(kFast);
  guest->order(kSlow);
  pass(live::DebouncedSettings::kDebounce);

  EXPECT_EQ(facts(), before);
}

TEST_F(NonMoveFacts, StartingAGameFlushesPendingSettings) {
  auto const guest = arrive();
  for (int seat : {1, 2})
    guest->order(R"({"do":"add_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
  guest->order(kFast);
  guest->order(R"({"do":"memory_aid","allowed":false})");

  guest->order(R"({"do":"start"})");

  EXPECT_EQ(table().state(), table::TableState::running);
  EXPECT_FALSE(table().settings().memory_aid);
}

// Regression: 40 connections of one seat toggled the speed for a minute, 20 times a second each, and wrote
// 38,658 facts.
TEST_F(NonMoveFacts, AMinuteOfTogglingOnFortyConnectionsWritesFewFacts) {
  std::vector<std::unique_ptr<Guest>> guests;
  for (int i = 0; i < 40; ++i) guests.push_back(arrive());
  auto const before = table().version();

  for (int i = 0; i < 1200; ++i) {
    for (auto const& guest : guests) guest->order(i % 2 == 0 ? kFast : kSlow);
    pass(milliseconds(50));
  }

  EXPECT_LE(table().version() - before, 40U + 60 / 10);
}

TEST_F(NonMoveFacts, RepeatedlyRemovedBotsAreRefused) {
  auto const guest = arrive();
  for (int i = 0; i < 100; ++i) {
    guest->order(R"({"do":"add_bot","seat":1,"bot":"random"})");
    guest->order(R"({"do":"free_seat","seat":1})");
    server.now += milliseconds(100);
  }

  EXPECT_TRUE(std::ranges::any_of(guest->connection.messages, [](auto const& message) {
    auto const* const refusal = message.as_object().if_contains("refusal");
    return refusal != nullptr && *refusal == "too_often";
  }));
  EXPECT_LE(facts(), 50U);
  pass(seconds(10));
  guest->order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  EXPECT_EQ(guest->connection.last_type(), "ack");
}

TEST_F(NonMoveFacts, ASeatThatReconnectsTooOftenIsDelayed) {
  std::unique_ptr<Guest> guest;
  int came = 0;
  for (int i = 0; i < 100; ++i) {
    guest = std::make_unique<Guest>(server, anna);
    if (guest->hello(anna.token)) ++came;
    guest->leave();
  }

  EXPECT_EQ(guest->connection.last().at("error").as_string(), "too_many");
  EXPECT_LE(came, 21) << "they were there already for the first time";
  server.now += seconds(5);
  EXPECT_TRUE(arrive()->session.has_joined());
}

TEST_F(NonMoveFacts, AVaryingRoundTripWritesFewFacts) {
  auto const guest = arrive();
  auto const before = table().version();

  for (int i = 0; i < 300; ++i) {
    guest->connection.measured = milliseconds(i % 2 == 0 ? 10 : 200);
    pass(seconds(2));
  }

  EXPECT_LE(table().version() - before, 20U + 600 / 5);
}

}  // namespace
}  // namespace kuhhandel::server
