// Round trip to a client as measured by the server, which is the upper limit for bidding races.
#pragma once

#include <cstddef>
#include <optional>

#include "table/races/rtt_estimator.h"

namespace kuhhandel::server {

/// Returns TCP's own measurement for this connection; nullopt if the kernel does not report it.
std::optional<table::KernelRoundTrip> tcp_round_trip(int socket);

/// Returns how many connections wait to be accepted at a listening socket; 0 if the kernel does not report
/// it.
std::size_t accept_queue_length(int socket);

/// Returns the round trip of a connection over plain HTTP from its pings, since TCP only measures the way to
/// the client's own proxy. It is at most 40 ms above TCP's measurement, so delaying answers gains as little
/// as over a WebSocket. `tcp` is nullopt if the server is behind a proxy.
std::optional<table::Duration> posted_round_trip(std::optional<table::Duration> pings,
                                                 std::optional<table::KernelRoundTrip> tcp);

}  // namespace kuhhandel::server
