// Tests HTTPS and secure WebSockets that the server terminates itself.
#include <gmock/gmock.h>

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "server/net/transport.h"
#include "tests/support/a_certificate.h"
#include "tests/support/a_running_server.h"
#include "tests/support/log_lines.h"

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
                         .certificate_check_interval = std::chrono::milliseconds(5)}};
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

TEST(Tls, SendsNoHstsForAnIpAddress) {
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

TEST(Tls, CarriesAWebSocket) {
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

/// Returns for how many whole days the certificate of a new connection is still valid.
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

TEST(Tls, ReloadsTheCertificateWithOpenConnections) {
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

/// TLS server ends of connections, all in this thread.
struct AServersEnd {
  ThrowawayFolder folder;
  TlsCertificate certificate{a_certificate(folder.path())};
  Handshakes handshakes{2};
  asio::io_context io;
  asio::ssl::context trusting{asio::ssl::context::tls_client};
  asio::basic_socket_acceptor<tcp, Executor> acceptor{io, tcp::endpoint(asio::ip::address_v4::loopback(), 0)};

  std::shared_ptr<Transport> accept(tcp::socket& client) {
    client.connect(acceptor.local_endpoint());
    TcpSocket socket(io);
    acceptor.accept(socket);
    auto stream = std::make_shared<Transport>(std::move(socket), certificate.context());
    stream->set_handshake_limit(handshakes);
    return stream;
  }
  /// Sets `agreed` once the handshake has ended.
  void agree(std::shared_ptr<Transport> stream, std::optional<bool>& agreed) {
    asio::co_spawn(
        io, [](auto one, auto& result) -> Task<void> { result = co_await one->handshake(); }(stream, agreed),
        asio::detached);
  }
};

/// Echoes this number of bytes.
Task<void> echo(std::shared_ptr<Transport> stream, std::size_t bytes) {
  if (!co_await stream->handshake()) co_return;
  std::string text(bytes, ' ');
  co_await asio::async_read(*stream, asio::buffer(text), kAwait);
  co_await asio::async_write(
      *stream, std::array<asio::const_buffer, 2>{asio::buffer(text, 10), asio::buffer(text) + 10}, kAwait);
}

TEST(Tls, CarriesMoreThanABufferInBothDirections) {
  AServersEnd server;
  Secure client(server.io, server.trusting);
  auto const stream = server.accept(client.next_layer());
  std::string sent;
  while (sent.size() < 3'000'000) sent += std::to_string(sent.size());
  std::string received(sent.size(), ' ');

  asio::co_spawn(server.io, echo(stream, sent.size()), asio::detached);
  bool is_done = false;
  client.async_handshake(Secure::client, [&](boost::system::error_code) {
    asio::async_write(client, asio::buffer(sent), [&](boost::system::error_code, std::size_t) {
      asio::async_read(client, asio::buffer(received),
                       [&](boost::system::error_code, std::size_t) { is_done = true; });
    });
  });
  while (!is_done) server.io.run_one();

  EXPECT_EQ(received, sent);
}

TEST(Tls, AbortsTheOldestOfTooManyHandshakes) {
  AServersEnd server;
  std::array<tcp::socket, 3> clients{tcp::socket(server.io), tcp::socket(server.io), tcp::socket(server.io)};
  std::array<std::optional<bool>, 3> agreed;
  std::vector<std::shared_ptr<Transport>> streams;
  for (std::size_t i = 0; i < clients.size(); ++i) {
    streams.push_back(server.accept(clients.at(i)));
    asio::write(clients.at(i), asio::buffer("\x16", 1));  // a handshake begins
    server.agree(streams.back(), agreed.at(i));
    while (server.handshakes.size() < std::min<std::size_t>(i + 1, 2)) server.io.run_one();
  }
  while (!agreed[0]) server.io.run_one();

  EXPECT_EQ(agreed[0], false);
  EXPECT_FALSE(agreed[1]) << "it goes on";
  EXPECT_FALSE(agreed[2]);
}

TEST(Tls, AllocatesNothingForASilentClient) {
  AServersEnd server;
  tcp::socket silent(server.io);
  std::optional<bool> agreed;
  auto const stream = server.accept(silent);

  server.agree(stream, agreed);
  server.io.poll();

  EXPECT_EQ(server.handshakes.size(), 0U);
}

// Regression: an idle connection took 72.7 kB.
TEST(TlsCertificateFiles, ReleaseBuffersBetweenRecords) {
  ThrowawayFolder const folder;
  TlsCertificate const certificate(a_certificate(folder.path()));
  auto* const tls = certificate.context()->native_handle();

  EXPECT_NE(SSL_CTX_get_mode(tls) & SSL_MODE_RELEASE_BUFFERS, 0);
  EXPECT_EQ(SSL_CTX_get_session_cache_mode(tls), SSL_SESS_CACHE_OFF);
}

// Regression: each request for new keys cost 20 microseconds and 27 bytes, without limit.
TEST(Tls, DisconnectsAClientThatFloodsKeyUpdates) {
  ASecureServer secure;
  Secure stream(secure.io, secure.trusting);
  secure.connect(stream);
  stream.handshake(Secure::client);

  boost::system::error_code error;
  asio::write(stream, asio::buffer(std::string_view("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")),
              error);
  for (int i = 0; i < 100 && !error; ++i) {
    SSL_key_update(stream.native_handle(), SSL_KEY_UPDATE_REQUESTED);
    asio::write(stream, asio::buffer("x", 1), error);
  }
  if (!error) asio::write(stream, asio::buffer(std::string_view("\r\n\r\n")), error);
  std::array<char, 16> answer;
  if (!error) stream.read_some(asio::buffer(answer), error);

  EXPECT_TRUE(error);
  Secure other(secure.io, secure.trusting);
  secure.connect(other);
  other.handshake(Secure::client);
  EXPECT_EQ(healthz(other), "ok\n");
}

TEST(TlsCertificateFiles, KeepThePreviousCertificateIfTheNewOneIsInvalid) {
  ThrowawayFolder const folder;
  auto const files = a_certificate(folder.path());
  TlsCertificate certificate(files);
  auto const before = certificate.context();

  std::ofstream(files.key) << "half of a key";
  certificate.reload_if_changed();

  EXPECT_EQ(certificate.context(), before);
  a_certificate(folder.path(), std::chrono::days(90));
  certificate.reload_if_changed();
  EXPECT_NE(certificate.context(), before);
}

TEST(TlsCertificateFiles, AreNotReloadedIfUnchanged) {
  ThrowawayFolder const folder;
  TlsCertificate certificate(a_certificate(folder.path()));
  auto const before = certificate.context();

  certificate.reload_if_changed();

  EXPECT_EQ(certificate.context(), before);
}

TEST(TlsCertificateFiles, AreReportedDailyInTheLastTwoWeeks) {
  ThrowawayFolder const folder;
  TlsCertificate certificate(a_certificate(folder.path(), std::chrono::days(90)));
  auto const logged_before_its_end_by = [&](std::chrono::seconds left) {
    LogLines const lines;
    certificate.warn_before_expiry(certificate.expires_at() - left);
    return lines.all();
  };
  auto const line = [&](int days) {
    return R"({"level":"warn","event":"certificate_ends","ends":)" +
           std::to_string(certificate.expires_at().time_since_epoch().count()) + R"(,"days":)" +
           std::to_string(days) + "}";
  };
  using std::chrono::days;
  using testing::ElementsAre;
  using testing::IsEmpty;

  EXPECT_THAT(logged_before_its_end_by(days(15)), IsEmpty());
  EXPECT_THAT(logged_before_its_end_by(days(14)), ElementsAre(line(14)));
  EXPECT_THAT(logged_before_its_end_by(days(14) - std::chrono::minutes(1)), IsEmpty());
  EXPECT_THAT(logged_before_its_end_by(days(13)), ElementsAre(line(13)));
  EXPECT_THAT(logged_before_its_end_by(days(-1)), ElementsAre(line(-1)));
}

TEST(Tls, NamesAnInvalidCertificate) {
  AServer other;
  ThrowawayFolder const web;
  std::ofstream(web.path() / "index.html") << "x";
  StaticFiles const files(web.path());
  HttpServerOptions const options{
      .address = "127.0.0.1", .port = 0, .tls = TlsFiles{"/nowhere.pem", "/nowhere.key"}};

  EXPECT_THROW(HttpServer(options, {other.directory(), other.store(), other.groups(), other.names(), files,
                                    other.read_db()}),
               std::runtime_error);
}

}  // namespace
}  // namespace kuhhandel::server
