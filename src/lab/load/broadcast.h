// Measures the cost of the sockets alone: a server that passes every message on to a group of six, whose
// clients send in turn. Nothing is played, logged or encoded.
#pragma once

#include <chrono>
#include <cstddef>

namespace kuhhandel::load {

struct Broadcasts {
  std::size_t connections;
  double per_core_second;  // messages passed on to a whole group, per second of the server's processor time
};

/// `size` is that of each message passed on, in bytes; `groups` of `members` each.
Broadcasts measure_broadcasts(int groups, int members, std::size_t size, std::chrono::milliseconds time);

}  // namespace kuhhandel::load
