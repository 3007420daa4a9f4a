#include "server/limits/request_rate_limits.h"

#include <gtest/gtest.h>

#include <string>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;

auto const kAnnasAddress = make_address("192.0.2.1");
auto const kBensAddress = make_address("192.0.2.2");

/// Returns how many of a thousand requests are answered.
int let_through(RateLimits& limits, RateClass rate_class, boost::asio::ip::address const& address,
                table::Instant now) {
  int answered = 0;
  for (int i = 0; i < 1000; ++i) answered += limits.take(rate_class, address, now) ? 1 : 0;
  return answered;
}

TEST(RateLimits, ApplyToEachClassSeparately) {
  RateLimits limits(1);

  for (std::size_t i = 0; i < kRateClasses; ++i) {
    auto const rate_class = static_cast<RateClass>(i);
    EXPECT_EQ(let_through(limits, rate_class, kAnnasAddress, table::Instant{0}), rate_of(rate_class).at_once)
        << i;
  }
}

TEST(RateLimits, ApplyToEachAddressSeparately) {
  RateLimits limits(1);
  let_through(limits, RateClass::open_table, kAnnasAddress, table::Instant{0});

  EXPECT_FALSE(limits.take(RateClass::open_table, kAnnasAddress, table::Instant{0}));
  EXPECT_TRUE(limits.take(RateClass::open_table, kBensAddress, table::Instant{0}));
  EXPECT_TRUE(limits.take(RateClass::open_table, kAnnasAddress, table::Instant{6000}));
}

TEST(RateLimits, AreWiderForSharedAddressesExceptForGuesses) {
  RateLimits limits(3);
  auto const tables = rate_of(RateClass::open_table);

  EXPECT_EQ(let_through(limits, RateClass::open_table, kAnnasAddress, table::Instant{0}), 3 * tables.at_once);
  EXPECT_EQ(let_through(limits, RateClass::open_table, kAnnasAddress, table::Instant{0} + tables.each), 3);
  for (auto const guess : {RateClass::find_code, RateClass::token_guess})
    EXPECT_EQ(let_through(limits, guess, kAnnasAddress, table::Instant{0}), rate_of(guess).at_once);
}

TEST(RateLimits, ApplyToAllClassesEvenIfWide) {
  constexpr int kWidest = 20;
  RateLimits limits(kWidest);

  for (std::size_t i = 0; i < kRateClasses; ++i) {
    auto const rate_class = static_cast<RateClass>(i);
    for (int n = 0; n < kWidest * rate_of(rate_class).at_once; ++n)
      limits.take(rate_class, kAnnasAddress, table::Instant{0});
    EXPECT_FALSE(limits.take(rate_class, kAnnasAddress, table::Instant{0})) << i;
  }
}

TEST(RateLimits, KeepTheUsedFractionWhenChanged) {
  RateLimits limits(1);
  auto const all = rate_of(RateClass::open_table).at_once;
  for (int i = 0; i < all / 2; ++i) limits.take(RateClass::open_table, kAnnasAddress, table::Instant{0});

  limits.set_multiplier(3);
  EXPECT_EQ(let_through(limits, RateClass::open_table, kAnnasAddress, table::Instant{0}), 3 * all / 2);
  EXPECT_EQ(let_through(limits, RateClass::open_table, kBensAddress, table::Instant{0}), 3 * all);

  limits.set_multiplier(1);
  EXPECT_FALSE(limits.take(RateClass::open_table, kAnnasAddress, table::Instant{0}));
  auto const each = rate_of(RateClass::open_table).each;
  EXPECT_EQ(let_through(limits, RateClass::open_table, kBensAddress, table::Instant{0} + each), 1)
      << "nobody waits for longer than if they had never been wider";
  EXPECT_EQ(let_through(limits, RateClass::open_table, kAnnasAddress, table::Instant{0} + all * each), all);
}

TEST(RateLimits, ExemptThisMachineExceptForGuesses) {
  RateLimits limits(1);
  auto const address = make_address("127.0.0.1");

  EXPECT_EQ(let_through(limits, RateClass::make_group, address, table::Instant{0}), 1000);
  for (auto const guess : {RateClass::find_code, RateClass::token_guess}) {
    EXPECT_EQ(let_through(limits, guess, address, table::Instant{0}), rate_of(guess).at_once);
    EXPECT_FALSE(limits.has_left(guess, address, table::Instant{0}));
  }
}

TEST(RateLimits, AllowAnAddressThreeNamesAndThenOneAnHour) {
  RateLimits limits(1);
  auto const claims = [&](auto at) {
    return let_through(limits, RateClass::claim_name, kAnnasAddress, table::Instant(at));
  };

  EXPECT_EQ(claims(std::chrono::hours(0)), 3);
  EXPECT_EQ(claims(std::chrono::minutes(59)), 0);
  EXPECT_EQ(claims(std::chrono::minutes(60)), 1);
}

TEST(RateLimits, LimitTheNamesClaimedByAllAddresses) {
  RateLimits limits(1);
  int claimed = 0;
  for (int i = 0; i < 200; ++i)
    claimed += let_through(limits, RateClass::claim_name, make_address("198.51.100." + std::to_string(i)),
                           table::Instant{0});

  EXPECT_EQ(claimed, total_rate_of(RateClass::claim_name)->at_once);
  EXPECT_TRUE(limits.take(RateClass::open_table, kAnnasAddress, table::Instant{0}))
      << "all else is free of it";
}

TEST(RateLimits, LimitTheGroupDataOfAnAddress) {
  RateLimits limits(1);
  constexpr std::size_t kFile = std::size_t{10} * 1024 * 1024;
  table::Instant const tomorrow(std::chrono::hours(24));
  auto const files = [&](auto const& address, table::Instant now) {
    int taken = 0;
    while (limits.take_group_data(kFile, address, now)) ++taken;
    return taken;
  };

  EXPECT_EQ(files(kAnnasAddress, table::Instant{0}), 3);
  EXPECT_EQ(files(kBensAddress, table::Instant{0}), 3);
  EXPECT_EQ(files(kAnnasAddress, tomorrow), 3);
}

TEST(RateLimits, LimitTheGroupDataOfAllAddresses) {
  RateLimits limits(1);
  constexpr std::size_t kMegabyte = std::size_t{1024} * 1024;
  int taken = 0;
  for (int i = 0; i < 200; ++i)
    while (
        limits.take_group_data(kMegabyte, make_address("198.51.100." + std::to_string(i)), table::Instant{0}))
      ++taken;

  EXPECT_EQ(taken, 256);
}

// An id is one of 2^64, a code one of 31^6, among the tables that are waiting for players.
TEST(RateLimits, PreventGuessingATable) {
  auto const guesses = [](RateClass rate_class) {
    auto const rate = rate_of(rate_class);
    return static_cast<double>(rate.at_once + table::Duration(std::chrono::hours(24)) / rate.each);
  };

  EXPECT_LT(guesses(RateClass::read_memory) * 6000 / 0x1p64, 1e-9) << "with every table there is, in a day";
  EXPECT_LT(guesses(RateClass::find_code) * 60 / (31.0 * 31 * 31 * 31 * 31 * 31), 1e-3)
      << "with sixty that wait";
}

}  // namespace
}  // namespace kuhhandel::server
