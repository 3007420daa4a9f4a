#include "apps/server/network.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/as_tuple.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <exception>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include "apps/server/line_path.h"
#include "apps/server/live_session.h"
#include "apps/server/routes.h"

namespace kuhhandel {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kAwait = asio::experimental::as_tuple(asio::use_awaitable);
constexpr std::size_t kLongestBody = 16 * 1024;
constexpr std::size_t kMostReceived =
    64 * 1024;  // beyond it the connection is cut; LiveSession answers what is too long
constexpr std::size_t kMostUnsent = 1024 * 1024;  // bytes; a line that lags further behind is cut
constexpr auto kHttpPatience = std::chrono::seconds(30);
constexpr auto kBetweenPings = std::chrono::seconds(2);

/// The wall clock, which starts right and then never jumps.
class ServerClock {
 public:
  Instant now() const {
    return start_ + std::chrono::duration_cast<Duration>(std::chrono::steady_clock::now() - steady_start_);
  }

 private:
  std::chrono::steady_clock::time_point steady_start_ = std::chrono::steady_clock::now();
  Instant start_ = std::chrono::duration_cast<Instant>(std::chrono::system_clock::now().time_since_epoch());
};

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

using Request = http::request<http::string_body>;

HttpRequest plain_request(Request const& request) {
  return {.method = view_of(request.method_string()),
          .path = path_of(view_of(request.target())),
          .body = request.body(),
          .accept_encoding = view_of(request[http::field::accept_encoding]),
          .if_none_match = view_of(request[http::field::if_none_match])};
}

http::response<http::string_body> beast_answer(HttpAnswer answer, Request const& request) {
  http::response<http::string_body> response(static_cast<http::status>(answer.status), request.version());
  for (auto const& [name, value] : answer.headers) response.set(name, value);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "same-origin");
  response.set("Content-Security-Policy",
               "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
               "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(answer.body);
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

}  // namespace

struct Network::Impl {
  Hall& hall;
  StaticFiles const& files;
  Proxy proxy;
  ServerClock clock;
  asio::io_context io{1};
  tcp::acceptor acceptor{io};
  asio::steady_timer timer{io};
  asio::signal_set signals{io, SIGINT, SIGTERM};
  std::exception_ptr failure;

  /// Passes time at all tables that it brings something to, and sets the timer for the next.
  void pass_time() {
    hall.pass_time(clock.now());
    auto const next = hall.next_due();
    if (!next) return;
    timer.expires_after(std::max(*next - clock.now(), Duration{0}));
    timer.async_wait([this](error_code error) {
      if (!error) guarded([this] { pass_time(); });
    });
  }

  /// What the store throws ends the server: it could no longer keep its word.
  template <class Work>
  void guarded(Work work) {
    try {
      work();
    } catch (...) {
      failure = std::current_exception();
      io.stop();
    }
  }

  asio::awaitable<void> accept_all();
  asio::awaitable<void> talk_http(tcp::socket socket);
};

namespace {

/// One live connection: a line for its table, and the queue of what is still to be sent.
class LiveLine final : public Line, public std::enable_shared_from_this<LiveLine> {
 public:
  LiveLine(beast::tcp_stream stream, Proxy proxy)
      : socket_(std::move(stream)), proxy_(proxy), ping_timer_(socket_.get_executor()) {}

  websocket::stream<beast::tcp_stream>& socket() { return socket_; }

  void send(std::string const& message) override {
    if (cut_) return;
    unsent_ += message.size();
    if (unsent_ > kMostUnsent) return cut();
    queue_.push_back(message);
    if (queue_.size() == 1) write();
  }

  std::optional<Duration> path() override {
    if (proxy_ == Proxy::in_front) return pings_.mean();
    return tcp_path(beast::get_lowest_layer(socket_).socket().native_handle());
  }

  /// Measures the path every other second, where the kernel cannot.
  void keep_measuring() {
    if (proxy_ == Proxy::none) return;
    socket_.control_callback([this](websocket::frame_type frame, beast::string_view) {
      if (frame == websocket::frame_type::pong && pinged_)
        pings_.answered(since(*std::exchange(pinged_, {})));
    });
    ping();
  }

  void cut() {
    cut_ = true;
    beast::get_lowest_layer(socket_).close();
  }

  /// Says good-bye once all is sent.
  void close_politely() {
    if (queue_.empty()) {
      socket_.async_close(websocket::close_code::normal, [self = shared_from_this()](error_code) {});
    } else {
      close_when_sent_ = true;
    }
  }

 private:
  void write() {
    socket_.async_write(asio::buffer(queue_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) {
                          if (error) {
                            self->cut_ = true;
                            return;
                          }
                          self->unsent_ -= self->queue_.front().size();
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) return self->write();
                          if (self->close_when_sent_) self->close_politely();
                        });
  }

  using SteadyTime = std::chrono::steady_clock::time_point;

  static Duration since(SteadyTime then) {
    return std::chrono::duration_cast<Duration>(std::chrono::steady_clock::now() - then);
  }

