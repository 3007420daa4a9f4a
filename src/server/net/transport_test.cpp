#include "server/net/transport.h"

#include <gtest/gtest.h>

#include <optional>

namespace kuhhandel::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

/// Returns when a client that reads `bytes_per_second` in steps of 100 ms is cut; nullopt if it has read
/// `size` bytes before.
std::optional<milliseconds> cut_after(std::size_t bytes_per_second, std::size_t size,
                                      milliseconds pause = milliseconds(0)) {
  Pace pace{.began = {}};
  for (auto now = milliseconds(100) + pause; pace.written < size; now += milliseconds(100)) {
    if (pace.ends_at() <= Pace::Clock::time_point(now)) return now;
    pace.written += bytes_per_second / 10;
  }
  return {};
}

constexpr std::size_t kMegabyteToRead = 1'000'000;

TEST(Pace, AllowsAClientThatReadsEightKilobytesASecond) {
  EXPECT_EQ(cut_after(8'000, 10 * kMegabyteToRead), std::nullopt);
  EXPECT_EQ(cut_after(8'000, 10 * kMegabyteToRead, seconds(14)), std::nullopt) << "also after a pause";
  EXPECT_EQ(cut_after(100'000, 100 * kMegabyteToRead), std::nullopt);
}

TEST(Pace, DisconnectsASlowerClient) {
  for (int const rate : {0, 10, 1'000, 4'000, 7'000, 7'900})
    EXPECT_NE(cut_after(static_cast<std::size_t>(rate), 10 * kMegabyteToRead), std::nullopt) << rate;
  EXPECT_EQ(cut_after(0, 1), seconds(15));
  EXPECT_LT(cut_after(4'000, 10 * kMegabyteToRead), seconds(31))
      << "the grace, and as long for what was read";
}

TEST(Pace, AllowsASmallResponseToBeReadSlowly) { EXPECT_EQ(cut_after(1'000, 14'000), std::nullopt); }

}  // namespace
}  // namespace kuhhandel::server
