// HTTPS and secure WebSockets by the server itself.
#include <gtest/gtest.h>

#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "tests/support/a_certificate.h"
#include "tests/support/a_running_server.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Secure = asio::ssl::stream<tcp::socket>;

struct ASecureServer {
  ThrowawayFolder folder;
  ARunningServer server{a_certificate(folder.path())};
  asio::io_context io;
  asio::ssl::context trusting{asio::ssl::context::tls_client};

  template <class Stream>
  void connect(Stream& stream) {
    beast::get_lowest_layer(stream).connect(server.endpoint());
  }
};

TEST(Tls, ServesPages) {
  ASecureServer secure;
  Secure stream(secure.io, secure.trusting);
  secure.connect(stream);
  stream.handshake(Secure::client);
  http::request<http::empty_body> request(http::verb::get, "/healthz", 11);
  request.set(http::field::host, "127.0.0.1");

  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(stream, buffer, response);

  EXPECT_EQ(response.body(), "ok\n");
}

TEST(Tls, TalksLive) {
  ASecureServer secure;
  beast::websocket::stream<Secure> socket(secure.io, secure.trusting);
  secure.connect(socket);
  socket.next_layer().handshake(Secure::client);
  socket.handshake("127.0.0.1", secure.server.live_path());

  socket.write(asio::buffer(std::string(R"({"type":"hello","version":1})")));
  beast::flat_buffer buffer;
  socket.read(buffer);

  EXPECT_EQ(boost::json::parse(beast::buffers_to_string(buffer.data())).at("type"), "snapshot");
}

TEST(Tls, NamesACertificateThatCannotBeUsed) {
  AServer other;
  ThrowawayFolder const web;
  std::ofstream(web.path() / "index.html") << "x";
  StaticFiles const files(web.path());
  NetworkOptions const options{
      .address = "127.0.0.1", .port = 0, .tls = TlsFiles{"/nowhere.pem", "/nowhere.key"}};

  EXPECT_THROW(Network(options, {other.lobby(), other.groups(), other.names(), files, other.archive()}),
               std::runtime_error);
}

}  // namespace
}  // namespace kuhhandel::server
