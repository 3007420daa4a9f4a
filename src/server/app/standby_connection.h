// One connection to a server that does not own the tables.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "server/cluster_map/cluster_map.h"
#include "server/http/allowed_hosts.h"
#include "server/http/static_files.h"
#include "server/limits/request_rate_limits.h"
#include "server/loop/server_context.h"
#include "server/net/tls_certificate.h"

namespace kuhhandel::server {

using StandbyTimer =
    boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                      boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

/// Responses of a server that owns the tables but cannot change them.
struct StandbyResponses {
  std::function<HttpResponse(HttpRequest const&)> http;
  std::string live;                           // sent to a live connection, which then ends
  std::function<std::string()> metrics = {};  // at the address for metrics; empty: they are not served
};

/// Data shared by all connections of a standby server; outlives them.
struct StandbyContext {
  StaticFiles const& files;
  ClusterMap const& cluster_map;
  AllowedHosts const& allowed_hosts;
  RateLimits& rate_limits;
  Callers& callers;
  StandbyTimer& cluster_changed;  // never expires; cancelled to wake waiting connections
  bool const& is_closed;
  StandbyResponses const* responses;  // null: another server owns the tables
};

Task<void> serve_standby_connection(StandbyContext& standby, std::shared_ptr<Transport> transport,
                                    Caller caller);

/// Returns the time since the program started, for rate limits.
table::Instant standby_clock();

}  // namespace kuhhandel::server
