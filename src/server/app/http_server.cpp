#include "server/app/http_server.h"

#include <atomic>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <stop_token>
#include <utility>

#include "server/app/cluster_loop_adapter.h"
#include "server/app/http_connection.h"
#include "server/app/metrics_endpoint.h"
#include "server/cluster_map/cluster_map.h"
#include "server/cluster_map/shard.h"
#include "server/http/machine_names.h"
#include "server/limits/free_memory.h"
#include "server/loop/bot_thread_pool.h"
#include "server/loop/free_memory_thread.h"
#include "server/loop/wal_sync_thread.h"
#include "server/net/acceptor.h"
#include "server/net/coroutines.h"
#include "server/net/fair_scheduler.h"
#include "server/net/io_threads.h"
#include "server/net/tcp_rtt.h"
#include "server/observability/json_log.h"
#include "server/websocket/client_connection.h"
#include "server/websocket/sse_uplinks.h"
#include "table/messages/server_message.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;

/// Time to send the last messages.
constexpr auto kDrainGrace = std::chrono::milliseconds(300);
constexpr auto kCheckInterval = std::chrono::milliseconds(1000);
constexpr std::size_t kMaxMeasurementsPerInterval = 20;
constexpr auto kDrainTimeout = std::chrono::seconds(5);
constexpr int kAcceptedAtOnce = 8;
constexpr auto kBusyMaintenanceInterval = std::chrono::milliseconds(5);
constexpr ConnectionLimits kMonitorLimits{.connections = 16};  // more than they need

/// Waiting coroutines hold references to admission, tables and metrics; shutting down the loop first destroys
/// them all.
struct Loop : asio::io_context {
  using execution_context::shutdown;
  using io_context::io_context;
};

/// Runs `io.shutdown()` in its destructor, after members declared later have posted their last work.
struct LastWork {
  ~LastWork() { io.shutdown(); }
  Loop& io;
};

}  // namespace

struct HttpServer::Impl {
  Impl(Services const& services, HttpServerOptions const& options)
      : io_threads(io, options.socket_threads),
        connection_limiter(ConnectionLimits::of(options.limits)),
        callers(connection_limiter, options.proxies, options.tls.has_value(),
                [this] { return commit_loop.now(); }),
        rate_limits(options.limits.per_address),
        certificate(options.tls ? std::optional<TlsCertificate>(*options.tls) : std::nullopt),
        wal_sync_thread(std::in_place, io, services.directory.ledger(), services.store.checkpoints()),
        commit_loop(io, services.directory, metrics, *wal_sync_thread,
                    PausableClock(services.directory.begin_run(wall_clock())), CommitLoop::kSyncInterval),
        machine_names(std::in_place, io, confirm_host_of(options)),
        allowed_hosts(options.allowed_hosts, &*machine_names),
        background(std::in_place, io, services.read_db),
        context{services,
                commit_loop,
                certificate ? &*certificate : nullptr,
                connection_limiter,
                rate_limits,
                body_memory,
                *background,
                scheduler,
                pieces,
                metrics,
                sse_uplinks,
                live_connections,
                allowed_hosts,
                send_budget,
                options.hello_timeout,
                options.proxy,
                is_draining,
                callers,
                options.faults},
        maintenance_tasks(options.maintenance_tasks),
        stop_token(options.stop_token),
        max_sync_time(options.max_sync_time),
        certificate_check_interval(options.certificate_check_interval),
        acceptor(listen(io, options.inherited_socket, {options.address, options.port})) {
    context.connections_waiting = [this] { return accept_queue_length(acceptor.native_handle()); };
    bot_threads.emplace(io, commit_loop, services.directory, metrics);
    commit_loop.set_outbox_handler(options.on_outbox_event);
    services.directory.set_closing_hook([this](std::string const& table) { close_table(table); });
    signals.emplace(
        options.shutdown_timeouts, [this] { request_end(); },
        options.end_at_once ? options.end_at_once : end_process);
    if (options.metrics) metrics_acceptor = listen(io, *options.metrics, "--metrics-address");
  }

  ~Impl() {
    context.services.directory.set_closing_hook({});
    bot_threads.reset();
    background.reset();
    machine_names.reset();
    wal_sync_thread.reset();
    io_threads.stop();
    // Before the main loop's shutdown, which destroys the coroutines that waited for these threads.
    io_threads.shut_down();
    scheduler.clear();
    pieces.clear();
    io.shutdown();
  }

