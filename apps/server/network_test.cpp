#include "apps/server/network.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <csignal>
#include <fstream>
#include <thread>

#include "tests/support/a_hall.h"

namespace kuhhandel {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using boost::asio::ip::tcp;

/// A server on a free port of this machine, ended by the signal that Ctrl-C sends.
class ARunningServer {
 public:
  ARunningServer() : key_(server_.open()) {
    thread_ = std::thread([this] { network_.run(); });
  }
  ARunningServer(ARunningServer const&) = delete;
  ARunningServer& operator=(ARunningServer const&) = delete;
  ~ARunningServer() {
    std::raise(SIGINT);
    thread_.join();
  }

  tcp::endpoint endpoint() const { return {boost::asio::ip::make_address("127.0.0.1"), network_.port()}; }
  SeatKey const& anna() const { return key_; }

 private:
  static StaticFiles with_index(ThrowawayFolder const& folder) {
    std::ofstream(folder.path() / "index.html") << "<!doctype html>";
    return StaticFiles(folder.path());
  }

  AServer server_;
  SeatKey key_;
  ThrowawayFolder web_;
  StaticFiles files_ = with_index(web_);
  Network network_{"127.0.0.1", 0, server_.hall(), files_};
  std::thread thread_;
};

http::response<http::string_body> ask(ARunningServer const& server, http::verb method,
                                      std::string const& path, std::string body = {}) {
  boost::asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(server.endpoint());
  http::request<http::string_body> request(method, path, 11, std::move(body));
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(stream, buffer, response);
  return response;
}

TEST(Network, ServesPagesAndTheLobbyOnOnePort) {
  ARunningServer const server;

  EXPECT_EQ(ask(server, http::verb::get, "/").body(), "<!doctype html>");
  EXPECT_EQ(ask(server, http::verb::get, "/api/lobby?fresh=1").result_int(), 200U);
  EXPECT_EQ(ask(server, http::verb::get, "/")["X-Content-Type-Options"], "nosniff");
}

TEST(Network, RefusesABodyThatIsTooLarge) {
  ARunningServer const server;

  auto const response = ask(server, http::verb::post, "/api/tables", std::string(20'000, ' '));

  EXPECT_EQ(response.result_int(), 413U);
  EXPECT_THAT(response.body(), testing::HasSubstr("too_large"));
}

TEST(Network, TalksLiveOverAWebSocket) {
  ARunningServer const server;
  boost::asio::io_context io;
  beast::websocket::stream<beast::tcp_stream> socket(io);
  beast::get_lowest_layer(socket).connect(server.endpoint());
  socket.handshake("127.0.0.1", "/api/tables/" + server.anna().table + "/live");

  socket.write(boost::asio::buffer(R"({"type":"hello","version":1,"token":")" + server.anna().token + "\"}"));
  beast::flat_buffer buffer;
  socket.read(buffer);

  auto const message = boost::json::parse(beast::buffers_to_string(buffer.data()));
  EXPECT_EQ(message.at("type").as_string(), "snapshot");
  EXPECT_EQ(message.at("you").at("seat").as_int64(), 0);
}

TEST(Network, SaysWhichPortIsInUse) {
  ARunningServer const server;
  AServer other;
  ThrowawayFolder const web;
  std::ofstream(web.path() / "index.html") << "x";
  StaticFiles const files(web.path());
  auto const port = server.endpoint().port();

  try {
    Network const second_network("127.0.0.1", port, other.hall(), files);
    FAIL() << "must be refused";
  } catch (std::runtime_error const& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("Port " + std::to_string(port) + " cannot be used"));
  }
}

}  // namespace
}  // namespace kuhhandel
