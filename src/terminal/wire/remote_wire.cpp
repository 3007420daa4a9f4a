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

#include "codec/text/parse.h"
#include "terminal/columns.h"
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

/// Returns the same table or seat at another server's origin; nullopt if that is not an address.
std::optional<TableLink> at_other_server(TableLink const& link, std::string_view origin) {
  auto const key = link.token.empty() ? std::string() : '#' + link.token;
  auto redirected = parse_link(std::string(origin) + "/t/" + link.table + key);
  return redirected ? std::optional(*std::move(redirected)) : std::nullopt;
}

/// Returns the target if the message is a redirect to another server of the cluster; nullopt otherwise.
std::optional<TableLink> sent_by(std::string_view message, TableLink const& link) {
  if (!message.starts_with(R"({"type":"moved")")) return {};
  auto const read = codec::parse(message);
  auto const* const address = read && read->is_object() ? read->get_object().if_contains("address") : nullptr;
  if (address == nullptr || !address->is_string()) return {};
  return at_other_server(link, std::string_view(address->get_string()));
}

asio::awaitable<void> ask(ConnectionStream& stream, TableLink const& link, std::string body,
                          std::string& answer, std::string& led_to) {
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
  std::string const location(response[http::field::location]);
  if (response.result_int() == 307) led_to = location.substr(0, location.find("/api/"));
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
  if (!seat.token.empty()) return parse_link(text_of(seat));
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

  /// `next` becomes another link where the server sends its client there.
  asio::awaitable<void> live(std::deque<Arrival>& arrived, TableLink& next) {
    auto const self = shared_from_this();
    co_await socket_.next_layer().connect(link_, kPatience);
    socket_.next_layer().cancel_deadline();
    socket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::client));
    socket_.read_message_max(kLongestMessage);
    co_await socket_.async_handshake(host_field(link_), "/api/tables/" + link_.table + "/live",
                                     use_awaitable);
    arrived.emplace_back(ConnectionOpen{});
    for (beast::flat_buffer buffer;;) {
      co_await socket_.async_read(buffer, use_awaitable);
      auto message = beast::buffers_to_string(buffer.data());
      buffer.clear();
      if (auto redirect = sent_by(message, link_)) {
        next = *std::move(redirect);
        co_return;
      }
      arrived.emplace_back(std::move(message));
    }
  }

  void say(std::string message) {
    queue_.push_back(std::move(message));
    if (queue_.size() == 1) write();
  }

 private:
  /// If writing fails, reading fails too, and the reader reports it.
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
  explicit Impl(TableLink to) : home(std::move(to)), link(home) { begin(); }

  TableLink const home;
  TableLink link;  // by which the table is reached now
  asio::ssl::context tls = trusting();
  std::deque<Arrival> arrived;
  std::size_t losses = 0;
  asio::io_context io{1};
  std::shared_ptr<ServerConnection> connection;
  asio::steady_timer pause{io};

  void begin() {
    connection = std::make_shared<ServerConnection>(io, tls, link);
    asio::co_spawn(io, connection->live(arrived, link), [this](std::exception_ptr const&) { lose(); });
  }

  void lose() {
    arrived.emplace_back(ConnectionLost{});
    // The other server may be gone.
    if (losses > 1) link = home;
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
    if (auto const* const message = std::get_if<std::string>(&arrival))
      client.on_message(*message, local_now());
    if (!std::holds_alternative<ConnectionOpen>(arrival)) continue;
    impl_->losses = 0;
    client.opened();
  }
  for (auto& message : client.take_outgoing()) impl_->connection->say(std::move(message));
  impl_->io.poll();
}

namespace {

/// `led_to` is another server's origin where that has the tables.
std::expected<TableLink, std::string> ask_for_seat(TableLink const& invitation, std::string const& player,
                                                   std::string& led_to) {
  asio::io_context io{1};
  auto tls = trusting();
  ConnectionStream stream(io, tls, invitation);
  std::string answer;
  std::optional<std::string> fault;
  auto const body = boost::json::serialize(boost::json::object{{"player", player}});
  asio::co_spawn(io, ask(stream, invitation, body, answer, led_to), [&](std::exception_ptr const& error) {
    if (error != nullptr) fault = "No server answers at " + host_field(invitation) + ".";
  });
  io.run_for(2 * kPatience);
  if (!io.stopped()) fault = "No server answers at " + host_field(invitation) + ".";
  if (fault) return std::unexpected(*fault);
  return seat_in_answer(invitation, answer);
}

}  // namespace

std::expected<TableLink, std::string> take_seat(TableLink const& invitation, std::string const& player) {
  std::string led_to;
  auto seat = ask_for_seat(invitation, player, led_to);
  auto const redirected = led_to.empty() ? std::nullopt : at_other_server(invitation, led_to);
  return redirected ? ask_for_seat(*redirected, player, led_to) : seat;
}

}  // namespace kuhhandel::terminal
