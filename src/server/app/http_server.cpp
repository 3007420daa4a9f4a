#include "server/app/http_server.h"

#include <atomic>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
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
#include "server/limits/free_memory.h"
#include "server/loop/bot_thread_pool.h"
#include "server/loop/wal_sync_thread.h"
#include "server/net/acceptor.h"
#include "server/net/coroutines.h"
#include "server/net/io_threads.h"
#include "server/net/tcp_rtt.h"
#include "server/observability/json_log.h"
#include "server/websocket/client_connection.h"
#include "server/websocket/sse_uplinks.h"
#include "table/server_message.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

using Clock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;

/// For what is said last to go out.
constexpr auto kLastWords = std::chrono::milliseconds(300);
constexpr auto kBetweenLooks = std::chrono::milliseconds(1000);
constexpr int kLooksAtFreeMemory = 5;
constexpr auto kMostLeaving = std::chrono::seconds(5);
constexpr auto kBetweenLooksAtSeal = std::chrono::milliseconds(250);
constexpr auto kBetweenSweeps = std::chrono::milliseconds(5);

/// More than monitors need.
constexpr AdmissionLimits kMonitors{.connections = 16};

/// Connections wait in it and hold on to admission, tables and metrics: whoever has these lets go of all
/// waiting first.
struct Loop : asio::io_context {
  using execution_context::shutdown;
  using io_context::io_context;
};

/// Does what is posted to a loop that is shut down, when it is destroyed itself.
struct LastWork {
  ~LastWork() { io.shutdown(); }
  Loop& io;
};

}  // namespace

struct Network::Impl {
  Impl(Services const& services, NetworkOptions const& options)
      : sockets(io, options.socket_threads),
        admission(AdmissionLimits::of(options.limits)),
        callers(admission, options.proxies, options.tls.has_value(), [this] { return turns.now(); }),
        rates(options.limits.per_address),
        certificate(options.tls ? std::optional<Certificate>(*options.tls) : std::nullopt),
        sealing(std::in_place, io, services.lobby.ledger(), services.store.checkpoints()),
        turns(io, services.lobby, metrics, *sealing, ServerClock(services.lobby.begin_run(wall_clock()))),
        hosts(options.hosts),
        side(std::in_place, io, services.archive),
        context{services,
                turns,
                certificate ? &*certificate : nullptr,
                admission,
                rates,
                large,
                *side,
                metrics,
                posted,
                live,
                hosts,
                backlog,
                options.hello_patience,
                options.proxy,
                is_leaving,
                callers,
                options.faults},
        house(options.house),
        ends(options.ends),
        most_for_seal(options.most_for_seal),
        between_looks_at_certificate(options.between_looks_at_certificate),
        acceptor(listen(io, options.listening, {options.address, options.port})) {
    context.connections_waiting = [this] { return accept_queue_length(acceptor.native_handle()); };
    thinking.emplace(io, turns, services.lobby, metrics);
    turns.let_hear(options.hear);
    services.lobby.set_closing_hook([this](std::string const& table) { close_table(table); });
    signals.emplace(
        options.end_patience, [this] { ask_to_end(); },
        options.end_at_once ? options.end_at_once : end_process);
    if (options.metrics) figures_acceptor = listen(io, *options.metrics, "--metrics-address");
  }

  ~Impl() {
    context.services.lobby.set_closing_hook({});
    thinking.reset();
    side.reset();
    sealing.reset();
    sockets.end();
    // A coroutine that waited there is let go of at home.
    sockets.let_go();
    io.shutdown();
  }

