// Request framing: if a proxy and the server disagreed on where a request ends, one client's body could
// become another client's request.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/support/raw_request.h"

namespace kuhhandel::server {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

int count_of(std::string_view text, std::string_view part) {
  int count = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

constexpr std::string_view kNext = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// Returns a request with those headers, whose body looks like another request.
std::string request_with(std::string const& headers, std::string_view version = "1.1") {
  return "POST /api/lobby HTTP/" + std::string(version) +
         "\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: keep-alive\r\n" + headers +
         "\r\n" + std::string(kNext);
}

std::string const kLength = "Content-Length: " + std::to_string(kNext.size()) + "\r\n";

TEST(RequestFraming, AllowsPipeliningAfterAnUnambiguousRequest) {
  ARunningServer const server;

  auto const answers = answers_to(server, request_with(kLength) + std::string(kNext));

  EXPECT_EQ(count_of(answers, "HTTP/1.1 405 "), 1);
  EXPECT_EQ(count_of(answers, "HTTP/1.1 200 "), 1);
}

TEST(RequestFraming, AcceptsAChunkedBody) {
  ARunningServer const server;
  auto const chunked =
      "POST /api/lobby HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Transfer-Encoding: Chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n";

  auto const answers = answers_to(server, chunked + std::string(kNext));

  EXPECT_EQ(count_of(answers, "HTTP/1.1 405 "), 1);
  EXPECT_EQ(count_of(answers, "HTTP/1.1 200 "), 1);
}

// RFC 9112, 2.2.
TEST(RequestFraming, IgnoresEmptyLinesBeforeARequest) {
  ARunningServer const server;
  auto const next = std::string(kNext);

  EXPECT_EQ(count_of(answers_to(server, "\r\n" + next), "HTTP/1.1 200 "), 1);
  EXPECT_EQ(count_of(answers_to(server, request_with(kLength) + "\r\n\r\n" + next), "HTTP/1.1 200 "), 1);
  EXPECT_EQ(count_of(answers_to(server, "\r" + next), "HTTP/1.1 400 "), 1);
  EXPECT_EQ(count_of(answers_to(server, std::string(50'000, '\n')), "HTTP/1.1 400 "), 1);
  std::string lines;
  for (int i = 0; i < 40'000; ++i) lines += "\r\n";
  EXPECT_EQ(count_of(answers_to(server, lines), "HTTP/1.1 431 "), 1);
}

TEST(RequestFraming, ShowsAPageToABrowserWithTooManyCookies) {
  ARunningServer const server;
  auto const with_cookies = [&](std::size_t size, std::string const& before, std::string const& after) {
    return answers_to(server, "GET / HTTP/1.1\r\nHost: localhost\r\n" + before +
                                  "Cookie: " + std::string(size, 'c') + "\r\n" + after + "\r\n");
  };
  std::string const browser = "Accept: text/html,*/*;q=0.8\r\nAccept-Language: de\r\n";

  for (auto const size : {40'000U, 60'000U, 200'000U}) {
    auto const page =
        testing::AllOf(testing::StartsWith("HTTP/1.1 431 "), testing::HasSubstr("<html lang=\"de\">"));
    EXPECT_THAT(with_cookies(size, browser, ""), page) << size;
    EXPECT_THAT(with_cookies(size, "", browser), page) << size;
    EXPECT_THAT(with_cookies(size, "", "Accept: */*\r\n"), testing::HasSubstr("{\"error\":\"too_large\""))
        << size;
  }
}

TEST(RequestFraming, RefusesABodyWithAnAmbiguousEnd) {
  ARunningServer const server;
  for (auto const& headers : {
           std::string("Transfer-Encoding: xchunked\r\n"),
           std::string("Transfer-Encoding: identity\r\n"),
           std::string("Transfer-Encoding:\r\n"),
           std::string("Transfer-Encoding: gzip, chunked\r\n"),
           std::string("Transfer-Encoding: chunked, chunked\r\n"),
           std::string("Transfer-Encoding: chunked, identity\r\n"),
           std::string("Transfer-Encoding: \"chunked\"\r\n"),
           std::string("Transfer-Encoding: chunked;q=1\r\n"),
           std::string("Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n"),
           std::string("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n"),
           std::string("Transfer-Encoding : chunked\r\n"),
           "Transfer-Encoding: chunked\r\n" + kLength,
           kLength + "Transfer-Encoding: chunked\r\n",
           kLength + "Transfer-Encoding: identity\r\n",
           kLength + kLength,
           kLength + "Content-Length: 0\r\n",
           std::string("Content-Length: 0, 0\r\n"),
           std::string("Content-Length: +0\r\n"),
           std::string("Content-Length: 0x0\r\n"),
           std::string("Content-Length: -1\r\n"),
           std::string("Content-Length:\r\n"),
           std::string("Content-Length: 99999999999999999999999\r\n"),
           std::string("X-Folded: a\r\n Transfer-Encoding: chunked\r\n"),
           std::string("X-Folded:\r\n\tb\r\n"),
           "X-Bare: a\n" + kLength,
           "X-Bare: a\r" + kLength,
       }) {
    auto const answers = answers_to(server, request_with(headers) + std::string(kNext));
    EXPECT_THAT(answers, AllOf(StartsWith("HTTP/1.1 400 "), HasSubstr("malformed"),
                               HasSubstr("Connection: close\r\n")))
        << headers;
    EXPECT_EQ(count_of(answers, "HTTP/1.1 "), 1) << "nothing of the body is a request: " << headers;
  }
}

TEST(RequestFraming, RefusesChunksInHttp10) {
  ARunningServer const server;

  auto const answers = answers_to(server, request_with("Transfer-Encoding: chunked\r\n", "1.0"));

  EXPECT_THAT(answers, StartsWith("HTTP/1.0 400 "));
  EXPECT_EQ(count_of(answers, "HTTP/1.0 "), 1);
}

TEST(RequestFraming, RefusesABareLineFeed) {
  ARunningServer const server;

  EXPECT_THAT(answers_to(server, "GET /healthz HTTP/1.1\nHost: localhost\n\n"), StartsWith("HTTP/1.1 400 "));
}

TEST(RequestFraming, LimitsHeadersThatArriveInManyPieces) {
  ARunningServer const server;
  std::string headers;
  while (headers.size() < 100'000) headers += "X-Short: one of many\r\n";

  EXPECT_THAT(answers_to(server, request_with(headers)), StartsWith("HTTP/1.1 431 "));
}

TEST(RequestFraming, LimitsEndlessTrailersAndChunks) {
  ARunningServer const server;
  auto const head = std::string(
      "POST /api/lobby HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Transfer-Encoding: chunked\r\n\r\n");
  std::string const much(200'000, 'x');

  EXPECT_THAT(answers_to(server, head + "0\r\nX: " + much), StartsWith("HTTP/1.1 431 "));
  EXPECT_THAT(answers_to(server, head + "2;x=" + much), StartsWith("HTTP/1.1 431 "));
}

}  // namespace
}  // namespace kuhhandel::server
