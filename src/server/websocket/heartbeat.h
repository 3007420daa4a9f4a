// Detects silent clients: each second the server sends a heartbeat and a ping, which the browser answers by
// itself.
#pragma once

#include <algorithm>

#include "table/instant.h"

namespace kuhhandel::server {

/// Maximum interval between signs of life in each direction.
inline constexpr table::Duration kTickInterval{1'000};
/// A client that has been silent for this long counts as away. Other players see it within three seconds:
/// half a second is left for the way to them and for their page. With a ping each second, an answer may be
/// 1.5 s late before the connection counts as lost: TCP retransmits after 0.2 s, 0.6 s and 1.4 s.
inline constexpr table::Duration kSilenceTimeout{2'500};

/// Returns the time until the connection's next heartbeat. Connections share 16 slots per second, so that few
/// batches serve many connections and no batch serves all.
constexpr table::Duration until_next_tick(table::Instant now) {
  constexpr auto kGrain = kTickInterval / 16;
  return kTickInterval - now % kGrain;
}

class Heartbeat {
 public:
  explicit Heartbeat(table::Instant now) : last_activity_(now) {}

  void on_activity(table::Instant now) { last_activity_ = now; }
  bool is_silent(table::Instant now) const { return now - last_activity_ >= kSilenceTimeout; }

  /// Returns the time until the connection must be checked again: at its next heartbeat, or earlier if it
  /// falls silent before.
  table::Duration next_tick_in(table::Instant now) const {
    auto const tick = until_next_tick(now);
    return is_silent(now) ? tick : std::min(tick, last_activity_ + kSilenceTimeout - now);
  }

 private:
  table::Instant last_activity_;
};

}  // namespace kuhhandel::server
