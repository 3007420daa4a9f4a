// HTTP on one connection, until it ends or becomes a live one.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <set>

#include "server/admission.h"
#include "server/backlog.h"
#include "server/callers.h"
#include "server/client_stream.h"
#include "server/host_names.h"
#include "server/large_room.h"
#include "server/metrics.h"
#include "server/network.h"
#include "server/posted_connections.h"
#include "server/rate_limits.h"
#include "server/services.h"
#include "server/side_thread.h"
#include "server/turns.h"

namespace kuhhandel::server {

class LiveConnection;

/// What a connection needs of its server; outlives all connections.
struct ServerContext {
  Services services;
  Turns& turns;
  Certificate const* certificate;  // null: in the open, or a proxy has it
  Admission& admission;
  RateLimits& rates;
  LargeRoom& large;
  ReadThreads& side;
  Metrics& metrics;
  PostedConnections& posted;
  std::set<LiveConnection*>& live;
  HostNames const& hosts;
  Backlog& backlog;
  std::chrono::milliseconds hello_patience;
  Proxy proxy;
  bool const& is_leaving;  // others take what is here, and it ends
  Callers& callers;
  FaultPoints faults;
  std::function<std::size_t()> connections_waiting = {};  // to be accepted
};

Task<void> talk_http(ServerContext& context, std::shared_ptr<ClientStream> shared, Caller caller);

}  // namespace kuhhandel::server
