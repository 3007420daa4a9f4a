// Tests WebSockets at a table: their messages, how round trips are measured, and how connections end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "moderation/bans.h"
#include "server/limits/server_limits_store.h"
#include "store/database.h"
#include "tests/support/a_live_socket.h"

namespace kuhhandel::server {
namespace {

namespace beast = boost::beast;
using boost::asio::ip::tcp;

TEST(LiveSocket, SendsTheTableAfterHello) {
  ARunningServer const server;
  ALiveSocket anna(server);

  anna.say_hello(server.anna());

  auto const message = boost::json::parse(anna.receive());
  EXPECT_EQ(message.at("type").as_string(), "snapshot");
  EXPECT_EQ(message.at("you").at("seat").as_int64(), 0);
}

TEST(LiveSocket, MeasuresTheRoundTripByNumberedPings) {
  ARunningServer const server;
  ALiveSocket anna(server);
  std::string pinged;
  anna.stream.control_callback([&](beast::websocket::frame_type kind, beast::string_view data) {
    if (kind == beast::websocket::frame_type::ping) pinged = data;
  });

  anna.say_hello(server.anna());
  anna.receive();

  EXPECT_EQ(pinged, "1");
}

TEST(LiveSocket, ClosesIfTheClientFloodsPings) {
  ARunningServer const server;
  ALiveSocket flood(server);
  int pongs = 0;
  flood.stream.control_callback([&](beast::websocket::frame_type, beast::string_view) { ++pongs; });

  boost::system::error_code error;
  for (int i = 0; i < 1000 && !error; ++i) flood.stream.ping("something that comes back as it is", error);
  // A false token makes the server disconnect, so the test ends in any case.
  auto const last_word = std::string(R"({"type":"hello","version":1,"token":"false"})");
  if (!error) flood.stream.write(boost::asio::buffer(last_word), error);
  flood.wait_for_the_end();

  EXPECT_LT(pongs, 100);
}

TEST(LiveSocket, ClosesWithoutHello) {
  ARunningServer const server({.address = "127.0.0.1", .port = 0, .hello_timeout = std::chrono::seconds(1)});
  ALiveSocket anna(server);
  anna.say_hello(server.anna());
  anna.receive();

  ALiveSocket silent(server);
  silent.wait_for_the_end();

  anna.say(R"({"type":"order","id":"1","order":{"do":"start"}})");
  EXPECT_FALSE(anna.receive().empty()) << "who said hello stays";
}

TEST(LiveSocket, ClosesIfItsAddressIsBanned) {
  ARunningServer const server;
  ALiveSocket anna(server);
  anna.say_hello(server.anna());

  auto admin = store::open_second_connection(server.folder());
  // The server may be writing at this moment, which `kuhhandel admin` allows for too.
  admin.setBusyTimeout(10'000);
  moderation::ban(admin,
                  {moderation::BanKind::address, "127.0.0.1", table::Instant{4'102'444'800'000}, "Rude."});

  EXPECT_THAT(anna.last_words(), testing::AllOf(testing::HasSubstr(R"("error":"banned")"),
                                                testing::HasSubstr(R"("reason":"Rude.")"),
                                                testing::HasSubstr(R"("until":4102444800000)")))
      << "they are told why, and until when";
  EXPECT_THROW(ALiveSocket{server}, boost::system::system_error) << "nor does another begin";
}

bool comes_in(ARunningServer const& server) {
  try {
    ALiveSocket const socket(server);
    return true;
  } catch (boost::system::system_error const&) {
    return false;
  }
}

TEST(LiveSocket, AppliesAConnectionLimitSetByTheOperator) {
  ARunningServer const server;
  ALiveSocket anna(server);
  auto admin = store::open_second_connection(server.folder());
  admin.setBusyTimeout(10'000);

  set_limits(admin, {.connections = 1});
  while (comes_in(server)) continue;
  anna.say_hello(server.anna());
  EXPECT_FALSE(anna.receive().empty()) << "who is there stays";

  set_limits(admin, {.connections = 100});
  while (!comes_in(server)) continue;
}

TEST(LiveSocket, ClosesWithTheServer) {
  std::optional<ARunningServer> server;
  server.emplace();
  ALiveSocket anna(*server);
  anna.say_hello(server->anna());
  anna.receive();

  server.reset();

  anna.wait_for_the_end();
  EXPECT_FALSE(anna.stream.is_open());
}

/// Returns a client's frame, masked with zeros (RFC 6455, 5.2).
std::string frame(int kind, std::string const& payload) {
  std::string bytes{static_cast<char>(0x80 | kind), static_cast<char>(0x80 | payload.size()), 0, 0, 0, 0};
  return bytes + payload;
}

/// Opens a raw WebSocket on which anything can be sent. Returns the bytes received up to the end of the
/// response head.
std::string open_by_hand(ARunningServer const& server, tcp::socket& socket) {
  socket.connect(server.endpoint());
  auto const request = "GET " + server.live_path() +
                       " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                       "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  boost::asio::write(socket, boost::asio::buffer(request));
  std::string bytes;
  boost::asio::read_until(socket, boost::asio::dynamic_buffer(bytes), "\r\n\r\n");
  return bytes;
}

// Regression: Beast reads empty frames by itself until a message is complete, so they were not counted and
// used a whole core.
TEST(LiveSocket, ClosesIfTheClientFloodsEmptyFrames) {
  ARunningServer const server;
  boost::asio::io_context io;
  tcp::socket flood(io);
  open_by_hand(server, flood);
  std::string const begins{0x01, static_cast<char>(0x80), 0, 0, 0, 0};  // a message of several frames
  std::string const goes_on{0x00, static_cast<char>(0x80), 0, 0, 0, 0};
  std::string many;
  for (int i = 0; i < 10'000; ++i) many += goes_on;

  boost::system::error_code cut;
  boost::asio::write(flood, boost::asio::buffer(begins), cut);
  for (int i = 0; i < 500 && !cut; ++i) boost::asio::write(flood, boost::asio::buffer(many), cut);

  EXPECT_TRUE(cut) << "five million frames were read";
}

/// Returns the opcodes of a server's frames, which are never fragmented.
std::vector<int> kinds_of_frames(std::string_view bytes) {
  auto const byte = [&](std::size_t at) { return std::size_t{static_cast<unsigned char>(bytes.at(at))}; };
  std::vector<int> kinds;
  for (std::size_t at = 0; at + 1 < bytes.size();) {
    kinds.push_back(static_cast<int>(byte(at) & 0x0fU));
    auto size = byte(at + 1);
    at += 2;
    if (size == 126) {
      size = byte(at) << 8U | byte(at + 1);
      at += 2;
    }
    at += size;
  }
  return kinds;
}

/// Returns the opcodes that a watcher receives who closes immediately, as a browser does.
std::vector<int> opcodes_after_close(ARunningServer const& server, auto const& meanwhile) {
  boost::asio::io_context io;
  tcp::socket watcher(io);
  auto bytes = open_by_hand(server, watcher);
  auto const head = bytes.find("\r\n\r\n") + 4;
  boost::asio::write(watcher, boost::asio::buffer(frame(1, R"({"type":"hello","version":1})")));
  boost::asio::read_until(watcher, boost::asio::dynamic_buffer(bytes), "snapshot");
  boost::asio::write(watcher, boost::asio::buffer(frame(8, "")));
  meanwhile();
  boost::system::error_code ended;
  boost::asio::read(watcher, boost::asio::dynamic_buffer(bytes), ended);
  return kinds_of_frames(std::string_view(bytes).substr(head));
}

// Regression: browsers treat such a frame as a server error and report it.
TEST(LiveSocket, SendsNothingAfterTheCloseFrame) {
  ARunningServer const server;
  ALiveSocket anna(server);
  anna.say_hello(server.anna());
  for (int tries = 0; tries < 10; ++tries) {
    auto const kinds = opcodes_after_close(
        server, [&] { anna.say(R"({"type":"say","id":")" + std::to_string(tries) + R"(","cry":"cow"})"); });
    EXPECT_EQ(std::ranges::find(kinds, 8), kinds.end() - 1) << "after " << tries;
  }
}

}  // namespace
}  // namespace kuhhandel::server
