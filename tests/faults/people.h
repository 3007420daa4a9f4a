// The clients of a cluster, who play on in a thread of their own, whatever befalls it.
#pragma once

#include <chrono>
#include <mutex>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "server/cluster/follower.h"
#include "tests/kill/survivors.h"

namespace kuhhandel {

class People {
 public:
  /// They take their seats at one of the servers, and play from then on.
  People(Survivors& people, std::vector<load::ServerAddress> servers) : people_(people) {
    people_.come_back_to_any(std::move(servers));
    playing_ = std::jthread([this](std::stop_token const& ends) {
      while (!ends.stop_requested()) {
        with([](Survivors& all) { all.play_for(kSlice); });
        // Otherwise a waiting thread might wait for ever.
        server::pause_for(kBreath);
      }
    });
  }

  /// Between two moments of their play.
  template <class Ask>
  std::invoke_result_t<Ask const&, Survivors&> with(Ask const& ask) {
    std::lock_guard const lock(mutex_);
    return ask(people_);
  }

 private:
  static constexpr std::chrono::milliseconds kSlice{10};
  static constexpr std::chrono::milliseconds kBreath{1};

  Survivors& people_;
  std::mutex mutex_;
  std::jthread playing_;
};

}  // namespace kuhhandel
