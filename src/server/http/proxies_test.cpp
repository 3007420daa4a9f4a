// The client address that counts behind proxies.
#include "server/http/proxies.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;
using Source = ForwardedClient::Source;
using Headers = std::vector<std::pair<std::string, std::string>>;

ProxySettings settings(ProxyHeader header = ProxyHeader::x_forwarded_for) {
  return {.trusted = {*AddressRange::read("127.0.0.1"), *AddressRange::read("10.0.0.0/8"),
                      *AddressRange::read("2001:db8:1::/48")},
          .header = header};
}

ForwardedClient client_of(Headers const& headers, ProxySettings const& proxies = settings(),
                          std::string const& peer = "127.0.0.1") {
  boost::beast::http::fields fields;
  for (auto const& [name, value] : headers) fields.insert(name, value);
  return forwarded_client(make_address(peer), fields, proxies);
}

std::string address_by(std::string const& header) {
  return client_of({{"X-Forwarded-For", header}}).address.to_string();
}

std::string address_by_forwarded(std::string const& header) {
  return client_of({{"Forwarded", header}}, settings(ProxyHeader::forwarded)).address.to_string();
}

TEST(AddressRange, ContainsAddressesWithItsPrefix) {
  auto const has = [](std::string_view range, std::string const& address) {
    return AddressRange::read(range).value().contains(make_address(address));
  };
  EXPECT_TRUE(has("192.0.2.1", "192.0.2.1"));
  EXPECT_FALSE(has("192.0.2.1", "192.0.2.2"));
  EXPECT_TRUE(has("192.0.2.0/23", "192.0.3.255"));
  EXPECT_FALSE(has("192.0.2.0/23", "192.0.4.0"));
  EXPECT_TRUE(has("192.0.2.77/24", "::ffff:192.0.2.1"));
  EXPECT_TRUE(has("0.0.0.0/0", "203.0.113.9"));
  EXPECT_FALSE(has("0.0.0.0/0", "2001:db8::1"));
  EXPECT_TRUE(has("2001:db8::/33", "2001:db8:7fff::1"));
  EXPECT_FALSE(has("2001:db8::/33", "2001:db8:8000::1"));
  EXPECT_TRUE(has("::/0", "2001:db8::1"));
}

TEST(AddressRange, IsRejectedOtherwise) {
  for (auto const* const text : {"", "/", "proxy", "192.0.2.1/", "192.0.2.1/33", "192.0.2.1/-1", "192.0.2/24",
                                 "::1/129", "192.0.2.1/2x", "192.0.2.1 /24", "192.0.2.1:80"})
    EXPECT_FALSE(AddressRange::read(text).has_value()) << text;
}

TEST(ForwardedClient, IsNamedByATrustedProxy) {
  EXPECT_EQ(address_by("203.0.113.9"), "203.0.113.9");
  EXPECT_EQ(address_by(" 203.0.113.9:4711 "), "203.0.113.9");
  EXPECT_EQ(address_by("2001:db8::9"), "2001:db8::9");
  EXPECT_EQ(address_by("[2001:db8::9]:4711"), "2001:db8::9");
  EXPECT_EQ(address_by("::ffff:203.0.113.9"), "203.0.113.9");
  EXPECT_EQ(client_of({{"x-forwarded-for", "203.0.113.9"}}).source, Source::header);
}

TEST(ForwardedClient, IsTheLastHopThatIsNotATrustedProxy) {
  EXPECT_EQ(address_by("203.0.113.1, 198.51.100.2"), "198.51.100.2") << "the first may be invented";
  EXPECT_EQ(address_by("203.0.113.1, 198.51.100.2, 10.1.2.3, 2001:db8:1::5"), "198.51.100.2");
  EXPECT_EQ(address_by("10.9.9.9, 10.1.2.3"), "10.9.9.9") << "a client in the proxies' own network";
  EXPECT_EQ(address_by("nonsense, 198.51.100.2"), "198.51.100.2");
  EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.1"}, {"X-Forwarded-For", "198.51.100.2"}})
                .address.to_string(),
            "198.51.100.2")
      << "a proxy may add a line of its own";
}

TEST(ForwardedClient, IsThePeerIfItIsNotATrustedProxy) {
  auto const client = client_of({{"X-Forwarded-For", "203.0.113.9"}, {"X-Forwarded-Proto", "https"}},
                                settings(), "198.51.100.7");
  EXPECT_EQ(client.address.to_string(), "198.51.100.7");
  EXPECT_EQ(client.source, Source::connection);
  EXPECT_FALSE(client.uses_https);

  EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.9"}}, {}).source, Source::connection) << "no proxies";
}

