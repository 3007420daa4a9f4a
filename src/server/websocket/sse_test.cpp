#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <string>

#include "server/net/tcp_rtt.h"
#include "tests/support/a_running_server.h"

namespace kuhhandel::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using boost::asio::ip::tcp;
using EventsAnswer = http::response<http::string_body>;

EventsAnswer ask(ARunningServer const& server, http::request<http::string_body> request) {
  boost::asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(server.endpoint());
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  EventsAnswer answer;
  http::read(stream, buffer, answer);
  return answer;
}

/// Client whose network blocks WebSockets.
class ABlockedClient {
 public:
  explicit ABlockedClient(ARunningServer const& server) : server_(server) {
    socket_.connect(server.endpoint());
    auto const request = "GET " + path() + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    boost::asio::write(socket_, boost::asio::buffer(request));
    head_ = read_block();
    key_ = json::parse(data_of(read_block())).at("key").as_string();
  }

  std::string const& head() const { return head_; }

  /// Posts to its own connection, or with another key.
  EventsAnswer post(std::string const& body, std::string const& what = {}) {
    return post_by(key_, body, what);
  }
  EventsAnswer post_by(std::string const& key, std::string const& body, std::string const& what = {}) {
    http::request<http::string_body> request(http::verb::post, path() + what, 11, body);
    request.set(http::field::host, "127.0.0.1");
    request.set(http::field::content_type, "application/json");
    request.set(http::field::authorization, "Bearer " + key);
    return ask(server_, std::move(request));
  }

  /// Returns the next message of the table, skipping pings.
  json::value next() {
    for (;;) {
      auto const block = read_block();
      if (!block.starts_with("event: ping")) return json::parse(data_of(block));
    }
  }

  std::string next_ping() {
    for (;;) {
      auto const block = read_block();
      if (block.starts_with("event: ping")) return data_of(block);
    }
  }

  /// Returns whether the server closes the connection.
  bool ends() {
    boost::system::error_code error;
    boost::asio::read(socket_, boost::asio::dynamic_buffer(kept_), error);
    return error == boost::asio::error::eof || error == boost::asio::error::connection_reset;
  }

 private:
  std::string path() const { return "/api/tables/" + server_.anna().table + "/events"; }

  std::string read_block() {
    constexpr std::string_view kEnd = "\n\n";
    constexpr std::string_view kHeadEnd = "\r\n\r\n";
    auto const end = head_.empty() ? kHeadEnd : kEnd;
    auto const bytes = boost::asio::read_until(socket_, boost::asio::dynamic_buffer(kept_), std::string(end));
    auto block = kept_.substr(0, bytes);
    kept_.erase(0, bytes);
    return block;
  }

  static std::string data_of(std::string const& block) {
    auto const at = block.find("data: ") + 6;
    return block.substr(at, block.find('\n', at) - at);
  }

  ARunningServer const& server_;
  boost::asio::io_context io_;
  tcp::socket socket_{io_};
  std::string kept_;
  std::string head_;
  std::string key_;
};

std::string hello(live::SeatKey const& key) {
  return R"({"type":"hello","version":1,"token":")" + key.token + "\"}";
}

TEST(SseStream, CarriesTheSameMessagesAsAWebSocket) {
  ARunningServer const server;
  ABlockedClient anna(server);

  EXPECT_EQ(anna.post(hello(server.anna())).result_int(), 204U);
  auto const snapshot = anna.next();
  anna.post(R"({"type":"order","id":"1","order":{"do":"add_bot","seat":1,"bot":"farmer"}})");

  EXPECT_THAT(anna.head(), testing::HasSubstr("text/event-stream"));
  EXPECT_EQ(snapshot.at("type"), "snapshot");
  EXPECT_EQ(snapshot.at("you").at("seat"), 0);
  for (auto message = anna.next();; message = anna.next()) {
    if (message.at("type") != "ack") continue;
    EXPECT_EQ(message.at("id"), "1");
    break;
  }
}

TEST(SseStream, HasTheSameLimits) {
  ARunningServer const server;
  ABlockedClient anna(server);
  anna.post(hello(server.anna()));
  anna.next();

  anna.post(std::string(5000, ' '));

  EXPECT_EQ(anna.next().at("error"), "too_large");
}

TEST(SseStream, ClosesForAnInvalidSeatKey) {
  ARunningServer const server;
  ABlockedClient anna(server);

  anna.post(hello({server.anna().table, kAnna, "guessed"}));

  EXPECT_EQ(anna.next().at("error"), "bad_token");
  EXPECT_TRUE(anna.ends());
  EXPECT_EQ(anna.post(hello(server.anna())).result_int(), 404U) << "the connection is gone";
}

TEST(SseStream, RequiresItsKeyForUplinkMessages) {
  ARunningServer const server;
  ABlockedClient anna(server);

  auto const answer = anna.post_by("guessed", hello(server.anna()));

  EXPECT_EQ(answer.result_int(), 404U);
  EXPECT_THAT(answer.body(), testing::HasSubstr("no_such_connection"));
}

TEST(SseStream, IsRefusedToPagesOfAnotherHost) {
  ARunningServer const server;
  http::request<http::string_body> request(http::verb::get, "/api/tables/" + server.anna().table + "/events",
                                           11);
  request.set(http::field::host, "127.0.0.1");
  request.set(http::field::origin, "https://elsewhere.example");

  EXPECT_EQ(ask(server, std::move(request)).result_int(), 403U);
}

TEST(SseStream, MeasuresTheRoundTripByPings) {
  ARunningServer const server;
  ABlockedClient anna(server);

  auto const ping = anna.next_ping();

  EXPECT_EQ(anna.post(ping, "/pong").result_int(), 204U);
  EXPECT_EQ(anna.post("soon", "/pong").result_int(), 400U);
}

TEST(SseRoundTrip, IsAtMostFortyMillisecondsAboveTheTcpMeasurement) {
  table::KernelRoundTrip const tcp{.smoothed = 30'000, .least = 30'000};
  EXPECT_EQ(posted_round_trip(table::Duration{60}, tcp), table::Duration{60});
  EXPECT_EQ(posted_round_trip(table::Duration{250}, tcp), table::Duration{70});
  EXPECT_EQ(posted_round_trip(table::Duration{250}, {}), table::Duration{250}) << "with a proxy at this end";
  EXPECT_EQ(posted_round_trip({}, tcp), table::Duration{30}) << "before the first answer";
}

}  // namespace
}  // namespace kuhhandel::server
