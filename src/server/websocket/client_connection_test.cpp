// Tests how soon a lost connection is noticed, and that a slow one does not count as lost.
#include "server/websocket/client_connection.h"

#include <gtest/gtest.h>

#include <deque>
#include <optional>
#include <set>

#include "engine/random/rng.h"
#include "server/websocket/ping_tracker.h"
#include "tests/support/laws.h"

namespace kuhhandel::server {
namespace {

using table::Duration;
using table::Instant;

/// Ordered connection like TCP, without losses until it is cut.
class ALine {
 public:
  explicit ALine(Instant opened) : now_(opened), heart_(opened) {}

  /// Runs until then; `round_trip` returns the delay of each ping.
  template <class RoundTrip>
  void run(Instant until, RoundTrip const& round_trip) {
    for (; now_ < until; now_ += Duration{1}) {
      for (; !answers_.empty() && answers_.front().at <= now_; answers_.pop_front())
        if (!cut_at_ && pings_.was_sent(answers_.front().number)) heart_.on_activity(now_);
      if (now_ < looks_at_) continue;
      if (heart_.is_silent(now_) && !noticed_) noticed_ = now_;
      pings_.start_ping();
      Instant const back = now_ + round_trip();
      answers_.push_back({answers_.empty() ? back : std::max(back, answers_.back().at), pings_.latest()});
      looks_at_ = now_ + heart_.next_tick_in(now_);
    }
  }
  void cut() { cut_at_ = now_; }
  /// Discards what was noticed during a slow start.
  void begin_anew() { noticed_.reset(); }

  Instant now() const { return now_; }
  std::optional<Instant> noticed() const { return noticed_; }

 private:
  struct Answer {
    Instant at;
    std::uint64_t number;
  };

  Instant now_;
  Heartbeat heart_;
  PingTracker pings_;
  std::deque<Answer> answers_;
  Instant looks_at_{0};
  std::optional<Instant> cut_at_;
  std::optional<Instant> noticed_;
};

constexpr Instant kOpened{1'700'000'000'000};

TEST(Heartbeat, ShowsALostConnectionWithinThreeSeconds) {
  constexpr Duration kForTheOthers{500};
  for (int trip = 1; trip < 900; trip += 53)
    for (int phase = 0; phase < 1000; phase += 37) {
      ALine line(kOpened + Duration{phase});
      line.run(kOpened + Duration{5'000}, [&] { return Duration{trip}; });
      ASSERT_FALSE(line.noticed());
      line.cut();
      auto const cut_at = line.now();
      line.run(cut_at + Duration{5'000}, [&] { return Duration{trip}; });

      ASSERT_TRUE(line.noticed());
      EXPECT_LE(*line.noticed() - cut_at, Duration{3'000} - kForTheOthers) << trip << ' ' << phase;
    }
}

// A third of the pings take longer than a heartbeat, so the same ping is sent again before it is answered.
TEST(Heartbeat, ToleratesASlowConnection) {
  for (int seed = 0; seed < law_runs(8); ++seed) {
    Rng chance(static_cast<std::uint64_t>(seed));
    Duration const trip{1 + chance.below(4'000)};
    ALine line(kOpened + Duration{chance.below(1'000)});
    auto const round_trip = [&] { return trip + Duration{chance.below(6) == 0 ? chance.below(1'400) : 0}; };
    line.run(kOpened + Duration{8'000}, round_trip);
    line.begin_anew();
    line.run(kOpened + std::chrono::minutes(2), round_trip);

    EXPECT_FALSE(line.noticed()) << "seed " << seed << ", round trip " << trip.count();
  }
}

TEST(Heartbeat, GroupsManyConnectionsIntoFewTicks) {
  std::set<Instant> moments;
  for (Instant now = kOpened; now < kOpened + Duration{1'000}; now += Duration{1}) {
    auto const wait = until_next_tick(now);
    EXPECT_GT(wait, kTickInterval * 9 / 10);
    EXPECT_LE(wait, kTickInterval);
    moments.insert(now + wait);
  }
  EXPECT_LE(moments.size(), 18U);
}

}  // namespace
}  // namespace kuhhandel::server
