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
  TlsFiles files = a_certificate(folder.path(), std::chrono::hours(1));
  ARunningServer server{{.address = "127.0.0.1",
                         .port = 0,
                         .tls = files,
                         .between_looks_at_certificate = std::chrono::milliseconds(5)}};
  asio::io_context io;
  asio::ssl::context trusting{asio::ssl::context::tls_client};

  template <class Stream>
  void connect(Stream& stream) {
    beast::get_lowest_layer(stream).connect(server.endpoint());
  }
};

std::string healthz(Secure& stream) {
  http::request<http::empty_body> request(http::verb::get, "/healthz", 11);
  request.set(http::field::host, "127.0.0.1");
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(stream, buffer, response);
  return response.body();
}

TEST(Tls, ServesPages) {
  ASecureServer secure;
  Secure stream(secure.io, secure.trusting);
  secure.connect(stream);
  stream.handshake(Secure::client);

  EXPECT_EQ(healthz(stream), "ok\n");
}

TEST(Tls, IsRequiredFromThenOnOfAHostWithAName) {
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

  EXPECT_EQ(response.count("Strict-Transport-Security"), 0U)
      << "an address may be another machine's tomorrow";
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

/// For how many more whole days the certificate is good that a new connection is shown.
int days_left(ASecureServer& secure) {
  Secure stream(secure.io, secure.trusting);
  secure.connect(stream);
  stream.handshake(Secure::client);
  std::unique_ptr<X509, decltype(&X509_free)> const shown(SSL_get1_peer_certificate(stream.native_handle()),
                                                          X509_free);
  int days = 0;
  int seconds = 0;
  ASN1_TIME_diff(&days, &seconds, nullptr, X509_get0_notAfter(shown.get()));
  return days;
}

TEST(Tls, TakesUpANewCertificateWhileLinesAreOpen) {
  ASecureServer secure;
  Secure before(secure.io, secure.trusting);
  secure.connect(before);
  before.handshake(Secure::client);
  ASSERT_EQ(days_left(secure), 0);

  a_certificate(secure.folder.path(), std::chrono::days(90) + std::chrono::hours(1));

  while (days_left(secure) != 90) {
  }
  EXPECT_EQ(healthz(before), "ok\n");
}

TEST(ACertificate, ThatCannotBeUsedLeavesTheOneBefore) {
  ThrowawayFolder const folder;
  auto const files = a_certificate(folder.path());
  Certificate certificate(files);
  auto const before = certificate.context();

  std::ofstream(files.key) << "half of a key";
  certificate.look_again();

  EXPECT_EQ(certificate.context(), before);
  a_certificate(folder.path(), std::chrono::days(90));
  certificate.look_again();
  EXPECT_NE(certificate.context(), before);
}

TEST(ACertificate, WhoseFilesAreTheSameIsNotReadAgain) {
  ThrowawayFolder const folder;
  Certificate certificate(a_certificate(folder.path()));
  auto const before = certificate.context();

  certificate.look_again();

  EXPECT_EQ(certificate.context(), before);
}

TEST(Tls, NamesACertificateThatCannotBeUsed) {
  AServer other;
  ThrowawayFolder const web;
  std::ofstream(web.path() / "index.html") << "x";
  StaticFiles const files(web.path());
  NetworkOptions const options{
      .address = "127.0.0.1", .port = 0, .tls = TlsFiles{"/nowhere.pem", "/nowhere.key"}};

  EXPECT_THROW(
      Network(options, {other.lobby(), other.store(), other.groups(), other.names(), files, other.archive()}),
      std::runtime_error);
}

}  // namespace
}  // namespace kuhhandel::server
