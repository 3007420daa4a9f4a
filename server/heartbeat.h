// Whether a client is still at the other end. Each second it is asked for a sign of life that its browser
// gives by itself, and it is told that the server is there.
#pragma once

#include "table/instant.h"

namespace kuhhandel::server {

/// How often each side hears of the other, at the least.
inline constexpr table::Duration kBetweenBeats{1'000};
/// Of whom nothing was heard for so long is away.
inline constexpr table::Duration kSilence{3'000};

class Heartbeat {
 public:
  explicit Heartbeat(table::Instant now) : heard_(now) {}

  void hear(table::Instant now) { heard_ = now; }
  bool is_silent(table::Instant now) const { return now - heard_ >= kSilence; }

 private:
  table::Instant heard_;
};

/// When a connection beats next: connections share 16 moments of each second, so that few turns of the server
/// serve many of them, and none serves all.
constexpr table::Duration until_next_beat(table::Instant now) {
  constexpr auto kGrain = kBetweenBeats / 16;
  return kBetweenBeats - now % kGrain;
}

}  // namespace kuhhandel::server
