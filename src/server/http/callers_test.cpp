// Clients behind a proxy share its address but not their limits.
#include "server/http/callers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/ssl.hpp>

#include "moderation/bans.h"
#include "server/limits/request_rate_limits.h"
#include "store/database.h"
#include "tests/support/a_certificate.h"
#include "tests/support/raw_request.h"

namespace kuhhandel::server {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// 127.0.0.1 is the proxy; connections from 127.0.0.2 are direct clients.
HttpServerOptions behind_proxy(ProxySettings proxies = {}) {
  proxies.trusted = {*AddressRange::read("127.0.0.1")};
  return {.address = "127.0.0.1",
          .port = 0,
          .proxy = Proxy::in_front,
          .proxies = proxies,
          .socket_threads = 1,
          .metrics = ListenAddress{"127.0.0.1", 0}};
}

std::string forwarded_for(std::string const& address) { return "X-Forwarded-For: " + address + "\r\n"; }

/// Returns the response to a guessed table code.
std::string guess(std::string const& headers = {}) { return get_request("/api/codes/ABCDEF", headers); }

int const kGuesses = rate_of(RateClass::find_code).at_once;

TEST(Callers, HaveSeparateLimitsBehindAProxy) {
  ARunningServer const server(behind_proxy());

  for (int i = 0; i < kGuesses; ++i)
    EXPECT_THAT(answers_to(server, guess(forwarded_for("203.0.113.9"))), StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(answers_to(server, guess(forwarded_for("203.0.113.9"))), StartsWith("HTTP/1.1 429 "));
  EXPECT_THAT(answers_to(server, guess(forwarded_for("203.0.113.10"))), StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(answers_to(server, guess(forwarded_for("198.51.100.2, 203.0.113.9"))),
              StartsWith("HTTP/1.1 429 "))
      << "what the client itself has sent does not count";
}

TEST(Callers, CannotChooseTheirAddressThemselves) {
  ARunningServer const server(behind_proxy());

  for (int i = 0; i < kGuesses; ++i)
    answers_to(server, guess(forwarded_for("203.0.113." + std::to_string(i))), "127.0.0.2");

  EXPECT_THAT(answers_to(server, guess(forwarded_for("203.0.113.99")), "127.0.0.2"),
              StartsWith("HTTP/1.1 429 "));
}

TEST(Callers, AreLimitedInGuessesEvenFromThisMachine) {
  ARunningServer const server;

  for (int i = 0; i < kGuesses; ++i) answers_to(server, guess());

  EXPECT_THAT(answers_to(server, guess()), StartsWith("HTTP/1.1 429 "));
}

TEST(Callers, AreBannedByTheForwardedAddress) {
  ARunningServer const server(behind_proxy());
  auto admin = store::open_second_connection(server.folder());
  admin.setBusyTimeout(10'000);
  moderation::ban(admin,
                  {moderation::BanKind::address, "203.0.113.9", table::Instant{4'102'444'800'000}, "Rude."});
  auto const lobby_for = [&](std::string const& address) {
    return answers_to(server, get_request("/api/lobby", forwarded_for(address)));
  };

  while (!lobby_for("203.0.113.9").starts_with("HTTP/1.1 403 ")) continue;

  EXPECT_THAT(lobby_for("203.0.113.10"), StartsWith("HTTP/1.1 200 "));
}

TEST(Callers, AreDistinguishedByRequestOnOneProxyConnection) {
  ARunningServer const server(behind_proxy());
  std::string requests;
  for (int i = 0; i < kGuesses; ++i)
    for (auto const* const client : {"203.0.113.9", "203.0.113.10"})
      requests += "GET /api/codes/ABCDEF HTTP/1.1\r\nHost: localhost\r\n" + forwarded_for(client) + "\r\n";

  EXPECT_THAT(answers_to(server, requests), testing::Not(HasSubstr("HTTP/1.1 429 ")));
}

TEST(Callers, AreTheProxyIfItsHeaderIsMalformed) {
  ARunningServer const server(behind_proxy());

  for (auto const* const header : {"unknown", "\"", "203.0.113.9, ", "1.2.3.4.5"})
    EXPECT_THAT(answers_to(server, get_request("/api/lobby", forwarded_for(header))),
                StartsWith("HTTP/1.1 200 "));

  boost::asio::io_context io;
  boost::asio::ip::tcp::socket socket(io);
  socket.connect(server.metrics_endpoint());
  boost::asio::write(socket, boost::asio::buffer(get_request("/metrics")));
  std::string figures;
  boost::system::error_code ended;
  boost::asio::read(socket, boost::asio::dynamic_buffer(figures), ended);
  EXPECT_THAT(figures, HasSubstr("kuhhandel_proxy_clients_unknown_total 4\n"));
}

TEST(Callers, AreIdentifiedByTheProxyProtocol) {
  ARunningServer const server(behind_proxy({.is_announced = true}));
  auto const announced = [](std::string const& client) {
    return "PROXY TCP4 " + client + " 127.0.0.1 4711 80\r\n";
  };

  for (int i = 0; i < kGuesses; ++i)
    EXPECT_THAT(answers_to(server, announced("203.0.113.9") + guess()), StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(answers_to(server, announced("203.0.113.9") + guess(forwarded_for("203.0.113.77"))),
              StartsWith("HTTP/1.1 429 "))
      << "a client's header is not believed";
  EXPECT_THAT(answers_to(server, announced("203.0.113.10") + guess()), StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(answers_to(server, "PROXY UNKNOWN\r\n" + get_request("/healthz")), StartsWith("HTTP/1.1 200 "));
}

TEST(Callers, AreNotServedIfAProxyDoesNotAnnounceThem) {
  ARunningServer const server(behind_proxy({.is_announced = true}));

  EXPECT_EQ(answers_to(server, get_request("/healthz")), "");
  EXPECT_EQ(answers_to(server, "PROXY TCP4 nonsense\r\n" + get_request("/healthz")), "");
  EXPECT_EQ(answers_to(server, "PROXY TC"), "");
  EXPECT_THAT(answers_to(server, get_request("/healthz"), "127.0.0.2"), StartsWith("HTTP/1.1 200 "))
      << "a client that comes without a proxy";
  EXPECT_THAT(answers_to(server, "PROXY UNKNOWN\r\n" + get_request("/healthz"), "127.0.0.2"),
              StartsWith("HTTP/1.1 400 "));
}

TEST(Callers, GetHstsOnlyOverHttpsForAPublicName) {
  auto options = behind_proxy();
  options.allowed_hosts = {"table.example"};
  ARunningServer const server(options);
  auto const page_of = [&](std::string const& host, std::string const& protocol) {
    return answers_to(server, "GET / HTTP/1.1\r\nConnection: close\r\nHost: " + host + "\r\n" +
                                  forwarded_for("203.0.113.9") + "X-Forwarded-Proto: " + protocol +
                                  "\r\n\r\n");
  };
  auto const kRequired = HasSubstr("Strict-Transport-Security: max-age=31536000\r\n");

  EXPECT_THAT(page_of("table.example", "https"), kRequired);
  EXPECT_THAT(page_of("table.example", "http"), testing::Not(kRequired));
  for (auto const* const host : {"127.0.0.1:8443", "localhost", "kuhhandel.local"})
    EXPECT_THAT(page_of(host, "https"), testing::Not(kRequired)) << host;
}

TEST(Callers, AreAnnouncedBeforeTls) {
  ThrowawayFolder const folder;
  auto options = behind_proxy({.is_announced = true});
  options.tls = a_certificate(folder.path());
  options.allowed_hosts = {"table.example"};
  ARunningServer const server(options);
  boost::asio::io_context io;
  boost::asio::ssl::context trusting(boost::asio::ssl::context::tls_client);
  boost::asio::ssl::stream<boost::asio::ip::tcp::socket> stream(io, trusting);
  stream.next_layer().connect(server.endpoint());

  boost::asio::write(stream.next_layer(),
                     boost::asio::buffer(std::string("PROXY TCP4 203.0.113.9 127.0.0.1 4711 443\r\n")));
  stream.handshake(boost::asio::ssl::stream_base::client);
  boost::asio::write(
      stream, boost::asio::buffer(
                  std::string("GET /healthz HTTP/1.1\r\nHost: table.example\r\nConnection: close\r\n\r\n")));
  std::string answer;
  boost::system::error_code ended;
  boost::asio::read(stream, boost::asio::dynamic_buffer(answer), ended);

  EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 "));
  EXPECT_THAT(answer, HasSubstr("Strict-Transport-Security: "));
}

}  // namespace
}  // namespace kuhhandel::server
