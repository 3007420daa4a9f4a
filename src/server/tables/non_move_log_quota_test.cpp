// Tests that the log of a game that lasts for weeks grows with its moves, not with arrivals and departures.
#include "server/tables/non_move_log_quota.h"

#include <gtest/gtest.h>

#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

constexpr int kAtOnce = NonMoveLogQuota::kBurst;

/// A paused game.
class NonMoveLogQuotaTest : public testing::Test {
 protected:
  NonMoveLogQuotaTest() {
    auto const guest = arrive();
    for (int seat : {1, 2})
      guest->order(R"({"do":"add_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
    guest->order(R"({"do":"start"})");
    guest->order(R"({"do":"pause"})");
    guest->leave();
  }

  std::unique_ptr<Guest> arrive() {
    auto guest = std::make_unique<Guest>(server, anna);
    guest->hello(anna.token);
    return guest;
  }
  /// Tries to join every 5 s for an hour and returns how many attempts succeeded.
  int visits_of_an_hour() {
    int visits = 0;
    for (int i = 0; i < 720; ++i) {
      server.now += seconds(5);
      auto const guest = arrive();
      if (!guest->session.has_joined()) continue;
      ++visits;
      guest->leave();
    }
    return visits;
  }
  std::size_t facts() { return server.store().tables().load(anna.table)->log.size(); }

  AServer server;
  live::SeatKey anna = server.open();
};

TEST_F(NonMoveLogQuotaTest, LimitsConnectsAndDisconnects) {
  auto const before = facts();

  auto const visits = visits_of_an_hour();

  EXPECT_GE(visits, kAtOnce);
  EXPECT_LE(visits, kAtOnce + 6);
  EXPECT_LE(facts(), before + static_cast<std::size_t>(2 * visits));
  server.now += hours(2);
  EXPECT_TRUE(arrive()->session.has_joined()) << "with time there is room again";
}

TEST_F(NonMoveLogQuotaTest, SurvivesARestart) {
  visits_of_an_hour();
  server.restart();

  EXPECT_FALSE(arrive()->session.has_joined());
}

// Regression: a connection that fell silent and spoke again could come and go without limit.
TEST_F(NonMoveLogQuotaTest, LimitsSilencesToo) {
  auto const guest = arrive();
  auto const before = server.live(anna).table().version();

  for (int i = 0; i < 3600; ++i) {
    server.now += seconds(1);
    guest->session.tick(true, server.now);
    guest->session.on_activity(server.now);
  }

  EXPECT_LE(server.live(anna).table().version() - before, 2U * (kAtOnce + 6));
}

TEST_F(NonMoveLogQuotaTest, MarksASilentPlayerPresentOnceTheQuotaAllows) {
  auto const guest = arrive();
  auto const is_away = [&] { return server.live(anna).table().presence().person(anna.seat)->away; };
  for (int i = 0; i < 60; ++i) {
    guest->session.tick(true, server.now);
    guest->session.on_activity(server.now);
  }
  EXPECT_TRUE(is_away());

  server.now += seconds(5);
  guest->session.tick(false, server.now);

  EXPECT_FALSE(is_away());
}

TEST_F(NonMoveLogQuotaTest, LimitsOrdersAndRoundTripChanges) {
  auto const guest = arrive();
  auto const before = server.live(anna).table().version();

  for (int i = 0; i < 1440; ++i) {
    server.now += seconds(5);
    guest->connection.measured = std::chrono::milliseconds(i % 2 == 0 ? 10 : 200);
    server.directory().pass_time(server.now);
    guest->order(i % 2 == 0 ? R"({"do":"resume"})" : R"({"do":"pause"})");
  }

  auto const was_refused = [](boost::json::value const& message) {
    return message.at("type") == "refused" && message.at("refusal") == "too_often";
  };
  EXPECT_TRUE(std::ranges::any_of(guest->connection.messages, was_refused));
  EXPECT_LE(server.live(anna).table().version() - before, 1'500U);
}

TEST_F(NonMoveLogQuotaTest, IsResetForTheNextGame) {
  NonMoveLogQuota log;
  for (int i = 0; i < kAtOnce; ++i) log.on_event({table::Instant{1}, table::fact::Back{kAnna}});
  EXPECT_FALSE(log.has_room(live::NonMoveKind::arrival, kAnna, table::Instant{2}));
  EXPECT_TRUE(log.has_room(live::NonMoveKind::arrival, kBen, table::Instant{2}));
  EXPECT_TRUE(log.has_room(live::NonMoveKind::order, kAnna, table::Instant{2}));

  log.on_event({table::Instant{2}, table::fact::Started{"seed"}});

  EXPECT_TRUE(log.has_room(live::NonMoveKind::arrival, kAnna, table::Instant{2}));
}

}  // namespace
}  // namespace kuhhandel::server
