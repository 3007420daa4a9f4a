// A server that fails destroys its connections and requests before what they are counted in. The address
// sanitizer finds a wrong order.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <atomic>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <memory>
#include <string>
#include <variant>

#include "tests/support/a_certificate.h"
#include "tests/support/a_live_socket.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;

/// A connection that sends some bytes and reads until the server ends it.
class RawConnection {
 public:
  RawConnection(ARunningServer const& server, std::string const& bytes) {
    socket_.connect(server.endpoint());
    asio::write(socket_, asio::buffer(bytes));
  }
  std::string received() {
    std::string all;
    boost::system::error_code ended;
    asio::read(socket_, asio::dynamic_buffer(all), ended);
    return all;
  }

 private:
  asio::io_context io_;
  asio::ip::tcp::socket socket_{io_};
};

std::string post(std::string const& path, std::size_t length, std::string const& body) {
  return "POST " + path +
         " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: " +
         std::to_string(length) + "\r\n\r\n" + body;
}

std::string new_table() {
  std::string const body =
      R"({"player":"Ben","name":"Monday","edition":"second","seats":3,"public":true,"speed":1})";
  return post("/api/tables", body.size(), body);
}

/// A server whose disk fails as soon as a table was opened over HTTP.
struct AServerThatFails {
  std::atomic<bool> has_failed = false;
  ARunningServer server;

  explicit AServerThatFails(HttpServerOptions const& options)
      : server(options, {.before_write =
                             [this](LedgerRow const& row) {
                               if (std::holds_alternative<row::TableOpened>(row)) has_failed = true;
                             },
                         .before_sync =
                             [this] {
                               if (has_failed) throw SQLite::Exception("disk I/O error", SQLITE_IOERR);
                             }}) {}
};

HttpServerOptions options() { return {.address = "127.0.0.1", .port = 0, .socket_threads = 2}; }

TEST(DestructionOrder, IsRightForARequestThatWaitsForItsCommit) {
  auto failing = std::make_unique<AServerThatFails>(options());
  RawConnection request(failing->server, new_table());
  EXPECT_TRUE(failing->server.wait());

  failing.reset();

  EXPECT_EQ(request.received(), "") << "nothing is told of what was not stored";
}

TEST(DestructionOrder, IsRightForConnectionsOfAllKinds) {
  AServerThatFails failing(options());
  ALiveSocket player(failing.server);
  player.say_hello(failing.server.anna());
  player.receive();
  ALiveSocket silent(failing.server);
  RawConnection idle(failing.server, "");
  RawConnection half_a_head(failing.server, "GET / HTTP/1.1\r\nHost");
  RawConnection half_a_body(failing.server, post("/api/tables", 1000, "{"));
  RawConnection events(failing.server,
                       "GET " + failing.server.live_path().substr(0, failing.server.live_path().rfind('/')) +
                           "/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  RawConnection request(failing.server, new_table());

  EXPECT_TRUE(failing.server.wait());
}

TEST(DestructionOrder, IsRightForTls) {
  ThrowawayFolder const folder;
  auto with_tls = options();
  with_tls.tls = a_certificate(folder.path());
  ARunningServer const server(with_tls);
  RawConnection const idle(server, "");
  RawConnection const half_a_handshake(server, "\x16\x03\x01");
}

}  // namespace
}  // namespace kuhhandel::server