  Loop io{1};
  SocketThreads sockets;
  Metrics metrics;
  Admission admission;
  Callers callers;
  RateLimits rates;
  LargeRoom large;
  std::optional<Certificate> certificate;
  std::optional<SealingThread> sealing;
  PostedConnections posted;
  std::set<LiveConnection*> live;
  // A request that waits for a turn to become durable is let go of with the turns. Asio then posts the rest
  // of its coroutine, which needs all that is above.
  LastWork last_work{io};
  // Whoever is to be told something holds on to all that stands before it, also where the server has failed.
  Turns turns;
  HostNames hosts;
  Backlog backlog;
  Handshakes handshakes;
  FreeMemory free_memory;
  asio::thread_pool memory_thread{1};
  std::optional<ReadThreads> side;
  ServerContext context;
  std::vector<HouseStep> house;
  std::stop_token ends;
  std::chrono::milliseconds most_for_seal;
  std::chrono::milliseconds between_looks_at_certificate;
  Acceptor acceptor;
  Admission monitors{kMonitors};
  std::optional<Acceptor> figures_acceptor;
  FailedAccepts failed_accepts{io, [this] { metrics.count_failed_accept(); }};
  FailedAccepts failed_accepts_of_monitors{io};
  std::optional<ThinkingPool> thinking;
  std::atomic<bool> has_ended = false;
  bool is_leaving = false;
  bool is_closing = false;
  asio::steady_timer leaving{io};
  std::function<void(std::function<void()>)> leave;
  std::optional<EndSignals> signals;

  Task<void> accept_clients() {
    for (;;) {
      auto* const thread = sockets.next();
      TcpSocket socket(thread == nullptr ? io : thread->io());
      auto const [error] = co_await acceptor.async_accept(socket, kAwait);
      if (error == asio::error::operation_aborted) co_return;
      if (!error) admit(std::move(socket), thread);
      if (error) co_await failed_accepts.wait(error);
    }
  }

  Task<void> accept_monitors() {
    for (;;) {
      auto [error, socket] = co_await figures_acceptor->async_accept(kAwait);
      if (error == asio::error::operation_aborted) co_return;
      if (!error) admit_monitor(std::move(socket));
      if (error) co_await failed_accepts_of_monitors.wait(error);
    }
  }

  void admit(TcpSocket socket, SocketThread* thread) {
    error_code gone;
    auto const address = socket.remote_endpoint(gone).address();
    if (gone) return;
    if (context.faults.on_accept) context.faults.on_accept();
    auto caller = callers.admit(address);
    if (!caller) {
      journal("connection_refused");
      return metrics.count_refused_connection();
    }
    auto stream = std::make_shared<ClientStream>(std::move(socket),
                                                 certificate ? certificate->context() : nullptr, thread);
    stream->count_in(backlog);
    stream->limit_handshakes(handshakes);
    spawn(io, talk_http(context, std::move(stream), *std::move(caller)), reporting("connection"));
  }

  void admit_monitor(TcpSocket socket) {
    error_code gone;
    auto const address = socket.remote_endpoint(gone).address();
    if (gone) return;
    auto pass = monitors.admit(address, turns.now());
    if (!pass) return;
    auto stream = std::make_shared<ClientStream>(std::move(socket), nullptr);
    spawn(io, tell_figures(context, std::move(stream), std::move(*pass)), reporting("metrics"));
  }

  /// A little in each turn, until all is done for now.
  Task<void> keep_house() {
    Timer timer(io);
    for (bool more = false; !turns.failure();) {
      timer.expires_after(more ? kBetweenSweeps : kBetweenLooks);
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      more = false;
      for (auto const& step : house) turns.work([&] { more |= step.work(turns.now()); }, step.name);
    }
  }

  Task<void> look_at_seals() {
    Timer timer(io);
    for (;;) {
      timer.expires_after(std::min(kBetweenLooksAtSeal, most_for_seal));
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      turns.look_at_seal(most_for_seal);
    }
  }

  Task<void> watch_memory() {
    Timer timer(io);
    for (int looks = 1;; ++looks) {
      timer.expires_after(kBetweenLooks);
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      backlog.measure();
      if (looks % kLooksAtFreeMemory == 0) asio::post(memory_thread, [this] { free_memory.give_back(); });
    }
  }

