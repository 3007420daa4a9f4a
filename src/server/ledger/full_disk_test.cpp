// With a full disk the server starts nothing new, but everything that runs can finish.
#include <gtest/gtest.h>

#include "server/background/maintenance.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

constexpr auto kTable =
    R"({"player":"Ben","name":"Monday","edition":"second","seats":3,"public":true,"speed":1})";
constexpr auto kGroup = R"({"name":"Sunday","players":[]})";
constexpr store::DiskBounds kNoRoom{.most = 0};

class FullDisk : public testing::Test {
 protected:
  void has(store::DiskBounds bounds) {
    site.server.options.disk = bounds;
    site.server.restart();
  }
  /// Lets Anna take a seat.
  std::unique_ptr<Guest> arrive() {
    auto guest = std::make_unique<Guest>(site.server, anna);
    guest->hello(anna.token);
    return guest;
  }
  void fill(Guest& guest) {
    for (int seat : {1, 2})
      guest.order(R"({"do":"add_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
  }
  bool is_running() { return site.server.live(anna).table().state() == table::TableState::running; }

  ASite site;
  live::SeatKey anna = site.server.open();
};

TEST_F(FullDisk, RefusesNewDataButLetsInvitedPlayersJoin) {
  arrive();
  has(kNoRoom);

  auto const refused = site.ask("POST", "/api/tables", kTable);

  EXPECT_EQ(refused.status, 507);
  EXPECT_EQ(boost::json::parse(refused.body).at("error").as_string(), "full");
  EXPECT_EQ(site.ask("POST", "/api/groups", kGroup).status, 507);
  EXPECT_EQ(site.ask("POST", "/api/names", R"({"player":"Ben"})").status, 507);
  EXPECT_EQ(site.ask("POST", "/api/tables/" + anna.table + "/seats", R"({"player":"Ben"})").status, 201);
  EXPECT_TRUE(arrive()->session.has_joined());
}

TEST_F(FullDisk, StartsNoGameUntilThereIsSpace) {
  fill(*arrive());
  has(kNoRoom);
  auto guest = arrive();

  guest->order(R"({"do":"start"})");

  EXPECT_EQ(guest->connection.last().at("refusal").as_string(), "disk_full");
  EXPECT_FALSE(is_running());
  has({});
  guest = arrive();
  guest->order(R"({"do":"start"})");
  EXPECT_TRUE(is_running());
}

TEST_F(FullDisk, LetsARunningGameFinish) {
  auto guest = arrive();
  fill(*guest);
  guest->order(R"({"do":"start"})");
  has(kNoRoom);
  guest = arrive();

  for (int i = 0; i < 20'000 && is_running(); ++i) site.server.wait();

  EXPECT_FALSE(is_running());
  EXPECT_TRUE(site.server.store().tables().game(anna.table, 1));
}

TEST_F(FullDisk, HasTooLittleFreeSpace) {
  EXPECT_FALSE(store::is_full(site.server.store()));

  has({.leaves_free = std::numeric_limits<std::uint64_t>::max()});

  EXPECT_TRUE(store::is_full(site.server.store()));
}

TEST_F(FullDisk, IsDetectedAtTheDataLimit) {
  auto& store = site.server.store();
  has({.most = store::bytes_in_use(store) + 100'000});
  EXPECT_FALSE(store::is_full(site.server.store()));

  site.server.store().add_game("abc", 1, {.record = std::string(200'000, 'x')});

  EXPECT_TRUE(store::is_full(site.server.store()));
}

TEST_F(FullDisk, IsLoggedOnceWithTheUsage) {
  site.server.groups().make("Sundays", {"Anna"}, "a-key-of-twenty-four-ab", site.server.now);
  has(kNoRoom);
  Maintenance house(site.server.store(), site.server.directory(), site.server.groups(), {});
  testing::internal::CaptureStderr();

  for (int i = 0; i < 3; ++i) house.run_steps(site.server.now);

  auto const log = testing::internal::GetCapturedStderr();
  auto const first = log.find(R"("event":"disk_budget_used_up")");
  ASSERT_NE(first, std::string::npos) << log;
  EXPECT_EQ(log.find("disk_budget_used_up", first + 30), std::string::npos) << log;
  for (auto const* const figure :
       {R"("groups":1)", R"("largest_group":1)", R"("group_bytes":0)", R"("tables":1)"})
    EXPECT_NE(log.find(figure), std::string::npos) << figure << log;
}

}  // namespace
}  // namespace kuhhandel::server
