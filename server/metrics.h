// What the server counts, for Prometheus (figures_session.h tells it). The loop alone counts and asks.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "server/exposition.h"
#include "server/route.h"

namespace kuhhandel::server {

class Metrics {
 public:
  /// A turn of the server's loop that brought so many facts and took so long.
  void count_turn(std::size_t facts, std::chrono::nanoseconds took);
  /// A seal: how long what was done had to wait for the disk before it was told.
  void count_seal(std::chrono::nanoseconds took);
  void count_message(std::size_t bytes);
  /// A request that was answered, by the pattern of its route; null: a file, or nothing.
  void count_request(Route const* route, int status);
  void count_refused_connection();
  void count_cut_line();
  void count_connections(std::size_t open);
  void count_tables(std::size_t in_memory);

  /// In Prometheus' text format.
  std::string text() const;

 private:
  std::uint64_t facts_ = 0;
  std::uint64_t messages_ = 0;
  std::uint64_t bytes_ = 0;
  std::map<std::string, std::uint64_t> requests_;  // by the labels of route and status
  std::uint64_t refused_ = 0;
  std::uint64_t cut_ = 0;
  std::uint64_t connections_ = 0;
  std::uint64_t tables_ = 0;
  Histogram turns_;
  Histogram seals_;
};

}  // namespace kuhhandel::server