  Loop io{1};
  IoThreads io_threads;
  FairScheduler scheduler{io};
  PieceQueue pieces{io};
  Metrics metrics;
  ConnectionLimiter connection_limiter;
  Callers callers;
  RateLimits rate_limits;
  BodyMemoryBudget body_memory;
  std::optional<TlsCertificate> certificate;
  std::optional<WalSyncThread> wal_sync_thread;
  SseUplinks sse_uplinks;
  std::set<ClientConnection*> live_connections;
  // Requests that wait for durability are released when the commit loop is destroyed. Asio then posts the
  // rest of their coroutines, which need all members above.
  LastWork last_work{io};
  // Pending messages refer to members declared above, even if the server has failed.
  CommitLoop commit_loop;
  std::optional<MachineNames> machine_names;
  AllowedHosts allowed_hosts;
  SendBufferBudget send_budget;
  Handshakes handshakes;
  std::optional<ReadThreads> background;
  ServerContext context;
  FreeMemoryThread free_memory_thread{io, commit_loop, context.services};
  std::vector<MaintenanceTask> maintenance_tasks;
  std::stop_token stop_token;
  std::chrono::milliseconds max_sync_time;
  std::chrono::milliseconds certificate_check_interval;
  Acceptor acceptor;
  ConnectionLimiter monitors{kMonitorLimits};
  std::optional<Acceptor> metrics_acceptor;
  FailedAccepts failed_accepts{io, [this] { metrics.count_failed_accept(); }};
  FailedAccepts failed_accepts_of_monitors{io};
  std::optional<BotThreadPool> bot_threads;
  std::atomic<bool> has_ended = false;
  bool is_draining = false;
  bool is_closing = false;
  asio::steady_timer drain_timer{io};
  std::function<void(std::function<void()>)> drain_hook;
  std::optional<ShutdownSignals> signals;

  Task<void> accept_clients() {
    acceptor.non_blocking(true);
    for (;;) {
      auto const [stopped] = co_await acceptor.async_wait(Acceptor::wait_read, kAwait);
      if (stopped == asio::error::operation_aborted) co_return;
      if (auto const error = accept_waiting()) co_await failed_accepts.wait(error);
    }
  }

  /// Accepts the connections that wait, up to a number that takes little time. Returns why it failed.
  error_code accept_waiting() {
    for (int i = 0; i < kAcceptedAtOnce; ++i) {
      auto accepted = io_threads.accept(acceptor, connection_limiter.connections());
      if (!accepted) return accepted.error() == asio::error::would_block ? error_code{} : accepted.error();
      admit(std::move(accepted->socket), accepted->thread);
    }
    return {};
  }

  Task<void> accept_monitors() {
    for (;;) {
      auto [error, socket] = co_await metrics_acceptor->async_accept(kAwait);
      if (error == asio::error::operation_aborted) co_return;
      if (!error) admit_monitor(std::move(socket));
      if (error) co_await failed_accepts_of_monitors.wait(error);
    }
  }

  void admit(TcpSocket socket, IoThread* thread) {
    error_code error;
    auto const address = socket.remote_endpoint(error).address();
    if (error) return;
    if (context.faults.on_accept) context.faults.on_accept();
    auto caller = callers.admit(address);
    if (!caller) {
      log_json("connection_refused");
      return metrics.count_refused_connection();
    }
    auto stream = std::make_shared<Transport>(std::move(socket),
                                              certificate ? certificate->context() : nullptr, thread);
    stream->schedule_as({scheduler, address});
    stream->account_in(send_budget).set_client(address);
    stream->set_handshake_limit(handshakes);
    spawn(io, serve_http(context, std::move(stream), *std::move(caller)), reporting("connection"));
  }

  void admit_monitor(TcpSocket socket) {
    error_code error;
    auto const address = socket.remote_endpoint(error).address();
    if (error) return;
    auto slot = monitors.admit(address, commit_loop.now());
    if (!slot) return;
    auto stream = std::make_shared<Transport>(std::move(socket), nullptr);
    auto text = [this] { return metrics_text(context); };
    spawn(io, serve_metrics(allowed_hosts, text, std::move(stream), std::move(*slot), address),
          reporting("metrics"));
  }

  /// Does a little maintenance per batch until nothing is left for now.
  Task<void> run_maintenance() {
    Timer timer(io);
    for (bool more = false; !commit_loop.failure();) {
      timer.expires_after(more ? kBusyMaintenanceInterval : kCheckInterval);
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      more = false;
      for (auto const& step : maintenance_tasks) {
        commit_loop.run([&] { more |= step.work(commit_loop.now()); }, step.name);
        // Clients need not wait for all steps.
        co_await asio::post(io, kAwait);
      }
    }
  }

  /// Runs the work at intervals, which are calculated each time.
  Task<void> repeat(std::function<Clock::duration()> interval, std::function<void()> work) {
    for (Timer timer(io);;) {
      timer.expires_after(interval());
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      work();
    }
  }

  Task<void> watch_sync_time() {
    // A hung sync is reported before max_sync_time has passed.
    return repeat([this] { return std::max(max_sync_time / 12, std::chrono::milliseconds(1)); },
                  [this] { commit_loop.check_sync_time(max_sync_time - max_sync_time / 6); });
  }

  /// Measures in parts, because thousands of connections take milliseconds.
  Task<void> watch_send_buffers() {
    auto const interval = [this] {
      auto const parts = connection_limiter.connections() / SendBufferBudget::kMeasuredPerRun + 1;
      return kCheckInterval / std::min(parts, kMaxMeasurementsPerInterval);
    };
    return repeat(interval, [this] { send_budget.measure(); });
  }

