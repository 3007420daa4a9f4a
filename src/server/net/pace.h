// The slowest pace at which a client may read a response.
#pragma once

#include <chrono>
#include <cstddef>

#include "server/net/send_buffer_budget.h"

namespace kuhhandel::server {

/// Time for the first bytes, and for a pause.
inline constexpr auto kPaceGrace = std::chrono::seconds(15);

struct Pace {
  using Clock = std::chrono::steady_clock;

  Clock::time_point began;
  std::size_t written = 0;  // bytes since then

  /// Returns when the connection is cut unless the client has read more by then.
  Clock::time_point ends_at() const {
    return began + kPaceGrace + std::chrono::milliseconds(written / SendBufferBudget::kMinBytesPerMs);
  }
};

}  // namespace kuhhandel::server
