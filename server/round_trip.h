// How long the round trip to a client is, measured at this end: races believe no client further than that.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "table/instant.h"

namespace kuhhandel::server {

/// What TCP itself has measured of this connection: the smoothed round trip, but at most 40 ms above the
/// least. So answers that are held back for a while lengthen it little. None where the kernel does not tell.
std::optional<table::Duration> tcp_round_trip(int socket);

/// The round trip of a connection over plain HTTP, by its pings: TCP sees the way to the client's own proxy
/// alone. It is at most 40 ms above what TCP measured, so answers that are held back gain as little as there.
/// Where this end has a proxy before it, `tcp` is none.
std::optional<table::Duration> posted_round_trip(std::optional<table::Duration> pings,
                                                 std::optional<table::Duration> tcp);

/// The round trip by pings, where TCP ends too early: the mean of the latest answers.
class PingRoundTrip {
 public:
  void answered(table::Duration after);

  /// None before the first answer.
  std::optional<table::Duration> mean() const;

 private:
  static constexpr std::size_t kKept = 8;
  static constexpr table::Duration kLongest{
      250};  // a client can hold its answers back, so no more is believed

  std::array<table::Duration, kKept> latest_{};
  std::size_t count_ = 0;
};

}  // namespace kuhhandel::server
