// Negotiation of the content coding.
#include "server/content/accept_encoding.h"

#include <gtest/gtest.h>

#include <array>

namespace kuhhandel::server {
namespace {

using enum ContentCoding;

constexpr std::array kBoth{brotli, gzip};

std::optional<ContentCoding> coding_for(std::string_view header) { return negotiated_coding(header, kBoth); }

TEST(AcceptEncoding, PrefersTheServersChoiceAtEqualWeights) {
  EXPECT_EQ(coding_for("gzip, deflate, br, zstd"), brotli);
  EXPECT_EQ(coding_for("gzip, deflate"), gzip);
  EXPECT_EQ(coding_for("GZIP"), gzip);
  EXPECT_EQ(coding_for("x-gzip"), gzip);
  EXPECT_EQ(coding_for("*"), brotli);
  EXPECT_EQ(negotiated_coding("br, gzip", std::array{gzip}), gzip);
  EXPECT_EQ(negotiated_coding("br, gzip", {}), identity);
}

TEST(AcceptEncoding, ExcludesEncodingsThatTheClientDoesNotName) {
  for (auto const* const header : {"", "identity", "zstd", "brotli", "br2, xbr", "gzipped", ",,", ";q=1"})
    EXPECT_EQ(coding_for(header), identity) << header;
}

TEST(AcceptEncoding, FollowsTheWeights) {
  EXPECT_EQ(coding_for("br;q=0.5, gzip;q=0.8"), gzip);
  EXPECT_EQ(coding_for("br ; q=1.000 , gzip;q=0.999"), brotli);
  EXPECT_EQ(coding_for("gzip;Q=0.8, br;q=0.801"), brotli);
  EXPECT_EQ(coding_for("identity, gzip;q=0.5"), identity);
  EXPECT_EQ(coding_for("gzip;q=0.2, *;q=0.1"), gzip);
}

TEST(AcceptEncoding, ExcludesEncodingsThatTheClientRefuses) {
  EXPECT_EQ(coding_for("br;q=0"), identity);
  EXPECT_EQ(coding_for("br;q=0, gzip"), gzip);
  EXPECT_EQ(coding_for("br;q=0.000, *"), gzip);
  EXPECT_EQ(coding_for("*;q=0, gzip;q=0.1"), gzip);
}

TEST(AcceptEncoding, TreatsAMalformedWeightAsARefusal) {
  for (auto const* const weight : {"", "2", "1.001", "0.1234", "-1", "one", "0,5", ".5", "1e0"})
    EXPECT_EQ(coding_for("br;q=" + std::string(weight)), identity) << weight;
}

TEST(AcceptEncoding, IsEmptyIfTheClientRefusesAll) {
  EXPECT_EQ(coding_for("identity;q=0"), std::nullopt);
  EXPECT_EQ(coding_for("*;q=0"), std::nullopt);
  EXPECT_EQ(coding_for("br;q=0, gzip;q=0, identity;q=0"), std::nullopt);
  EXPECT_EQ(coding_for("identity;q=0, br"), brotli);
  EXPECT_EQ(coding_for("*;q=0, identity;q=0.5"), identity);
}

}  // namespace
}  // namespace kuhhandel::server
