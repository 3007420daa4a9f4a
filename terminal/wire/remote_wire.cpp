#include "terminal/wire/remote_wire.h"

#include <algorithm>
#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <deque>
#include <optional>
#include <utility>
#include <variant>

#include "codec/parse.h"
#include "terminal/screen/columns.h"
#include "terminal/wire/connection_stream.h"

namespace kuhhandel::terminal {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::use_awaitable;

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

asio::awaitable<void> ask(ConnectionStream& stream, TableLink const& link, std::string body,
                          std::string& answer) {
  co_await stream.connect(link, kPatience);
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
  auto const document = codec::parse(answer);
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

struct ConnectionOpen {};
struct ConnectionLost {};
using Arrival = std::variant<ConnectionOpen, ConnectionLost, std::string>;

/// One connection, from its beginning to its loss.
class ServerConnection : public std::enable_shared_from_this<ServerConnection> {
 public:
  ServerConnection(asio::io_context& io, asio::ssl::context& tls, TableLink link)
      : link_(std::move(link)), socket_(io, tls, link_) {}

  asio::awaitable<void> live(std::deque<Arrival>& arrived) {
    auto const self = shared_from_this();
    co_await socket_.next_layer().connect(link_, kPatience);
    socket_.next_layer().take_time();
    socket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::client));
    socket_.read_message_max(kLongestMessage);
    co_await socket_.async_handshake(host_field(link_), "/api/tables/" + link_.table + "/live",
                                     use_awaitable);
    arrived.emplace_back(ConnectionOpen{});
    for (beast::flat_buffer buffer;;) {
      co_await socket_.async_read(buffer, use_awaitable);
      arrived.emplace_back(beast::buffers_to_string(buffer.data()));
      buffer.clear();
    }
  }

  void say(std::string message) {
    queue_.push_back(std::move(message));
    if (queue_.size() == 1) write();
  }

 private:
  /// A connection that cannot be written to cannot be read from either, and the reader tells of it.
  void write() {
    socket_.async_write(asio::buffer(queue_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          if (error) return;
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->write();
                        });
  }

  TableLink link_;
  websocket::stream<ConnectionStream, false> socket_;  // false: it knows no compression
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
  std::shared_ptr<ServerConnection> connection;
  asio::steady_timer pause{io};

  void begin() {
    connection = std::make_shared<ServerConnection>(io, tls, link);
    asio::co_spawn(io, connection->live(arrived), [this](std::exception_ptr const&) { lose(); });
  }

  void lose() {
    arrived.emplace_back(ConnectionLost{});
    pause.expires_after(std::chrono::milliseconds(kWaits[std::min(losses++, kWaits.size() - 1)]));
    pause.async_wait([this](beast::error_code error) {
      if (!error) begin();
    });
  }
};

RemoteWire::RemoteWire(TableLink const& link) : impl_(std::make_unique<Impl>(link)) {}
RemoteWire::~RemoteWire() = default;

void RemoteWire::exchange(TerminalClient& client, table::Duration wait) {
  impl_->io.restart();
  impl_->io.poll();
  if (impl_->arrived.empty() && wait > table::Duration{0}) impl_->io.run_one_for(wait);
  for (; !impl_->arrived.empty(); impl_->arrived.pop_front()) {
    auto const& arrival = impl_->arrived.front();
    if (std::holds_alternative<ConnectionLost>(arrival)) client.lost();
    if (auto const* const message = std::get_if<std::string>(&arrival)) client.hear(*message, now_here());
    if (!std::holds_alternative<ConnectionOpen>(arrival)) continue;
    impl_->losses = 0;
    client.opened();
  }
  for (auto& message : client.to_say()) impl_->connection->say(std::move(message));
  impl_->io.poll();
}

std::expected<TableLink, std::string> take_seat(TableLink const& invitation, std::string const& player) {
  asio::io_context io{1};
  auto tls = trusting();
  ConnectionStream stream(io, tls, invitation);
  std::string answer;
  std::optional<std::string> fault;
  auto const body = boost::json::serialize(boost::json::object{{"player", player}});
  asio::co_spawn(io, ask(stream, invitation, body, answer), [&](std::exception_ptr const& error) {
    if (error != nullptr) fault = "No server answers at " + host_field(invitation) + ".";
  });
  io.run_for(2 * kPatience);
  if (!io.stopped()) fault = "No server answers at " + host_field(invitation) + ".";
  if (fault) return std::unexpected(*fault);
  return seat_in_answer(invitation, answer);
}

}  // namespace kuhhandel::terminal
