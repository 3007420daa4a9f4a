#include "server/app/standby_server.h"

#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <future>
#include <optional>
#include <thread>
#include <utility>

#include "server/app/standby_connection.h"
#include "server/ledger/failure.h"
#include "server/net/acceptor.h"
#include "server/net/coroutines.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;

constexpr auto kBetweenGlances = std::chrono::seconds(1);

/// Connections wait in it and hold on to what is made before it.
struct DoorLoop : asio::io_context {
  using execution_context::shutdown;
  using io_context::io_context;
};

}  // namespace

struct Door::Impl {
  Impl(NetworkOptions const& options, StaticFiles const& files, Neighbours& known,
       std::function<void()> at_end, std::optional<DoorAnswers> own_answers)
      : neighbours(known),
        ends(std::move(at_end)),
        answers(std::move(own_answers)),
        hosts(options.hosts),
        admission(AdmissionLimits::of(options.limits)),
        callers(admission, options.proxies, options.tls.has_value(), door_clock),
        rates(options.limits.per_address),
        between_looks_at_certificate(options.between_looks_at_certificate),
        certificate(options.tls ? std::optional<Certificate>(*options.tls) : std::nullopt),
        acceptor(listen(io, options.listening, {options.address, options.port})),
        something_is_new(io, DoorTimer::clock_type::time_point::max()),
        context{
            files, known, hosts, rates, callers, something_is_new, is_closed, answers ? &*answers : nullptr} {
    raise_open_files_limit();
    neighbours.when_changed([this] { asio::post(io, [this] { something_is_new.cancel(); }); });
    signals.async_wait([this](boost::system::error_code error, int) {
      if (!error) ends();
    });
    spawn_loop(io, [this] { return accept_all(); }, reporting("accept"));
    spawn_loop(io, [this] { return look_around(); }, reporting("standby"));
    thread = std::jthread([this] { run_contained(io, reporting("standby")); });
  }

  ~Impl() {
    neighbours.when_changed({});
    io.stop();
    if (thread.joinable()) thread.join();
    io.shutdown();
  }

  Task<void> accept_all() {
    for (;;) {
      auto [error, socket] = co_await acceptor.async_accept(kAwait);
      if (error == asio::error::operation_aborted) co_return;
      if (!error) admit(std::move(socket));
      if (error) co_await failed_accepts.wait(error);
    }
  }

  void admit(TcpSocket socket) {
    boost::system::error_code gone;
    auto const address = socket.remote_endpoint(gone).address();
    if (gone) return;
    auto caller = callers.admit(address);
    if (!caller) return;
    auto stream =
        std::make_shared<ClientStream>(std::move(socket), certificate ? certificate->context() : nullptr);
    stream->limit_handshakes(handshakes);
    spawn(io, talk_at_the_door(context, std::move(stream), *std::move(caller)), reporting("connection"));
  }

  static Report reporting(std::string_view where) {
    return [where](std::exception_ptr const& thrown) { log_exception(thrown, where); };
  }

  /// Once in a while, so that nobody waits for longer than they are to; and for a new certificate.
  Task<void> look_around() {
    DoorTimer timer(io);
    for (auto looked = DoorTimer::clock_type::now();;) {
      timer.expires_after(kBetweenGlances);
      auto const [error] = co_await timer.async_wait(kAwait);
      if (error) co_return;
      something_is_new.cancel();
      if (!certificate || DoorTimer::clock_type::now() - looked < between_looks_at_certificate) continue;
      looked = DoorTimer::clock_type::now();
      certificate->look_again();
    }
  }

  void close() {
    std::promise<void> closed;
    asio::post(io, [&] {
      is_closed = true;
      acceptor.close();
      something_is_new.cancel();
      closed.set_value();
    });
    closed.get_future().wait();
  }

  DoorLoop io{1};
  Neighbours& neighbours;
  std::function<void()> ends;
  std::optional<DoorAnswers> answers;
  HostNames hosts;
  Admission admission;
  Callers callers;
  RateLimits rates;
  std::chrono::milliseconds between_looks_at_certificate;
  std::optional<Certificate> certificate;
  Acceptor acceptor;
  DoorTimer something_is_new;
  FailedAccepts failed_accepts{io};
  Handshakes handshakes;
  bool is_closed = false;
  asio::signal_set signals{io, SIGINT, SIGTERM};
  AtTheDoor context;
  std::jthread thread;
};

Door::Door(NetworkOptions const& options, StaticFiles const& files, Neighbours& neighbours,
           std::function<void()> ends, std::optional<DoorAnswers> answers)
    : impl_(std::make_unique<Impl>(options, files, neighbours, std::move(ends), std::move(answers))) {}

Door::Door(Door&&) noexcept = default;
Door::~Door() = default;

std::uint16_t Door::port() const { return impl_->acceptor.local_endpoint().port(); }

void Door::close() { impl_->close(); }

}  // namespace kuhhandel::server