  Task<void> keep_certificate() {
    Timer timer(io);
    for (;;) {
      certificate->warn_of_end(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
      timer.expires_after(between_looks_at_certificate);
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      certificate->look_again();
    }
  }

  Report reporting(std::string_view where) {
    return [this, where](std::exception_ptr thrown) { turns.contain(std::move(thrown), where); };
  }

  void begin() {
    configure_allocator();
    raise_open_files_limit();
    if (certificate) spawn_loop(io, [this] { return keep_certificate(); }, reporting("certificate"));
    if (!house.empty()) spawn_loop(io, [this] { return keep_house(); }, reporting("housekeeping"));
    spawn_loop(io, [this] { return look_at_seals(); }, reporting("seals"));
    spawn_loop(io, [this] { return watch_memory(); }, reporting("memory"));
    spawn_loop(io, [this] { return accept_clients(); }, reporting("accept"));
    if (figures_acceptor) spawn_loop(io, [this] { return accept_monitors(); }, reporting("accept monitors"));
  }

  /// An exception has ended the table's work: nobody is connected to it any more.
  void close_table(std::string const& table) {
    std::vector<LiveConnection*> connections;
    for (auto* const connection : live)
      if (connection->table() == table) connections.push_back(connection);
    for (auto* const connection : connections) connection->close_table();
  }

  /// What was done so far becomes durable and is told; then all connections end.
  void close() {
    if (has_ended || std::exchange(is_closing, true)) return;
    turns.finish([this] {
      acceptor.close();
      figures_acceptor.reset();
      has_ended = true;
      io.stop();
    });
  }

  /// In another thread.
  void ask_to_end() {
    asio::post(io, [this] { end(); });
  }

  void end() {
    if (has_ended || is_leaving) return;
    if (!leave) return close();
    is_leaving = true;
    leave([this] { asio::post(io, [this] { close(); }); });
    // The ledger may not answer.
    leaving.expires_after(kMostLeaving);
    leaving.async_wait([this](error_code) { close(); });
  }

  /// Nothing is heard any more, and nothing happens at tables.
  void send_away(Neighbourhood const& neighbours) {
    turns.say_last([&] {
      for (auto* const connection : live)
        if (auto const there = neighbours.elsewhere(shard_of(connection->table())); !there.empty())
          connection->move_to(there);
    });
    io.restart();
    io.run_for(kLastWords);
  }
};

Network::Network(NetworkOptions const& options, Services const& services)
    : impl_(std::make_unique<Impl>(services, options)) {}

Network::~Network() = default;

std::uint16_t Network::port() const { return impl_->acceptor.local_endpoint().port(); }

std::optional<std::uint16_t> Network::metrics_port() const {
  auto const& acceptor = impl_->figures_acceptor;
  return acceptor ? std::optional(acceptor->local_endpoint().port()) : std::nullopt;
}

void Network::limit(ServerLimits const& limits) {
  impl_->admission.limit(AdmissionLimits::of(limits));
  impl_->rates.allow(limits.per_address);
}

void Network::send_away() { impl_->send_away(*impl_->context.services.neighbours->now()); }

std::unique_ptr<ClusterLoop> Network::cluster_loop(PostgresLedger& ledger, ClusterHooks hooks) {
  return std::make_unique<ClusterInNetwork>(impl_->io, impl_->context, impl_->has_ended, ledger,
                                            std::move(hooks));
}

void Network::let_leave(std::function<void(std::function<void()> have_left)> leave) {
  impl_->leave = std::move(leave);
}

void Network::run() {
  impl_->begin();
  std::stop_callback const asked(impl_->ends, [this] { impl_->signals->ask_to_end(); });
  impl_->turns.work([] {});
  run_contained(impl_->io, impl_->reporting("loop"));
  impl_->has_ended = true;
  impl_->signals->have_ended();
  if (impl_->turns.failure()) std::rethrow_exception(impl_->turns.failure());
}

}  // namespace kuhhandel::server
