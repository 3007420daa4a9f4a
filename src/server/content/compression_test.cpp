// Large responses are compressed for clients that accept it.
#include "server/content/compression.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/beast/zlib/inflate_stream.hpp>

#include "server/http/json_response.h"

namespace kuhhandel::server {
namespace {

namespace zlib = boost::beast::zlib;

/// Inflates what is between the 10-byte header and the 8-byte trailer of a gzip file.
std::string inflated(std::string_view file, std::size_t size) {
  std::string plain(size + 1, '\0');
  zlib::z_params state;
  state.next_in = file.data() + 10;
  state.avail_in = file.size() - 10;
  state.next_out = plain.data();
  state.avail_out = plain.size();
  boost::system::error_code error;
  zlib::inflate_stream().write(state, zlib::Flush::finish, error);
  EXPECT_EQ(error, zlib::error::end_of_stream);
  EXPECT_EQ(state.avail_in, 8U);
  plain.resize(state.total_out);
  return plain;
}

std::string a_long_text() {
  std::string text;
  for (int i = 0; text.size() < 700'000; ++i) text += R"({"step":)" + std::to_string(i * 7919 % 1000) + "}";
  return text;
}

bool has(HttpResponse const& answer, std::pair<std::string, std::string> const& header) {
  return std::ranges::find(answer.headers, header) != answer.headers.end();
}

TEST(Compression, RoundTrips) {
  for (auto const& text : {std::string(), std::string("cow"), a_long_text()}) {
    auto const file = gzipped(text);
    EXPECT_EQ(inflated(file, text.size()), text);
  }
  EXPECT_LT(gzipped(a_long_text()).size(), 100'000U);
}

// Expected trailer: that of `printf 'cow' | gzip`.
TEST(Compression, EndsWithTheChecksumAndTheSize) {
  auto const file = gzipped("cow");

  EXPECT_EQ(file.substr(file.size() - 8), std::string("\x9c?\xd4\x99\x03\0\0\0", 8));
}

TEST(Compression, AppliesToLargeTextsIfTheClientAcceptsIt) {
  auto const text = a_long_text();
  auto answer = json_response(200, text);

  compress(answer, "gzip, deflate, br");

  EXPECT_TRUE(has(answer, {"Content-Encoding", "gzip"}));
  EXPECT_TRUE(has(answer, {"Vary", "Accept-Encoding"}));
  EXPECT_EQ(inflated(answer.body, text.size()), text);
}

TEST(Compression, IsNotUsedIfTheClientDoesNotAcceptIt) {
  auto const text = a_long_text();
  for (auto const* const accepted : {"", "br", "gzip;q=0", "identity"}) {
    auto answer = json_response(200, text);
    compress(answer, accepted);
    EXPECT_EQ(answer.body, text) << accepted;
    EXPECT_TRUE(has(answer, {"Vary", "Accept-Encoding"})) << "a cache must know";
  }
}

TEST(Compression, IsNotUsedForSmallOrBinaryContent) {
  auto small = json_response(200, "{}");
  compress(small, "gzip");
  EXPECT_EQ(small.body, "{}");

  HttpResponse picture{200, a_long_text(), {{"Content-Type", "image/webp"}}};
  compress(picture, "gzip");
  EXPECT_EQ(picture.body, a_long_text());
}

}  // namespace
}  // namespace kuhhandel::server
