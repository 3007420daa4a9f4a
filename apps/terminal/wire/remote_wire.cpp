#include "apps/terminal/wire/remote_wire.h"

#include <algorithm>
#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <deque>
#include <optional>
#include <utility>
#include <variant>

#include "apps/terminal/screen/columns.h"
#include "codec/parse.h"

namespace kuhhandel {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::use_awaitable;
using asio::ip::tcp;
using boost::system::system_error;

using Open = beast::tcp_stream;
using Secret = beast::ssl_stream<beast::tcp_stream>;

constexpr auto kPatience = std::chrono::seconds(10);
constexpr std::size_t kLongestMessage = 1 << 20;
constexpr std::array kWaits{250, 500, 1000, 2000, 4000};

asio::ssl::context trusting() {
  asio::ssl::context tls(asio::ssl::context::tls_client);
  tls.set_default_verify_paths();
  tls.set_verify_mode(asio::ssl::verify_peer);
  return tls;
}

std::string host_field(TableLink const& link) { return link.host + ":" + link.port; }

asio::awaitable<void> connect(beast::tcp_stream& stream, TableLink const& link) {
  tcp::resolver resolver(co_await asio::this_coro::executor);
  auto const addresses = co_await resolver.async_resolve(link.host, link.port, use_awaitable);
  stream.expires_after(kPatience);
  co_await stream.async_connect(addresses, use_awaitable);
  stream.socket().set_option(tcp::no_delay(true));
}

/// Nothing is to be agreed on a line without TLS.
asio::awaitable<void> agree(Open&, TableLink const&) { co_return; }

asio::awaitable<void> agree(Secret& stream, TableLink const& link) {
  stream.set_verify_callback(asio::ssl::host_name_verification(link.host));
  SSL_set_tlsext_host_name(stream.native_handle(), link.host.c_str());
  co_await stream.async_handshake(asio::ssl::stream_base::client, use_awaitable);
}

template <class Stream>
asio::awaitable<void> ask(Stream& stream, TableLink const& link, std::string body, std::string& answer) {
  co_await connect(beast::get_lowest_layer(stream), link);
  co_await agree(stream, link);
  http::request<http::string_body> request(http::verb::post, "/api/tables/" + link.table + "/seats", 11,
                                           std::move(body));
  request.set(http::field::host, host_field(link));
  request.set(http::field::content_type, "application/json");
  request.prepare_payload();
  co_await http::async_write(stream, request, use_awaitable);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  co_await http::async_read(stream, buffer, response, use_awaitable);
  answer = std::move(response.body());
}

/// The key that the lobby gives, or its own words of why not.
std::expected<TableLink, std::string> seat_in_answer(TableLink const& invitation, std::string_view answer) {
  auto const document = parse(answer);
  auto const* const object = document ? document->if_object() : nullptr;
  auto const text = [&](std::string_view name) {
    auto const* const field = object == nullptr ? nullptr : object->if_contains(name);
    return field != nullptr && field->is_string() ? std::string(field->get_string()) : std::string();
  };
  auto seat = invitation;
  seat.token = text("token");
  if (!seat.token.empty()) return link_in(text_of(seat));
  auto const why = printable(text("message"));
  return std::unexpected(why.empty() ? "The server gives no seat there." : why);
}

struct LineOpen {};
struct LineLost {};
using Arrival = std::variant<LineOpen, LineLost, std::string>;

/// One connection, from its beginning to its loss.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual asio::awaitable<void> live(std::deque<Arrival>& arrived) = 0;
  virtual void say(std::string message) = 0;
};

template <class Stream>
class ConnectionBy final : public Connection, public std::enable_shared_from_this<ConnectionBy<Stream>> {
 public:
  template <class... Parts>
  explicit ConnectionBy(TableLink link, Parts&&... parts)
      : link_(std::move(link)), socket_(std::forward<Parts>(parts)...) {}

