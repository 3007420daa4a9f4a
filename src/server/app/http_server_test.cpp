#include "server/app/http_server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <fstream>
#include <optional>
#include <stop_token>

#include "tests/support/a_running_server.h"

namespace kuhhandel::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using boost::asio::ip::tcp;

/// `from` is an address of this machine; 127.0.0.2 counts as a visitor's.
http::response<http::string_body> ask(ARunningServer const& server, http::verb method,
                                      std::string const& path, std::string body = {},
                                      std::string const& from = "127.0.0.1", std::string const& key = {}) {
  boost::asio::io_context io;
  beast::tcp_stream stream(io);
  stream.socket().open(tcp::v4());
  stream.socket().bind({boost::asio::ip::make_address(from), 0});
  stream.connect(server.endpoint());
  http::request<http::string_body> request(method, path, 11, std::move(body));
  request.set(http::field::host, "127.0.0.1");
  request.set(http::field::content_type, "application/json");
  if (!key.empty()) request.set(http::field::authorization, "Bearer " + key);
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(stream, buffer, response);
  return response;
}

TEST(HttpServer, ServesPagesAndTheLobbyOnOnePort) {
  ARunningServer const server;

  EXPECT_EQ(ask(server, http::verb::get, "/").body(), "<!doctype html>");
  EXPECT_EQ(ask(server, http::verb::get, "/api/lobby?fresh=1").result_int(), 200U);
  EXPECT_EQ(ask(server, http::verb::get, "/")["X-Content-Type-Options"], "nosniff");
}

TEST(HttpServer, StopsIfAskedBeforeItRuns) {
  std::stop_source ends;
  ends.request_stop();
  ARunningServer server({.address = "127.0.0.1", .port = 0, .stop_token = ends.get_token()});

  server.wait();
}

