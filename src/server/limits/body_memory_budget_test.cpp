#include "server/limits/body_memory_budget.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;

auto const kAnnasHouse = make_address("192.0.2.1");
auto const kBensHouse = make_address("192.0.2.2");

TEST(BodyMemoryBudget, IsLimitedPerAddressAndInTotal) {
  BodyMemoryBudget room({.total = 100, .per_subnet = 60});
  std::optional<BodyMemoryBudget::Lease> annas(std::in_place, room, kAnnasHouse);
  BodyMemoryBudget::Lease annas_other(room, kAnnasHouse);
  BodyMemoryBudget::Lease bens(room, kBensHouse);

  EXPECT_TRUE(annas->grow_to(50));
  EXPECT_TRUE(annas->grow_to(20)) << "which it has";
  EXPECT_FALSE(annas_other.grow_to(11));
  EXPECT_TRUE(bens.grow_to(50));
  EXPECT_FALSE(bens.grow_to(51));
  annas.reset();
  EXPECT_TRUE(annas_other.grow_to(50));
}

TEST(BodyMemoryBudget, AllowsThisMachineTheTotal) {
  BodyMemoryBudget room({.total = 100, .per_subnet = 60});
  BodyMemoryBudget::Lease own(room, make_address("127.0.0.1"));

  EXPECT_TRUE(own.grow_to(100));
  EXPECT_FALSE(own.grow_to(101));
}

/// Manual clock.
BodyMemoryBudget::Clock::time_point current_time{std::chrono::hours(1)};

/// Room for 100 kB of three clients.
struct RoomForSlowClients : testing::Test {
  BodyMemoryBudget room{{.total = 100'000, .per_subnet = 60'000}, [] { return current_time; }};
  std::string cut;
  BodyMemoryBudget::Lease stopped{room, kAnnasHouse, [this] { cut += 's'; }};
  BodyMemoryBudget::Lease trickling{room, kBensHouse, [this] { cut += 't'; }};
  BodyMemoryBudget::Lease latest{room, make_address("192.0.2.3"), [this] { cut += 'n'; }};

  void SetUp() override {
    EXPECT_TRUE(stopped.grow_to(50'000));
    EXPECT_TRUE(trickling.grow_to(40'000));
    wait(std::chrono::seconds(1));
    EXPECT_TRUE(trickling.grow_to(46'400));
  }
  static void wait(std::chrono::milliseconds time) { current_time += time; }
};

TEST_F(RoomForSlowClients, IsKeptByThoseWhoHaveJustSent) {
  wait(std::chrono::milliseconds(1990));

  EXPECT_FALSE(latest.grow_to(10'000));
  EXPECT_EQ(cut, "");
}

TEST_F(RoomForSlowClients, IsTakenFromTheSlowestFirst) {
  wait(std::chrono::milliseconds(2050));
  EXPECT_TRUE(latest.grow_to(40'000));
  EXPECT_EQ(cut, "s");

  wait(std::chrono::milliseconds(100));
  EXPECT_TRUE(latest.grow_to(60'000));
  EXPECT_EQ(cut, "st");
}

TEST_F(RoomForSlowClients, IsNotKeptByABurstAndAFewBytes) {
  BodyMemoryBudget large{{.total = 1'000'000, .per_subnet = 900'000}, [] { return current_time; }};
  bool was_cut = false;
  BodyMemoryBudget::Lease burst(large, kAnnasHouse, [&] { was_cut = true; });
  BodyMemoryBudget::Lease honest(large, kBensHouse, [] { ADD_FAILURE() << "it sends fast enough"; });
  std::size_t sent = 800'000;
  std::size_t received = 0;
  ASSERT_TRUE(burst.grow_to(sent));

  for (int second = 0; second < 4 && !was_cut; ++second) {
    wait(std::chrono::seconds(1));
    EXPECT_TRUE(burst.grow_to(++sent));
    received += 64'000;
    EXPECT_TRUE(honest.grow_to(received)) << second;
  }

  EXPECT_TRUE(was_cut);
}

TEST_F(RoomForSlowClients, IsNeverTakenFromARequestThatIsHandled) {
  BodyMemoryBudget one{{.total = 10, .per_subnet = 10}, [] { return current_time; }};
  BodyMemoryBudget::Lease complete(one, kAnnasHouse, [] { ADD_FAILURE() << "it is being handled"; });
  ASSERT_TRUE(complete.grow_to(10));
  complete.keep();
  wait(std::chrono::hours(1));
  BodyMemoryBudget::Lease other(one, kBensHouse);

  EXPECT_FALSE(other.grow_to(1));
}

}  // namespace
}  // namespace kuhhandel::server
