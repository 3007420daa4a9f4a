// Tests how a proxy announces its client at the start of a connection.
#include "server/net/proxy_protocol.h"

#include <gtest/gtest.h>

#include <string>

namespace kuhhandel::server {
namespace {

using Status = AnnouncedClient::Status;

std::string const kSignature("\r\n\r\n\0\r\nQUIT\n", 12);

std::string version2(char command, char family, std::string const& rest) {
  std::string const length{static_cast<char>(rest.size() / 256), static_cast<char>(rest.size() % 256)};
  return kSignature + command + family + length + rest;
}

std::string const kTcp4 = std::string("\xCB\x00\x71\x09\x0A\x00\x00\x01\x12\x67\x01\xBB", 12);
std::string const kTcp6 = std::string("\x20\x01\x0D\xB8", 4) + std::string(11, '\0') + '\x09' +
                          std::string(15, '\0') + '\x01' + "\x12\x67\x01\xBB";

std::string address_in(std::string const& bytes) {
  auto const client = read_announced_client(bytes);
  EXPECT_EQ(client.status, Status::complete);
  return client.address ? client.address->to_string() : "";
}

TEST(ProxyProtocol, ParsesTheClientFromVersion1) {
  EXPECT_EQ(address_in("PROXY TCP4 203.0.113.9 10.0.0.1 4711 443\r\n"), "203.0.113.9");
  EXPECT_EQ(address_in("PROXY TCP6 2001:db8::9 ::1 4711 443\r\n"), "2001:db8::9");
  EXPECT_EQ(address_in("PROXY UNKNOWN\r\n"), "");
  EXPECT_EQ(address_in("PROXY UNKNOWN ffff::1 ffff::2 65535 65535\r\n"), "");
}

TEST(ProxyProtocol, ParsesTheClientFromVersion2) {
  EXPECT_EQ(address_in(version2('\x21', '\x11', kTcp4)), "203.0.113.9");
  EXPECT_EQ(address_in(version2('\x21', '\x21', kTcp6)), "2001:db8::9");
  EXPECT_EQ(address_in(version2('\x21', '\x11', kTcp4 + "\x04" + std::string("\0\2ab", 4))), "203.0.113.9")
      << "a proxy may add more";
  EXPECT_EQ(address_in(version2('\x20', '\x11', kTcp4)), "") << "the proxy looks whether the server is there";
  EXPECT_EQ(address_in(version2('\x21', '\x31', std::string(216, 'x'))), "") << "a local socket";
  EXPECT_EQ(address_in(version2('\x21', '\0', "")), "");
}

TEST(ProxyProtocol, EndsBeforeTheBytesOfTheClient) {
  for (auto const& announced :
       {std::string("PROXY TCP4 203.0.113.9 10.0.0.1 4711 443\r\n"), version2('\x21', '\x11', kTcp4)}) {
    EXPECT_EQ(read_announced_client(announced + "GET / HTTP/1.1\r\n\r\n").length, announced.size());
    for (std::size_t size = 0; size < announced.size(); ++size)
      EXPECT_EQ(read_announced_client(announced.substr(0, size)).status, Status::incomplete) << size;
  }
}

TEST(ProxyProtocol, IsMalformedWithoutAMatchingAddress) {
  for (auto const& bytes : {
           std::string("GET / HTTP/1.1\r\n"),
           std::string("PROXY TCP4 2001:db8::9 ::1 4711 443\r\n"),
           std::string("PROXY TCP6 203.0.113.9 10.0.0.1 4711 443\r\n"),
           std::string("PROXY TCP4 203.0.113 10.0.0.1 4711 443\r\n"),
           std::string("PROXY TCP4 203.0.113.9 10.0.0.1 4711\r\n"),
           std::string("PROXY TCP4 203.0.113.9 10.0.0.1 4711 65536\r\n"),
           std::string("PROXY TCP4 203.0.113.9 10.0.0.1 4711 443 \r\n"),
           std::string("PROXY  TCP4 203.0.113.9 10.0.0.1 4711 443\r\n"),
           std::string("PROXY \r\n"),
           std::string("proxy UNKNOWN\r\n"),
           "PROXY UNKNOWN " + std::string(200, 'x') + "\r\n",
           version2('\x11', '\x11', kTcp4),
           version2('\x22', '\x11', kTcp4),
           version2('\x21', '\x11', kTcp4.substr(1)),
           version2('\x21', '\x21', kTcp4),
           version2('\x21', '\x11', std::string(3000, 'x')),
       })
    EXPECT_EQ(read_announced_client(bytes).status, Status::malformed) << bytes;
}

}  // namespace
}  // namespace kuhhandel::server
