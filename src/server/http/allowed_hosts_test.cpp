#include "server/http/allowed_hosts.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

TEST(AllowedHosts, IncludeLocalAddressesAndNamesByDefault) {
  AllowedHosts const hosts({});

  for (auto const* const host : {"127.0.0.1:8080",
                                 "192.168.1.20:8080",
                                 "[::1]:8080",
                                 "[fe80::1]",
                                 "localhost",
                                 "LOCALHOST:8080",
                                 "raspberry:8080",
                                 "raspberry.local:8080",
                                 "oma.lan",
                                 "kuhhandel.home.arpa",
                                 "kuhhandel.internal.",
                                 "laptop.fritz.box",
                                 "Laptop.Fritz.Box.:80",
                                 "laptop.home",
                                 "laptop.localdomain:8080",
                                 "laptop.tail1234.ts.net",
                                 "laptop.tail1234.ts.net:443",
                                 "laptop.speedport.ip",
                                 "[fe80::1%25eth0]:8080",
                                 "[::ffff:192.168.1.20]:8080",
                                 "192.168.1.20."}) {
    EXPECT_TRUE(hosts.allows(host)) << host;
  }
}

TEST(AllowedHosts, ExcludeNamesThatAnAttackerCanPointHere) {
  AllowedHosts const hosts({});

  for (auto const* const host : {"evil.example", "evil.example:8080", "192.168.1.20.evil.example",
                                 "local.evil.example", "evil.local.example", "", ":8080", "[evil.example]",
                                 "evil.box", "evilfritz.box", "fritz.box.evil.example", "ts.net.evil.example",
                                 "localhost:evil.example", "localhost:80:evil.example",
                                 "evil.example:localhost", "localhost evil.example", "[::1]evil.example"}) {
    EXPECT_FALSE(hosts.allows(host)) << host;
  }
}

TEST(AllowedHosts, DistinguishThisMachineFromOthersInTheNetwork) {
  for (auto const* const host : {"127.0.0.1:8080", "[::1]:8080", "localhost", "LOCALHOST:8080"})
    EXPECT_TRUE(is_this_machine(host)) << host;
  for (auto const* const host : {"192.168.1.20:8080", "oma.lan", "", "localhost.example"})
    EXPECT_FALSE(is_this_machine(host)) << host;
}

TEST(AllowedHosts, IncludeTheNamesSetByTheOperator) {
  AllowedHosts const hosts({"Table.Example"});

  EXPECT_TRUE(hosts.allows("table.example:443"));
  EXPECT_TRUE(hosts.allows("TABLE.example."));
  EXPECT_FALSE(hosts.allows("other.table.example"));
}

TEST(AllowedHosts, ArePublicUnlessTheyAreAddressesOrLocal) {
  for (auto const* const host : {"table.example", "Table.Example.:8443", "a.b.example:443"})
    EXPECT_TRUE(is_public_name(host)) << host;
  for (auto const* const host :
       {"", "localhost", "localhost:8080", "127.0.0.1", "192.0.2.1:8443", "[::1]:8443", "kuhhandel",
        "kuhhandel.local", "table.localhost", "table.home.arpa"})
    EXPECT_FALSE(is_public_name(host)) << host;
}

}  // namespace
}  // namespace kuhhandel::server
