#include "server/network.h"

#include <atomic>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <csignal>
#include <functional>
#include <stdexcept>
#include <stop_token>
#include <utility>

#include "server/cluster_in_network.h"
#include "server/figures_session.h"
#include "server/http_session.h"
#include "server/listening.h"
#include "server/live_connection.h"
#include "server/neighbours.h"
#include "server/ownership.h"
#include "server/sealing_thread.h"
#include "server/socket_threads.h"
#include "server/thinking_pool.h"
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
constexpr auto kMostLeaving = std::chrono::seconds(5);
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
                callers},
        house(options.house),
        ends(options.ends),
        between_looks_at_certificate(options.between_looks_at_certificate),
        acceptor(listen(io, options.listening, {options.address, options.port})) {
    thinking.emplace(io, turns, services.lobby, metrics);
    turns.let_hear(options.hear);
    if (options.metrics) figures_acceptor = listen(io, *options.metrics, "--metrics-address");
  }

  ~Impl() {
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
  std::optional<SideThread> side;
  ServerContext context;
  std::function<bool(table::Instant)> house;
  std::stop_token ends;
  std::chrono::milliseconds between_looks_at_certificate;
  Acceptor acceptor;
  Admission monitors{kMonitors};
  std::optional<Acceptor> figures_acceptor;
  asio::signal_set signals{io, SIGINT, SIGTERM};
  std::optional<ThinkingPool> thinking;
  std::atomic<bool> has_ended = false;
  bool is_leaving = false;
  asio::steady_timer leaving{io};
  std::function<void(std::function<void()>)> leave;

  Task<void> accept_clients() {
    for (;;) {
      auto* const thread = sockets.next();
      TcpSocket socket(thread == nullptr ? io : thread->io());
      auto const [error] = co_await acceptor.async_accept(socket, kAwait);
      if (error == asio::error::operation_aborted) co_return;
      if (!error) admit(std::move(socket), thread);
    }
  }

  Task<void> accept_monitors() {
    for (;;) {
      auto [error, socket] = co_await figures_acceptor->async_accept(kAwait);
      if (error == asio::error::operation_aborted) co_return;
      if (!error) admit_monitor(std::move(socket));
    }
  }

  void admit(TcpSocket socket, SocketThread* thread) {
    error_code gone;
    auto const address = socket.remote_endpoint(gone).address();
    if (gone) return;
    auto caller = callers.admit(address);
    if (!caller) return metrics.count_refused_connection();
    auto stream = std::make_shared<ClientStream>(std::move(socket),
                                                 certificate ? certificate->context() : nullptr, thread);
    asio::co_spawn(io, talk_http(context, std::move(stream), *std::move(caller)), asio::detached);
  }

  void admit_monitor(TcpSocket socket) {
    error_code gone;
    auto const address = socket.remote_endpoint(gone).address();
    if (gone) return;
    auto pass = monitors.admit(address, turns.now());
    if (!pass) return;
    auto stream = std::make_shared<ClientStream>(std::move(socket), nullptr);
    asio::co_spawn(io, tell_figures(context, std::move(stream), std::move(*pass)), asio::detached);
  }

  /// A little in each turn, until all is done for now.
  Task<void> keep_house() {
    Timer timer(io);
    for (bool more = false; !turns.failure();) {
      timer.expires_after(more ? kBetweenSweeps : kBetweenLooks);
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      turns.work([&] { more = house(turns.now()); });
    }
  }

  Task<void> keep_certificate() {
    Timer timer(io);
    for (;;) {
      timer.expires_after(between_looks_at_certificate);
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      certificate->look_again();
    }
  }

  void begin() {
    if (certificate) asio::co_spawn(io, keep_certificate(), asio::detached);
    if (house) asio::co_spawn(io, keep_house(), asio::detached);
    asio::co_spawn(io, accept_clients(), asio::detached);
    if (figures_acceptor) asio::co_spawn(io, accept_monitors(), asio::detached);
  }

  /// What was done so far becomes durable and is told; then all connections end.
  void close() {
    if (has_ended) return;
    turns.finish();
    acceptor.close();
    figures_acceptor.reset();
    has_ended = true;
    io.stop();
  }

  void end() {
    if (!leave || is_leaving) return close();
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
  impl_->signals.async_wait([this](error_code error, int) {
    if (!error) impl_->end();
  });
  std::stop_callback const asked(impl_->ends, [this] { asio::post(impl_->io, [this] { impl_->end(); }); });
  impl_->turns.work([] {});
  impl_->io.run();
  impl_->has_ended = true;
  if (impl_->turns.failure()) std::rethrow_exception(impl_->turns.failure());
}

}  // namespace kuhhandel::server
