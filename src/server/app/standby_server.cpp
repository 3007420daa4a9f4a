#include "server/app/standby_server.h"

#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <future>
#include <optional>
#include <thread>
#include <utility>

#include "server/app/metrics_endpoint.h"
#include "server/app/standby_connection.h"
#include "server/http/machine_names.h"
#include "server/ledger/failure.h"
#include "server/net/acceptor.h"
#include "server/net/coroutines.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;

constexpr auto kClusterCheckInterval = std::chrono::seconds(1);

/// Waiting connections hold references to members declared before it.
struct StandbyLoop : asio::io_context {
  using execution_context::shutdown;
  using io_context::io_context;
};

}  // namespace

struct StandbyServer::Impl {
  Impl(HttpServerOptions const& options, StaticFiles const& files, ClusterMap& map,
       std::function<void()> end_handler, std::optional<StandbyResponses> own_responses)
      : cluster_map(map),
        on_end(std::move(end_handler)),
        responses(std::move(own_responses)),
        machine_names(std::in_place, io, confirm_host_of(options)),
        allowed_hosts(options.allowed_hosts, &*machine_names),
        connection_limiter(ConnectionLimits::of(options.limits)),
        callers(connection_limiter, options.proxies, options.tls.has_value(), standby_clock),
        rate_limits(options.limits.per_address),
        certificate_check_interval(options.certificate_check_interval),
        certificate(options.tls ? std::optional<TlsCertificate>(*options.tls) : std::nullopt),
        acceptor(listen(io, options.inherited_socket, {options.address, options.port})),
        cluster_changed(io, StandbyTimer::clock_type::time_point::max()),
        context{files,         map,
                allowed_hosts, rate_limits,
                callers,       cluster_changed,
                is_closed,     responses ? &*responses : nullptr} {
    raise_open_files_limit();
    cluster_map.set_change_handler([this] { asio::post(io, [this] { cluster_changed.cancel(); }); });
    signals.async_wait([this](boost::system::error_code error, int) {
      if (!error) on_end();
    });
    spawn_loop(io, [this] { return accept_all(); }, reporting("accept"));
    if (responses && responses->metrics && options.metrics) {
      metrics_acceptor = listen(io, *options.metrics, "--metrics-address");
      spawn_loop(io, [this] { return accept_monitors(); }, reporting("accept monitors"));
    }
    spawn_loop(io, [this] { return look_around(); }, reporting("standby"));
    thread = std::jthread([this] { run_contained(io, reporting("standby")); });
  }

  ~Impl() {
    cluster_map.set_change_handler({});
    io.stop();
    if (thread.joinable()) thread.join();
    machine_names.reset();
    io.shutdown();
  }

  Task<void> accept_all() {
    for (;;) {
      records.reserve_beyond(connection_limiter.connections());
      auto [error, socket] = co_await acceptor.async_accept(kAwait);
      if (error == asio::error::operation_aborted) co_return;
      if (!error) admit(std::move(socket));
      if (error) co_await failed_accepts.wait(error);
    }
  }

  void admit(TcpSocket socket) {
    boost::system::error_code error;
    auto const address = socket.remote_endpoint(error).address();
    if (error) return;
    auto caller = callers.admit(address);
    if (!caller) return;
    auto stream =
        std::make_shared<Transport>(std::move(socket), certificate ? certificate->context() : nullptr);
    stream->set_handshake_limit(handshakes);
    spawn(io, serve_standby_connection(context, std::move(stream), *std::move(caller)),
          reporting("connection"));
  }

  Task<void> accept_monitors() {
    for (;;) {
      auto [error, socket] = co_await metrics_acceptor->async_accept(kAwait);
      if (error == asio::error::operation_aborted) co_return;
      if (!error) admit_monitor(std::move(socket));
      if (error) co_await failed_accepts.wait(error);
    }
  }

  void admit_monitor(TcpSocket socket) {
    boost::system::error_code error;
    auto const address = socket.remote_endpoint(error).address();
    if (error) return;
    auto slot = monitors.admit(address, standby_clock());
    if (!slot) return;
    auto stream = std::make_shared<Transport>(std::move(socket), nullptr);
    spawn(io, serve_metrics(allowed_hosts, responses->metrics, std::move(stream), std::move(*slot), address),
          reporting("metrics"));
  }

  static Report reporting(std::string_view where) {
    return [where](std::exception_ptr const& thrown) { log_exception(thrown, where); };
  }

  /// Wakes waiting connections regularly, so that they check their timeouts, and reloads the certificate.
  Task<void> look_around() {
    StandbyTimer timer(io);
    for (auto checked_at = StandbyTimer::clock_type::now();;) {
      timer.expires_after(kClusterCheckInterval);
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      cluster_changed.cancel();
      if (!certificate || StandbyTimer::clock_type::now() - checked_at < certificate_check_interval) continue;
      checked_at = StandbyTimer::clock_type::now();
      certificate->reload_if_changed();
    }
  }

  void close() {
    std::promise<void> closed;
    asio::post(io, [&] {
      is_closed = true;
      acceptor.close();
      metrics_acceptor.reset();
      cluster_changed.cancel();
      closed.set_value();
    });
    closed.get_future().wait();
  }

  StandbyLoop io{1};
  DescriptorRecords records{io};
  ClusterMap& cluster_map;
  std::function<void()> on_end;
  std::optional<StandbyResponses> responses;
  std::optional<MachineNames> machine_names;
  AllowedHosts allowed_hosts;
  ConnectionLimiter connection_limiter;
  Callers callers;
  RateLimits rate_limits;
  std::chrono::milliseconds certificate_check_interval;
  std::optional<TlsCertificate> certificate;
  Acceptor acceptor;
  ConnectionLimiter monitors{{.connections = 16}};
  std::optional<Acceptor> metrics_acceptor;
  StandbyTimer cluster_changed;
  FailedAccepts failed_accepts{io};
  Handshakes handshakes;
  bool is_closed = false;
  asio::signal_set signals{io, SIGINT, SIGTERM};
  StandbyContext context;
  std::jthread thread;
};

StandbyServer::StandbyServer(HttpServerOptions const& options, StaticFiles const& files,
                             ClusterMap& cluster_map, std::function<void()> on_end,
                             std::optional<StandbyResponses> responses)
    : impl_(std::make_unique<Impl>(options, files, cluster_map, std::move(on_end), std::move(responses))) {}

StandbyServer::StandbyServer(StandbyServer&&) noexcept = default;
StandbyServer::~StandbyServer() = default;

std::uint16_t StandbyServer::port() const { return impl_->acceptor.local_endpoint().port(); }

std::optional<std::uint16_t> StandbyServer::metrics_port() const {
  auto const& acceptor = impl_->metrics_acceptor;
  return acceptor ? std::optional(acceptor->local_endpoint().port()) : std::nullopt;
}

void StandbyServer::close() { impl_->close(); }

}  // namespace kuhhandel::server
