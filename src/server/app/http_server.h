// The network side of the server: HTTP and WebSocket on one port, in one thread (Boost.Beast).
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

/// One of the steps of housekeeping.
struct MaintenanceTask {
  std::string_view name;                     // for the log
  std::function<bool(table::Instant)> work;  // returns whether there is more to do soon
};

/// Where the server listens, and how.
struct HttpServerOptions {
  std::string address;
  std::uint16_t port;  // 0: any free one
  /// A socket that listens already, instead of address and port; it stays the caller's.
  std::optional<int> inherited_socket = {};
  Proxy proxy = Proxy::none;
  ProxySettings proxies = {};  // whose statements about their clients are believed
  std::optional<TlsFiles> tls = {};
  std::chrono::milliseconds certificate_check_interval = std::chrono::minutes(1);
  ServerLimits limits = {};
  int socket_threads = 0;  // that read and write clients' sockets; none: the loop does
  std::chrono::milliseconds hello_timeout = std::chrono::seconds(10);  // with a live connection
  /// Done about once a second, each in a turn, and soon again if one says that there is more to do. One that
  /// throws does not keep the others from being done.
  std::vector<MaintenanceTask> maintenance_tasks = {};
  /// Done in turns soon after those in which tables told what lies around them.
  std::function<void()> on_outbox_event = {};
  std::vector<std::string> allowed_hosts = {};  // names to be asked by, beside those of host_names.h
  std::optional<ListenAddress> metrics = {};    // where its figures are told; nowhere else
  std::stop_token stop_token = {};              // asks it to end as SIGTERM does; it may have done so before
  ShutdownTimeouts shutdown_timeouts = {};
  /// What a second signal does, and the first if the server cannot end in time; empty: end_process.
  std::function<void(std::string_view reason)> end_at_once = {};
  std::chrono::milliseconds max_sync_time = CommitLoop::kMaxSyncTime;
  FaultPoints faults = {};
};

class HttpServer {
 public:
  /// Binds the port; std::runtime_error with a sentence where it is in use. What the services
  /// refer to must outlive the network.
  HttpServer(HttpServerOptions const& options, Services const& services);
  ~HttpServer();

  std::uint16_t port() const;
  /// From now on, in the loop; who is connected stays.
  void set_limits(ServerLimits const& limits);
  /// None where figures are told nowhere.
  std::optional<std::uint16_t> metrics_port() const;

  /// For who shares the tables with other servers: what of that is done in the loop. The network must outlive
  /// it.
  std::unique_ptr<LoopBridge> cluster_loop(PostgresLedger& ledger, ShardHooks hooks);
  /// When it is to end `leave` is called first, in the loop, and the network serves until what it is given
  /// is called, by any thread.
  void set_drain_hook(std::function<void(std::function<void()> on_drained)> drain_hook);

  /// Serves until SIGINT, SIGTERM or what else asks it to end; passes on what the store throws, after which
  /// nothing more is sent.
  void run();

  /// After that: live connections are told where their tables are by now, as far as neighbours know.
  void redirect_clients();

  struct Impl;

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::server
