// Server-wide objects that all connections share.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <set>

#include "server/http/allowed_hosts.h"
#include "server/http/callers.h"
#include "server/limits/body_memory_budget.h"
#include "server/limits/connection_limiter.h"
#include "server/limits/request_rate_limits.h"
#include "server/loop/background_executor.h"
#include "server/loop/commit_loop.h"
#include "server/loop/piece_queue.h"
#include "server/loop/services.h"
#include "server/net/fair_scheduler.h"
#include "server/net/proxy_mode.h"
#include "server/net/send_buffer_budget.h"
#include "server/net/transport.h"
#include "server/observability/metrics.h"

namespace kuhhandel::server {

class TlsCertificate;
class ClientConnection;
class SseUplinks;

/// Hooks that tests let throw, called at places where an exception must not end the server. Otherwise empty.
struct FaultPoints {
  std::function<void()> on_accept = {};             // in the accept loop
  std::function<void()> on_connection = {};         // in each connection's coroutine
  std::function<void()> on_background_work = {};    // in the background read thread
  std::function<void()> on_certificate_check = {};  // in the loop that reloads the certificate
};

/// Objects of the server that a connection uses; outlives all connections.
struct ServerContext {
  Services services;
  CommitLoop& commit_loop;
  TlsCertificate const* certificate;  // nullptr: no TLS, or a proxy terminates it
  ConnectionLimiter& connection_limiter;
  RateLimits& rate_limits;
  BodyMemoryBudget& body_memory;
  ReadThreads& background;
  FairScheduler& scheduler;
  PieceQueue& pieces;
  Metrics& metrics;
  SseUplinks& sse_uplinks;
  std::set<ClientConnection*>& live_connections;
  AllowedHosts const& allowed_hosts;
  SendBufferBudget& send_budget;
  std::chrono::milliseconds hello_timeout;
  Proxy proxy;
  bool const& is_draining;  // its shards are moving to other servers; then it ends
  Callers& callers;
  FaultPoints faults;
  std::function<std::size_t()> connections_waiting = {};  // number of connections that wait to be accepted
};

}  // namespace kuhhandel::server