TEST(ForwardedClient, IsReadOnlyFromTheChosenHeader) {
  EXPECT_EQ(client_of({{"Forwarded", "for=203.0.113.9"}}).source, Source::missing_header);
  EXPECT_EQ(
      client_of({{"Forwarded", "for=203.0.113.9"}, {"X-Forwarded-For", "198.51.100.2"}}).address.to_string(),
      "198.51.100.2");
  EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.9"}}, settings(ProxyHeader::forwarded)).source,
            Source::missing_header);
}

TEST(ForwardedClient, IsReadFromTheForwardedHeader) {
  EXPECT_EQ(address_by_forwarded("for=203.0.113.9"), "203.0.113.9");
  EXPECT_EQ(address_by_forwarded("For=\"[2001:db8:cafe::17]:4711\""), "2001:db8:cafe::17");
  EXPECT_EQ(
      address_by_forwarded("for=192.0.2.43, for=198.51.100.17;by=203.0.113.60;proto=http;host=a.example"),
      "198.51.100.17");
  EXPECT_EQ(address_by_forwarded("for=\"nonsense,;\", by=\"a,b\" ; for=\"198.51.100.17:1\", for=10.0.0.1"),
            "198.51.100.17");
}

TEST(ForwardedClient, IsNotHiddenByAQuoteThatAClientLeavesOpen) {
  EXPECT_EQ(address_by("\", 198.51.100.2"), "198.51.100.2");
  EXPECT_EQ(address_by_forwarded("for=\", for=198.51.100.2"), "198.51.100.2");
  EXPECT_EQ(address_by_forwarded("for=\"x, for=\"[2001:db8::9]\";proto=http"), "2001:db8::9");
}

TEST(ForwardedClient, IsTheProxyIfItsHeaderIsMalformed) {
  for (auto const* const header : {"", "unknown", "_hidden", "203.0.113.9,", "203.0.113.9, unknown", "1.2.3",
                                   "[::1", "[203.0.113.9]", "203.0.113.9:", "203.0.113.9:99999", "::1]:80",
                                   "for=203.0.113.9", "203.0.113.9 198.51.100.2", "\"203.0.113.9"}) {
    auto const client = client_of({{"X-Forwarded-For", header}});
    EXPECT_EQ(client.address.to_string(), "127.0.0.1") << header;
    EXPECT_EQ(client.source, Source::malformed_header) << header;
  }
  for (auto const* const header : {"", ";", "by=203.0.113.9", "for=", "for=unknown", "for=\"", "for=\"_x\"",
                                   "for==203.0.113.9", "203.0.113.9", "for=203.0.113.9,"}) {
    auto const client = client_of({{"Forwarded", header}}, settings(ProxyHeader::forwarded));
    EXPECT_EQ(client.address.to_string(), "127.0.0.1") << header;
    EXPECT_EQ(client.source, Source::malformed_header) << header;
  }
}

TEST(ForwardedClient, HasTheHostThatTheLastProxyNames) {
  EXPECT_EQ(
      client_of({{"X-Forwarded-For", "203.0.113.9"}, {"X-Forwarded-Host", "invented, table.example"}}).host,
      "table.example");
  EXPECT_EQ(client_of({{"Forwarded", "for=203.0.113.9;host=\"table.example:8443\""}},
                      settings(ProxyHeader::forwarded))
                .host,
            "table.example:8443");
  EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.9"}}).host, "");
  EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.9"}, {"X-Forwarded-Host", "table.example"}}, settings(),
                      "198.51.100.7")
                .host,
            "")
      << "not of a trusted proxy";
}

TEST(ForwardedClient, UsesHttpsIfTheProxyReportsIt) {
  EXPECT_TRUE(client_of({{"X-Forwarded-For", "203.0.113.9"}, {"X-Forwarded-Proto", "HTTPS"}}).uses_https);
  EXPECT_FALSE(
      client_of({{"X-Forwarded-For", "203.0.113.9"}, {"X-Forwarded-Proto", "https, http"}}).uses_https);
  EXPECT_FALSE(client_of({{"X-Forwarded-For", "203.0.113.9"}}).uses_https);
  EXPECT_TRUE(
      client_of({{"Forwarded", "for=203.0.113.9;proto=https"}}, settings(ProxyHeader::forwarded)).uses_https);
}

}  // namespace
}  // namespace kuhhandel::server