TEST(HttpServer, RefusesABodyThatIsTooLarge) {
  ARunningServer const server;

  auto const response = ask(server, http::verb::post, "/api/tables", std::string(20'000, ' '));

  EXPECT_EQ(response.result_int(), 413U);
  EXPECT_THAT(response.body(), testing::HasSubstr("too_large"));
}

TEST(HttpServer, LimitsGroupDataPerAddressToAboutThirtyMegabytes) {
  ARunningServer const server;
  auto const made =
      ask(server, http::verb::post, "/api/groups", R"({"name":"Flood","players":[]})", "127.0.0.2");
  ASSERT_EQ(made.result_int(), 201U) << made.body();
  auto const key = std::string(boost::json::parse(made.body()).at("key").as_string());
  auto const status_of_a_file = [&](std::string const& from) {
    std::string const file(std::size_t{12} * 1024 * 1024, ' ');
    return ask(server, http::verb::post, "/api/group/import.json", file, from, key).result_int();
  };

  EXPECT_EQ(status_of_a_file("127.0.0.2"), 400U) << "blanks are no file";
  EXPECT_EQ(status_of_a_file("127.0.0.2"), 400U);
  EXPECT_EQ(status_of_a_file("127.0.0.2"), 429U);
  EXPECT_EQ(status_of_a_file("127.0.0.3"), 400U);
}

using Live = beast::websocket::stream<beast::tcp_stream>;

/// Returns why a page of that origin was refused a live connection; empty if it was accepted.
std::string refusal_of(ARunningServer const& server, std::string const& origin) {
  boost::asio::io_context io;
  Live socket(io);
  beast::get_lowest_layer(socket).connect(server.endpoint());
  socket.set_option(beast::websocket::stream_base::decorator(
      [&](beast::websocket::request_type& request) { request.set(http::field::origin, origin); }));
  beast::websocket::response_type response;
  boost::system::error_code error;
  socket.handshake(response, "127.0.0.1", "/api/tables/" + server.anna().table + "/live", error);
  return error ? response.body() : "";
}

TEST(HttpServer, ServesWithoutIoThreads) {
  ARunningServer const server({.address = "127.0.0.1", .port = 0, .socket_threads = 0});

  EXPECT_EQ(ask(server, http::verb::get, "/").body(), "<!doctype html>");
  EXPECT_EQ(refusal_of(server, "http://127.0.0.1"), "") << "a live connection";
}

TEST(HttpServer, AcceptsWebSocketsOnlyFromItsOwnPages) {
  ARunningServer const server;

  EXPECT_EQ(refusal_of(server, "http://127.0.0.1"), "");
  EXPECT_THAT(refusal_of(server, "https://evil.example"), testing::HasSubstr("foreign_origin"));
  EXPECT_THAT(refusal_of(server, "null"), testing::HasSubstr("foreign_origin"));
}

/// Returns the first line of the response to `sent`, and everything else received before the end.
std::string answer_to(tcp::endpoint const& server, std::string const& sent) {
  boost::asio::io_context io;
  tcp::socket socket(io);
  socket.connect(server);
  boost::system::error_code ended;
  boost::asio::write(socket, boost::asio::buffer(sent), ended);
  std::string answer;
  boost::asio::read(socket, boost::asio::dynamic_buffer(answer), ended);
  EXPECT_EQ(ended, boost::asio::error::eof) << "closed as agreed, not broken off";
  return answer;
}

std::string answer_to(ARunningServer const& server, std::string const& sent) {
  return answer_to(server.endpoint(), sent);
}

TEST(HttpServer, DescribesAMalformedRequest) {
  ARunningServer const server;
  auto const long_head = "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(40'000, 'x') + "\r\n\r\n";

  EXPECT_THAT(answer_to(server, "nonsense\r\n\r\n"), testing::StartsWith("HTTP/1.1 400 "));
  EXPECT_THAT(answer_to(server, "GET / HTTP/1.1\r\n\r\n"), testing::StartsWith("HTTP/1.1 400 ")) << "no Host";
  EXPECT_THAT(answer_to(server, long_head), testing::StartsWith("HTTP/1.1 431 "));
}

// Browsers send the cookies of all programs on `localhost` to each of them, whatever the port.
TEST(HttpServer, AcceptsCookiesOfOtherPrograms) {
  ARunningServer const server;
  auto const asking = [&](std::size_t bytes) {
    return answer_to(
        server, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept: text/html\r\nCookie: a=" +
                    std::string(bytes, 'x') + "\r\n\r\n");
  };

  EXPECT_THAT(asking(10'000), testing::StartsWith("HTTP/1.1 200 "));
  EXPECT_THAT(asking(30'000), testing::StartsWith("HTTP/1.1 200 "));
  auto const too_large = asking(40'000);
  EXPECT_THAT(too_large, testing::StartsWith("HTTP/1.1 431 "));
  EXPECT_THAT(too_large, testing::HasSubstr("<h1>The request is too large</h1>"));
}

TEST(HttpServer, JoinsRepeatedListHeaders) {
  ARunningServer const server;
  auto const asking = [&](std::string const& headers) {
    return answer_to(server, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers + "\r\n");
  };

  EXPECT_THAT(asking("If-None-Match: \"a\"\r\nIf-None-Match: *\r\n"), testing::StartsWith("HTTP/1.1 200 "))
      << "a star is no element of a list";
  EXPECT_THAT(asking("If-None-Match: *\r\n"), testing::StartsWith("HTTP/1.1 304 "));
  EXPECT_THAT(asking("Accept-Encoding: gzip\r\nAccept-Encoding: identity;q=0\r\n"),
              testing::StartsWith("HTTP/1.1 406 "));
}

TEST(HttpServer, MarksItsResponsesForTheServiceWorker) {
  ARunningServer const server;

  for (auto const* const path : {"/", "/api/lobby", "/nothing"})
    EXPECT_NE(ask(server, http::verb::get, path)["X-Kuhhandel"], "") << path;
}

TEST(HttpServer, ReturnsErrorsAsPagesToBrowsersAndAsJsonToPrograms) {
  ARunningServer const server;
  auto const asking = [&](std::string const& path, std::string const& host, std::string const& accept) {
    return answer_to(server, "GET " + path + " HTTP/1.1\r\nHost: " + host +
                                 "\r\nConnection: close\r\nAccept: " + accept +
                                 "\r\nAccept-Language: de-AT,en;q=0.5\r\n\r\n");
  };
  auto const* const browser = "text/html,application/xhtml+xml,*/*;q=0.8";

  auto const foreign = asking("/", "evil.example", browser);
  EXPECT_THAT(foreign, testing::StartsWith("HTTP/1.1 421 "));
  EXPECT_THAT(foreign, testing::HasSubstr("<html lang=\"de\">"));
  EXPECT_THAT(foreign, testing::Not(testing::HasSubstr("evil.example")));
  EXPECT_THAT(asking("/", "evil.example", "*/*"), testing::HasSubstr("{\"error\":\"unknown_host\""));
  EXPECT_THAT(asking("/api/nothing", "localhost", browser), testing::HasSubstr("Diese Seite gibt es nicht"));
  EXPECT_THAT(asking("/api/nothing", "localhost", "*/*"), testing::HasSubstr("\"not_found\""));
  auto const unknown = asking("/Pad,", "localhost", browser);
  EXPECT_THAT(unknown, testing::StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(unknown, testing::HasSubstr("<!doctype html>")) << "the client reads the address";
  EXPECT_THAT(asking("/assets/none.js", "localhost", "*/*"), testing::HasSubstr("\"not_found\""));
}

TEST(HttpServer, LooksUpAnUnknownHostName) {
  HttpServerOptions options{.address = "127.0.0.1", .port = 0};
  options.confirm_host = [](std::string const& name) {
    return name == "nas.box" ? push::Addresses{boost::asio::ip::make_address("127.0.0.1")}
                             : push::Addresses{};
  };
  ARunningServer const server(options);
  auto const asking = [&](std::string const& host) {
    return answer_to(server, "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
  };

  EXPECT_THAT(asking("NAS.box:8080"), testing::StartsWith("HTTP/1.1 200 "));
  EXPECT_THAT(asking("evil.box"), testing::StartsWith("HTTP/1.1 421 "));
}

TEST(HttpServer, RefusesARequestBeforeReadingItsBody) {
  ARunningServer const server;
  auto const head =
      std::string("POST /api/group/import.csv HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16000000\r\n");

  EXPECT_THAT(answer_to(server, head + "Origin: null\r\nContent-Type: text/csv\r\n\r\n,,,,"),
              testing::StartsWith("HTTP/1.1 403 "));
  EXPECT_THAT(answer_to(server, head + "Content-Type: text/plain\r\n\r\n,,,,"),
              testing::StartsWith("HTTP/1.1 415 "));
  EXPECT_THAT(
      answer_to(server, head + "Content-Type: text/csv\r\nContent-Encoding: gzip\r\n\r\n\x1f\x8b"),
      testing::AllOf(testing::StartsWith("HTTP/1.1 415 "), testing::HasSubstr("Accept-Encoding: identity"),
                     testing::HasSubstr("without Content-Encoding")));
}

// Before the check came first, 100 uploads without a key used 615 MB.
TEST(HttpServer, ReadsNoFileWithoutAGroupKey) {
  ARunningServer const server;
  auto const head =
      std::string("POST /api/group/import.csv HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16000000\r\n") +
      "Content-Type: text/csv\r\n";

  EXPECT_THAT(answer_to(server, head + "\r\n,,,,"), testing::HasSubstr("no_such_group"));
  EXPECT_THAT(answer_to(server, head + "Authorization: Bearer none\r\n\r\n,,,,"),
              testing::HasSubstr("no_such_group"));
}

/// Returns the body of the response to a request with a key.
boost::json::value json_with(ARunningServer const& server, std::string const& key, std::string const& request,
                             std::string const& body = {}) {
  auto const length = "Content-Length: " + std::to_string(body.size()) + "\r\n";
  auto const answer = answer_to(server, request + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
                                            "Content-Type: application/json\r\nAuthorization: Bearer " + key +
                                            "\r\n" + length + "\r\n" + body);
  return boost::json::parse(answer.substr(answer.find("\r\n\r\n") + 4));
}

TEST(HttpServer, AnswersBackgroundRequests) {
  ARunningServer const server;
  auto const group = json_with(server, "", "POST /api/groups", R"({"name":"G","players":["Anna","Ben"]})");
  auto const key = std::string(group.at("key").as_string());
  std::string games;
  for (int i = 0; i < 120; ++i)
    games +=
        std::string(i == 0 ? "" : ",") + R"({"date":"2026-01-01","place":"No. )" + std::to_string(i) +
        R"(","sheet":{"edition":"second","players":[{"name":"A","points":80},{"name":"B"},{"name":"C"}]}})";
  auto const file = R"({"format":"kuhhandel-group","version":1,"games":[)" + games + "]}";

  EXPECT_EQ(json_with(server, key, "POST /api/group/import.json", file).at("added"), 120);
  EXPECT_EQ(json_with(server, key, "GET /api/group/statistics").at("games"), 120);
  EXPECT_EQ(json_with(server, key, "POST /api/group/players", R"({"player":"Dora"})")
                .at("players")
                .as_array()
                .size(),
            6U)
      << "what was changed is seen in its answer";
  EXPECT_EQ(json_with(server, "", "GET /api/tables/none").at("error"), "no_such_table");
  EXPECT_EQ(json_with(server, "", "POST /api/tables/none/seats", R"({"player":"Ben"})").at("error"),
            "no_such_table");
}

TEST(HttpServer, SendsContinueOnlyIfItAcceptsTheBody) {
  ARunningServer const server;
  auto const asking = [&](std::string const& path, std::string const& length) {
    return answer_to(
        server, "POST " + path +
                    " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
                    "Expect: 100-continue\r\nContent-Length: " +
                    length + "\r\n\r\n{}");
  };

  EXPECT_THAT(asking("/api/tables", "2"), testing::StartsWith("HTTP/1.1 100 "));
  EXPECT_THAT(asking("/api/tables", "200000"), testing::StartsWith("HTTP/1.1 413 "));
}

TEST(HttpServer, DoesNotSendContinueToHttp10Clients) {
  ARunningServer const server;

  auto const answer =
      answer_to(server,
                "POST /api/tables HTTP/1.0\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}");

  EXPECT_THAT(answer, testing::StartsWith("HTTP/1.0 400 "));
}

TEST(HttpServer, Answers426WithoutAnUpgrade) {
  ARunningServer const server;

  auto const answer = ask(server, http::verb::get, server.live_path());

  EXPECT_EQ(answer.result_int(), 426U);
  EXPECT_EQ(answer["Upgrade"], "websocket");
}

TEST(HttpServer, OpensWebSocketsOnlyForTables) {
  ARunningServer const server;
  boost::asio::io_context io;
  beast::websocket::stream<beast::tcp_stream> socket(io);
  beast::get_lowest_layer(socket).connect(server.endpoint());
  beast::websocket::response_type response;
  boost::system::error_code error;

  socket.handshake(response, "127.0.0.1", "/t/k7q2m9", error);

  EXPECT_EQ(response.result_int(), 404U);
}

TEST(HttpServer, SendsSecurityHeaders) {
  ARunningServer const server;

  auto const page = ask(server, http::verb::get, "/");

  EXPECT_EQ(page["Referrer-Policy"], "no-referrer");
  EXPECT_THAT(std::string(page["Content-Security-Policy"]), testing::HasSubstr("default-src 'self'"));
  EXPECT_THAT(std::string(page["Content-Security-Policy"]), testing::HasSubstr("frame-ancestors 'self'"));
}

TEST(HttpServer, ServesMetricsAtASeparateAddress) {
  ARunningServer const server(
      {.address = "127.0.0.1", .port = 0, .metrics = ListenAddress{.ip = "127.0.0.1", .port = 0}});
  auto const asking = [&](std::string const& head) {
    return answer_to(server.metrics_endpoint(), head + "\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  };

  EXPECT_THAT(asking("GET /metrics HTTP/1.1"), testing::HasSubstr("kuhhandel_tables 1"));
  EXPECT_THAT(asking("GET /api/lobby HTTP/1.1"), testing::StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(asking("DELETE /metrics HTTP/1.1"), testing::StartsWith("HTTP/1.1 405 "));
  EXPECT_THAT(asking("nonsense"), testing::StartsWith("HTTP/1.1 400 "));
  EXPECT_EQ(ask(server, http::verb::get, "/metrics").result_int(), 404U) << "not where the world may ask";
}

/// Returns whether the server's end of the connection from `port` has TCP_NODELAY; the server is in this
/// process.
std::optional<bool> sends_at_once(std::uint16_t port) {
  for (int descriptor = 3; descriptor < 1024; ++descriptor) {
    sockaddr_in peer{};
    socklen_t size = sizeof peer;
    if (getpeername(descriptor, reinterpret_cast<sockaddr*>(&peer), &size) != 0) continue;
    if (peer.sin_family != AF_INET || ntohs(peer.sin_port) != port) continue;
    int no_delay = 0;
    size = sizeof no_delay;
    getsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &no_delay, &size);
    return no_delay != 0;
  }
  return {};
}

TEST(HttpServer, DisablesNaglesAlgorithm) {
  ARunningServer const server;
  boost::asio::io_context io;
  Live socket(io);
  beast::get_lowest_layer(socket).connect(server.endpoint());
  socket.handshake("127.0.0.1", "/api/tables/" + server.anna().table + "/live");

  EXPECT_EQ(sends_at_once(beast::get_lowest_layer(socket).socket().local_endpoint().port()), true)
      << "else a broadcast waits for up to 40 ms (Nagle)";
}

TEST(HttpServer, ReportsAPortThatIsInUse) {
  ARunningServer const server;
  AServer other;
  ThrowawayFolder const web;
  std::ofstream(web.path() / "index.html") << "x";
  StaticFiles const files(web.path());
  auto const port = server.endpoint().port();

  try {
    HttpServer const second_network(
        {.address = "127.0.0.1", .port = port},
        {other.directory(), other.store(), other.groups(), other.names(), files, other.read_db()});
    FAIL() << "must be refused";
  } catch (std::runtime_error const& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("Port " + std::to_string(port) + " cannot be used"));
  }
}

}  // namespace
}  // namespace kuhhandel::server
