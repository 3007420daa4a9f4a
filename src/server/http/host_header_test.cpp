// Forms of the header `Host`, and pages of the same origin (RFC 9110, 7.2; RFC 3986, 3.2; RFC 6454).
#include "server/http/host_header.h"

#include <gtest/gtest.h>

#include <string>

namespace kuhhandel::server {
namespace {

/// Returns name and port; "none" if the text is no host.
std::string parsed(std::string_view text) {
  auto const host = parse_host(text);
  if (!host) return "none";
  return host->name + (host->port ? " " + std::to_string(*host->port) : "");
}

TEST(HostHeader, IsANameOrAnAddressWithOrWithoutAPort) {
  struct Row {
    std::string_view text;
    std::string_view expected;
  };
  for (auto const& [text, expected] : {
           Row{"localhost", "localhost"},
           Row{"localhost:8080", "localhost 8080"},
           Row{"Laptop.Fritz.Box:80", "laptop.fritz.box 80"},
           Row{"laptop.local.", "laptop.local"},
           Row{"laptop.local.:8080", "laptop.local 8080"},
           Row{"laptop:", "laptop"},
           Row{"my_nas:8080", "my_nas 8080"},
           Row{"m\xc3\xbc"
               "hle.lan",
               "m\xc3\xbc"
               "hle.lan"},
           Row{"192.168.1.20:8080", "192.168.1.20 8080"},
           Row{"192.168.1.20.", "192.168.1.20"},
           Row{"[::1]", "::1"},
           Row{"[::1]:8080", "::1 8080"},
           Row{"[0:0:0:0:0:0:0:1]", "::1"},
           Row{"[FE80::1%25eth0]:8080", "fe80::1 8080"},
           Row{"[fe80::1%eth0]", "fe80::1"},
           Row{"[::ffff:192.168.1.20]:1", "::ffff:192.168.1.20 1"},
           Row{"a:65535", "a 65535"},
       })
    EXPECT_EQ(parsed(text), expected) << text;
}

TEST(HostHeader, IsRejectedOtherwise) {
  for (std::string_view const text :
       {"",    ":8080",   ".",       "..",       "a..b", ".a",   "a b",    "a/b",     "user@a",
        "a:b", "a:80:80", "a:-1",    "a:65536",  "a:8 ", "[::1", "[::1]x", "[::1]:x", "[evil.example]",
        "[]",  "::1",     "fe80::1", "http://a", "a?b",  "a#b",  "a\\b"})
    EXPECT_EQ(parsed(text), "none") << text;
  EXPECT_EQ(parsed(std::string(256, 'a')), "none");
}

TEST(Origin, MatchesTheHostWithOrWithoutTheDefaultPort) {
  struct Row {
    std::string_view origin;
    std::string_view host;
    bool is_same;
  };
  for (auto const& [origin, host, is_same] : {
           Row{"http://laptop.local:8080", "laptop.local:8080", true},
           Row{"https://table.example", "table.example", true},
           Row{"https://table.example", "table.example:443", true},
           Row{"https://table.example:443", "table.example", true},
           Row{"http://table.example", "table.example:80", true},
           Row{"http://Table.Example", "table.example.", true},
           Row{"http://[::1]:8080", "[0:0::1]:8080", true},
           Row{"https://table.example", "table.example:80", false},
           Row{"http://table.example", "table.example:443", false},
           Row{"http://laptop.local", "laptop.local:8080", false},
           Row{"http://laptop.local:8080", "laptop.local", false},
           Row{"https://evil.example", "table.example", false},
           Row{"https://table.example.evil.example", "table.example", false},
           Row{"https://evil.example/table.example", "table.example", false},
           Row{"null", "table.example", false},
           Row{"table.example", "table.example", false},
           Row{"", "", false},
       })
    EXPECT_EQ(is_origin_of(origin, host), is_same) << origin << ' ' << host;
}

}  // namespace
}  // namespace kuhhandel::server