  void ping() {
    if (!pinged_) pinged_ = std::chrono::steady_clock::now();
    socket_.async_ping({}, [self = shared_from_this()](error_code error) {
      if (error) return;
      self->ping_timer_.expires_after(kBetweenPings);
      self->ping_timer_.async_wait([self](error_code stopped) {
        if (!stopped && !self->cut_) self->ping();
      });
    });
  }

  websocket::stream<beast::tcp_stream> socket_;
  Proxy proxy_;
  PingPath pings_;
  asio::steady_timer ping_timer_;
  std::optional<SteadyTime> pinged_;
  std::deque<std::string> queue_;
  std::size_t unsent_ = 0;
  bool cut_ = false;
  bool close_when_sent_ = false;
};

asio::awaitable<void> read_messages(Network::Impl& network, LiveLine& line, LiveSession& session) {
  beast::flat_buffer buffer;
  for (;;) {
    auto const [error, bytes] = co_await line.socket().async_read(buffer, kAwait);
    if (error) co_return;
    auto const* const text = static_cast<char const*>(buffer.cdata().data());
    bool open = true;
    network.guarded([&] {
      open = session.receive({text, bytes}, network.clock.now());
      network.pass_time();
    });
    buffer.consume(bytes);
    if (!open) co_return line.close_politely();
  }
}

asio::awaitable<void> talk_live(Network::Impl& network, beast::tcp_stream stream, Request request) {
  auto const line = std::make_shared<LiveLine>(std::move(stream), network.proxy);
  auto& socket = line->socket();
  beast::get_lowest_layer(socket).expires_never();
  auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
  timeout.idle_timeout = std::chrono::seconds(40);
  timeout.keep_alive_pings = true;
  socket.set_option(timeout);
  socket.read_message_max(kMostReceived);
  auto const [error] = co_await socket.async_accept(request, kAwait);
  if (error) co_return;
  line->keep_measuring();
  LiveSession session(network.hall, *line, live_table_of(path_of(view_of(request.target()))));
  co_await read_messages(network, *line, session);
  network.guarded([&] {
    session.leave(network.clock.now());
    network.pass_time();
  });
}

asio::awaitable<bool> answer_one(Network::Impl& network, beast::tcp_stream& stream, Request const& request) {
  HttpAnswer answer;
  network.guarded([&] {
    answer = answer_request(network.hall, network.files, plain_request(request), network.clock.now());
    network.pass_time();
  });
  auto response = beast_answer(std::move(answer), request);
  auto const [error, bytes] = co_await http::async_write(stream, response, kAwait);
  co_return !error && response.keep_alive();
}

asio::awaitable<void> refuse_body(beast::tcp_stream& stream) {
  Request const nothing{http::verb::post, "/", 11};
  HttpAnswer answer{413, R"({"error":"too_large","message":"The body is larger than 16 kB."})", {}};
  answer.headers.emplace_back("Content-Type", "application/json");
  auto response = beast_answer(std::move(answer), nothing);
  response.keep_alive(false);
  co_await http::async_write(stream, response, kAwait);
}

}  // namespace

asio::awaitable<void> Network::Impl::talk_http(tcp::socket socket) {
  // Without this a broadcast waits up to 40 ms for the last one's acknowledgement.
  error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  for (;;) {
    stream.expires_after(kHttpPatience);
    http::request_parser<http::string_body> parser;
    parser.body_limit(kLongestBody);
    auto const [error, bytes] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (error == http::error::body_limit) co_return co_await refuse_body(stream);
    if (error) co_return;
    auto request = parser.release();
    if (websocket::is_upgrade(request))
      co_return co_await talk_live(*this, std::move(stream), std::move(request));
    if (!co_await answer_one(*this, stream, request)) break;
  }
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

asio::awaitable<void> Network::Impl::accept_all() {
  for (;;) {
    auto [error, socket] = co_await acceptor.async_accept(kAwait);
    if (error == asio::error::operation_aborted) co_return;
    if (!error) asio::co_spawn(io, talk_http(std::move(socket)), asio::detached);
  }
}

Network::Network(std::string const& address, std::uint16_t port, Hall& hall, StaticFiles const& files,
                 Proxy proxy)
    : impl_(std::make_unique<Impl>(hall, files, proxy)) {
  error_code error;
  auto const ip = asio::ip::make_address(address, error);
  if (error) throw std::runtime_error("'" + address + "' is not an IP address.");
  tcp::endpoint const endpoint(ip, port);
  impl_->acceptor.open(endpoint.protocol());
  impl_->acceptor.set_option(asio::socket_base::reuse_address(true));
  impl_->acceptor.bind(endpoint, error);
  if (!error) impl_->acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) {
    throw std::runtime_error("Port " + std::to_string(port) + " cannot be used (" + error.message() +
                             "); stop what uses it or name another with --port.");
  }
}

Network::~Network() = default;

std::uint16_t Network::port() const { return impl_->acceptor.local_endpoint().port(); }

void Network::run() {
  asio::co_spawn(impl_->io, impl_->accept_all(), asio::detached);
  impl_->signals.async_wait([this](error_code, int) { impl_->io.stop(); });
  impl_->io.run();
  if (impl_->failure) std::rethrow_exception(impl_->failure);
}

}  // namespace kuhhandel
