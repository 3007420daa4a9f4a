// Network side of the server: HTTP and WebSocket on one port, in one thread (Boost.Beast).
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "push/host_lookup.h"
#include "server/app/shutdown_signals.h"
#include "server/cluster/loop_bridge.h"
#include "server/http/proxies.h"
#include "server/limits/server_limits.h"
#include "server/loop/commit_loop.h"
#include "server/loop/server_context.h"
#include "server/loop/services.h"
#include "server/net/listen_address.h"
#include "server/net/proxy_mode.h"
#include "server/net/tls_certificate.h"

namespace kuhhandel::server {

class PostgresLedger;

/// One step of the periodic maintenance.
struct MaintenanceTask {
  std::string_view name;                     // for the log
  std::function<bool(table::Instant)> work;  // returns whether there is more to do soon
};

/// Listening address and settings of the server.
struct HttpServerOptions {
  std::string address;
  std::uint16_t port;  // 0: any free port
  /// An already listening socket, instead of address and port; the caller keeps ownership.
  std::optional<int> inherited_socket = {};
  Proxy proxy = Proxy::none;
  ProxySettings proxies = {};  // proxies whose forwarded client addresses are trusted
  std::optional<TlsFiles> tls = {};
  std::chrono::milliseconds certificate_check_interval = std::chrono::minutes(1);
  ServerLimits limits = {};
  int socket_threads = 0;  // threads that read and write client sockets; 0: the loop does
  std::chrono::milliseconds hello_timeout = std::chrono::seconds(10);  // for live connections
  /// Run about once a second, each in its own batch, and sooner if one returns that there is more to do. An
  /// exception in one does not stop the others.
  std::vector<MaintenanceTask> maintenance_tasks = {};
  /// Runs in batches soon after those that emitted outbox events.
  std::function<void()> on_outbox_event = {};
  std::vector<std::string> allowed_hosts = {};  // host names in addition to those of allowed_hosts.h
  push::Resolve confirm_host = {};              // see machine_names.h; empty: by the system
  std::optional<ListenAddress> metrics = {};    // where metrics are served; nullopt: nowhere
  std::stop_token stop_token =
      {};  // a stop request ends the server as SIGTERM does; it may come before the start
  ShutdownTimeouts shutdown_timeouts = {};
  /// Called on a second signal, or if the server cannot end in time after the first; empty: end_process.
  std::function<void(std::string_view reason)> end_at_once = {};
  std::chrono::milliseconds max_sync_time = CommitLoop::kMaxSyncTime;
  FaultPoints faults = {};
};

/// Returns how the server confirms names of this machine.
push::Resolve confirm_host_of(HttpServerOptions const& options);

class HttpServer {
 public:
  /// Binds the port. Throws std::runtime_error if it is in use. Everything that the services refer to must
  /// outlive this object.
  HttpServer(HttpServerOptions const& options, Services const& services);
  ~HttpServer();

  std::uint16_t port() const;
  /// Sets the limits; call it on the loop. Existing connections stay.
  void set_limits(ServerLimits const& limits);
  /// Returns nullopt if metrics are not served.
  std::optional<std::uint16_t> metrics_port() const;

  /// Returns the bridge by which a cluster works on the loop. This object must outlive it.
  std::unique_ptr<LoopBridge> cluster_loop(PostgresLedger& ledger, ShardHooks hooks);
  /// Before the server ends it calls `drain_hook` on the loop, and keeps serving until `on_drained` is
  /// called, from any thread.
  void set_drain_hook(std::function<void(std::function<void()> on_drained)> drain_hook);

  /// Serves until SIGINT, SIGTERM or another stop request. Rethrows storage failures, after which nothing
  /// more is sent.
  void run();

  /// Call it after run(): redirects live connections to the new owners of their tables, as far as the cluster
  /// map knows them.
  void redirect_clients();

  struct Impl;

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::server
