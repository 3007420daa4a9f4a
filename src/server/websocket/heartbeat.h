// Whether a client is still at the other end. Each second it is asked for a sign of life that its browser
// gives by itself, and it is told that the server is there.
#pragma once

#include <algorithm>

#include "table/instant.h"

namespace kuhhandel::server {

/// How often each side hears of the other, at the least.
inline constexpr table::Duration kTickInterval{1'000};
/// Of whom nothing was heard for so long is away. The others are to see it within three seconds: half of one
/// is left for the way to them and for their page. A line that goes on beats each second, so an answer may be
/// a second and a half late before it is taken for lost: TCP sends a packet again after 0.2 s, 0.6 s and 1.4
/// s.
inline constexpr table::Duration kSilenceTimeout{2'500};

/// When a connection beats next: connections share 16 moments of each second, so that few turns of the server
/// serve many of them, and none serves all.
constexpr table::Duration until_next_tick(table::Instant now) {
  constexpr auto kGrain = kTickInterval / 16;
  return kTickInterval - now % kGrain;
}

class Heartbeat {
 public:
  explicit Heartbeat(table::Instant now) : last_activity_(now) {}

  void on_activity(table::Instant now) { last_activity_ = now; }
  bool is_silent(table::Instant now) const { return now - last_activity_ >= kSilenceTimeout; }

  /// How long from now the connection is to be looked at again: at its next beat, or when it falls silent
  /// before that.
  table::Duration next_tick_in(table::Instant now) const {
    auto const tick = until_next_tick(now);
    return is_silent(now) ? tick : std::min(tick, last_activity_ + kSilenceTimeout - now);
  }

 private:
  table::Instant last_activity_;
};

}  // namespace kuhhandel::server