  asio::awaitable<void> live(std::deque<Arrival>& arrived) override {
    auto const self = this->shared_from_this();
    co_await connect(beast::get_lowest_layer(socket_), link_);
    co_await agree(socket_.next_layer(), link_);
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::client));
    socket_.read_message_max(kLongestMessage);
    co_await socket_.async_handshake(host_field(link_), "/api/tables/" + link_.table + "/live",
                                     use_awaitable);
    arrived.emplace_back(LineOpen{});
    for (beast::flat_buffer buffer;;) {
      co_await socket_.async_read(buffer, use_awaitable);
      arrived.emplace_back(beast::buffers_to_string(buffer.data()));
      buffer.clear();
    }
  }

  void say(std::string message) override {
    queue_.push_back(std::move(message));
    if (queue_.size() == 1) write();
  }

 private:
  /// A line that cannot be written to cannot be read from either, and the reader tells of it.
  void write() {
    socket_.async_write(asio::buffer(queue_.front()),
                        [self = this->shared_from_this()](beast::error_code error, std::size_t) {
                          if (error) return;
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->write();
                        });
  }

  TableLink link_;
  websocket::stream<Stream> socket_;
  std::deque<std::string> queue_;
};

}  // namespace

struct RemoteWire::Impl {
  explicit Impl(TableLink to) : link(std::move(to)) { begin(); }

  TableLink link;
  asio::ssl::context tls = trusting();
  std::deque<Arrival> arrived;
  std::size_t losses = 0;
  asio::io_context io{1};
  std::shared_ptr<Connection> connection;
  asio::steady_timer pause{io};

  void begin() {
    if (link.secure) {
      connection = std::make_shared<ConnectionBy<Secret>>(link, io, tls);
    } else {
      connection = std::make_shared<ConnectionBy<Open>>(link, io);
    }
    asio::co_spawn(io, connection->live(arrived), [this](std::exception_ptr const&) { lose(); });
  }

  void lose() {
    arrived.emplace_back(LineLost{});
    pause.expires_after(std::chrono::milliseconds(kWaits[std::min(losses++, kWaits.size() - 1)]));
    pause.async_wait([this](beast::error_code error) {
      if (!error) begin();
    });
  }
};

RemoteWire::RemoteWire(TableLink const& link) : impl_(std::make_unique<Impl>(link)) {}
RemoteWire::~RemoteWire() = default;

void RemoteWire::exchange(TerminalClient& client, Duration wait) {
  impl_->io.restart();
  impl_->io.poll();
  if (impl_->arrived.empty() && wait > Duration{0}) impl_->io.run_one_for(wait);
  for (; !impl_->arrived.empty(); impl_->arrived.pop_front()) {
    auto const& arrival = impl_->arrived.front();
    if (std::holds_alternative<LineLost>(arrival)) client.lost();
    if (auto const* const message = std::get_if<std::string>(&arrival)) client.hear(*message, now_here());
    if (!std::holds_alternative<LineOpen>(arrival)) continue;
    impl_->losses = 0;
    client.opened();
  }
  for (auto& message : client.to_say()) impl_->connection->say(std::move(message));
  impl_->io.poll();
}

std::expected<TableLink, std::string> take_seat(TableLink const& invitation, std::string const& player) {
  asio::io_context io{1};
  auto tls = trusting();
  Open open(io);
  Secret secret(io, tls);
  std::string answer;
  std::optional<std::string> fault;
  auto const wish = boost::json::serialize(boost::json::object{{"player", player}});
  auto asking =
      invitation.secure ? ask(secret, invitation, wish, answer) : ask(open, invitation, wish, answer);
  asio::co_spawn(io, std::move(asking), [&](std::exception_ptr const& error) {
    if (error != nullptr) fault = "No server answers at " + host_field(invitation) + ".";
  });
  io.run_for(2 * kPatience);
  if (!io.stopped()) fault = "No server answers at " + host_field(invitation) + ".";
  if (fault) return std::unexpected(*fault);
  return seat_in_answer(invitation, answer);
}

}  // namespace kuhhandel