  Task<void> watch_memory() {
    return repeat([] { return std::chrono::seconds(5); }, [this] { free_memory_thread.check(); });
  }

  Task<void> watch_certificate() {
    Timer timer(io);
    for (;;) {
      if (context.faults.on_certificate_check) context.faults.on_certificate_check();
      certificate->warn_before_expiry(
          std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
      timer.expires_after(certificate_check_interval);
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      certificate->reload_if_changed();
    }
  }

  Report reporting(std::string_view where) {
    return [this, where](std::exception_ptr thrown) { commit_loop.contain(std::move(thrown), where); };
  }

  void begin() {
    configure_allocator();
    raise_open_files_limit();
    if (certificate) spawn_loop(io, [this] { return watch_certificate(); }, reporting("certificate"));
    if (!maintenance_tasks.empty())
      spawn_loop(io, [this] { return run_maintenance(); }, reporting("housekeeping"));
    spawn_loop(io, [this] { return watch_sync_time(); }, reporting("seals"));
    spawn_loop(io, [this] { return watch_send_buffers(); }, reporting("send buffers"));
    spawn_loop(io, [this] { return watch_memory(); }, reporting("memory"));
    spawn_loop(io, [this] { return accept_clients(); }, reporting("accept"));
    if (metrics_acceptor) spawn_loop(io, [this] { return accept_monitors(); }, reporting("accept monitors"));
  }

  /// Disconnects all clients of a table that an exception has ended.
  void close_table(std::string const& table) {
    std::vector<ClientConnection*> connections;
    for (auto* const connection : live_connections)
      if (connection->table() == table) connections.push_back(connection);
    for (auto* const connection : connections) connection->close_table();
  }

  /// Makes all earlier changes durable, sends their messages, and closes all connections.
  void close() {
    if (has_ended || std::exchange(is_closing, true)) return;
    commit_loop.finish([this] {
      acceptor.close();
      metrics_acceptor.reset();
      has_ended = true;
      // The last messages are output that waits for its turn.
      scheduler.flush();
      io.stop();
    });
  }

  /// Called from another thread.
  void request_end() {
    asio::post(io, [this] { end(); });
  }

  void end() {
    if (has_ended || is_draining) return;
    if (!drain_hook) return close();
    is_draining = true;
    drain_hook([this] { asio::post(io, [this] { close(); }); });
    // The ledger may not answer.
    drain_timer.expires_after(kDrainTimeout);
    drain_timer.async_wait([this](error_code) { close(); });
  }

  /// Ignores further input; nothing happens at the tables any more.
  void redirect_clients(ClusterSnapshot const& cluster) {
    commit_loop.flush_final([&] {
      for (auto* const connection : live_connections)
        if (auto const owner = cluster.remote_owner_of(shard_of(connection->table())); !owner.empty())
          connection->redirect(owner);
    });
    io.restart();
    io.run_for(kDrainGrace);
  }
};

push::Resolve confirm_host_of(HttpServerOptions const& options) {
  if (options.confirm_host) return options.confirm_host;
  return [services = system_name_services()](std::string const& name) {
    return confirmed_addresses(name, services);
  };
}

HttpServer::HttpServer(HttpServerOptions const& options, Services const& services)
    : impl_(std::make_unique<Impl>(services, options)) {}

HttpServer::~HttpServer() = default;

std::uint16_t HttpServer::port() const { return impl_->acceptor.local_endpoint().port(); }

std::optional<std::uint16_t> HttpServer::metrics_port() const {
  auto const& acceptor = impl_->metrics_acceptor;
  return acceptor ? std::optional(acceptor->local_endpoint().port()) : std::nullopt;
}

void HttpServer::set_limits(ServerLimits const& limits) {
  impl_->connection_limiter.set_limits(ConnectionLimits::of(limits));
  impl_->rate_limits.set_multiplier(limits.per_address);
}

void HttpServer::redirect_clients() {
  impl_->redirect_clients(*impl_->context.services.cluster_map->snapshot());
}

std::unique_ptr<LoopBridge> HttpServer::cluster_loop(PostgresLedger& ledger, ShardHooks hooks) {
  return std::make_unique<ClusterLoopAdapter>(impl_->io, impl_->context, impl_->has_ended, ledger,
                                              std::move(hooks));
}

void HttpServer::set_drain_hook(std::function<void(std::function<void()> on_drained)> drain_hook) {
  impl_->drain_hook = std::move(drain_hook);
}

void HttpServer::run() {
  impl_->begin();
  std::stop_callback const stop_callback(impl_->stop_token, [this] { impl_->signals->request_end(); });
  impl_->commit_loop.run([] {});
  run_contained(impl_->io, impl_->reporting("loop"));
  impl_->has_ended = true;
  impl_->signals->on_ended();
  if (impl_->commit_loop.failure()) std::rethrow_exception(impl_->commit_loop.failure());
}

}  // namespace kuhhandel::server
