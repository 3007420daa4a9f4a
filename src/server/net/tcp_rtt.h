// How long the round trip to a client is, measured at this end: races believe no client further than that.
#pragma once

#include <cstddef>
#include <optional>

#include "table/rtt_estimator.h"

namespace kuhhandel::server {

/// What TCP itself has measured of this connection; none where the kernel does not tell.
std::optional<table::KernelRoundTrip> tcp_round_trip(int socket);

/// Returns how many connections wait to be accepted at a listening socket; 0 if the kernel does not report
/// it.
std::size_t accept_queue_length(int socket);

/// The round trip of a connection over plain HTTP, by its pings: TCP sees the way to the client's own proxy
/// alone. It is at most 40 ms above what TCP measured, so answers that are held back gain as little as there.
/// Where this end has a proxy before it, `tcp` is none.
std::optional<table::Duration> posted_round_trip(std::optional<table::Duration> pings,
                                                 std::optional<table::KernelRoundTrip> tcp);

}  // namespace kuhhandel::server
