// Names that a network gives this machine, against names that a stranger points at it.
#include "server/http/machine_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <exception>
#include <map>

#include "server/http/allowed_hosts.h"

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;
using testing::ElementsAre;
using testing::IsEmpty;

/// A network with this machine at 192.168.1.20 and 2001:db8::20.
struct ANetwork {
  std::map<std::string, std::vector<std::string>> forward;
  std::map<std::string, std::vector<std::string>> reverse;
  std::vector<std::string> configured;

  NameServices services() {
    return {.own_addresses =
                [] {
                  return push::Addresses{make_address("127.0.0.1"), make_address("192.168.1.20"),
                                         make_address("2a02:db8::20")};
                },
            .addresses_of =
                [this](std::string const& name) {
                  push::Addresses found;
                  for (auto const& address : forward[name]) found.push_back(make_address(address));
                  return found;
                },
            .names_of = [this](auto const& address) { return reverse[address.to_string()]; },
            .configured_names = [this] { return configured; }};
  }
  bool confirms(std::string const& name) { return !confirmed_addresses(name, services()).empty(); }
};

TEST(MachineNames, IncludeNamesThatTheRouterAssignsToThisMachine) {
  ANetwork network{.forward = {{"nas.box", {"192.168.1.20"}}, {"old.box", {"192.168.1.20"}}},
                   .reverse = {{"192.168.1.20", {"nas.box"}}},
                   .configured = {}};

  EXPECT_TRUE(network.confirms("nas.box"));
  EXPECT_FALSE(network.confirms("old.box")) << "the reverse record has another name";
}

TEST(MachineNames, IncludeTheHostsFileAndTheSearchDomain) {
  ANetwork network{.forward = {{"laptop.company.example", {"192.168.1.20"}}, {"gone.box", {"192.168.1.99"}}},
                   .reverse = {},
                   .configured = {"laptop.company.example", "gone.box"}};

  EXPECT_TRUE(network.confirms("laptop.company.example"));
  EXPECT_FALSE(network.confirms("gone.box")) << "the address of another machine";
}

// DNS rebinding: the page of evil.example makes its name resolve to the visitor's machine.
TEST(MachineNames, ExcludeNamesThatAnAttackerPointsAtThisMachine) {
  ANetwork network{.forward = {{"evil.example", {"192.168.1.20"}},
                               {"loop.evil.example", {"127.0.0.1"}},
                               {"public.evil.example", {"2a02:db8::20"}},
                               {"both.evil.example", {"203.0.113.9", "192.168.1.20"}}},
                   .reverse = {{"2a02:db8::20", {"public.evil.example"}}, {"192.168.1.20", {"nas.box"}}},
                   .configured = {"laptop.company.example"}};

  for (auto const* const name :
       {"evil.example", "loop.evil.example", "public.evil.example", "both.evil.example", "unknown.example"})
    EXPECT_FALSE(network.confirms(name)) << name;
}

TEST(MachineNames, AreReadFromSystemFiles) {
  EXPECT_THAT(names_in_hosts_file("# a comment\n127.0.0.1\tlocalhost\n\n192.168.1.20 NAS.box. nas # me\n"),
              ElementsAre("localhost", "nas.box", "nas"));
  EXPECT_THAT(search_domains_in("nameserver 192.168.1.1\nsearch Fritz.Box. lan\n; search no.example\n"
                                "domain home\nsearch .\n"),
              ElementsAre("fritz.box", "lan", "home"));
  EXPECT_THAT(search_domains_in("searching x\n"), IsEmpty());
}

/// A cache whose lookups the test answers, at a time of its own.
struct ACache {
  boost::asio::io_context io;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work{io.get_executor()};
  MachineNames::Clock::time_point now{};
  std::atomic<int> lookups = 0;
  std::atomic<bool> confirms = true;
  MachineNames names{io,
                     [this](std::string const&) {
                       ++lookups;
                       return confirms ? push::Addresses{make_address("192.168.1.20")} : push::Addresses{};
                     },
                     [this] { return now; }};
  AllowedHosts hosts{{"table.example"}, &names};

  bool allows_after_lookup(std::string const& host, std::string const& client = "192.168.1.30") {
    bool is_done = false;
    boost::asio::co_spawn(io, hosts.look_up(host, make_address(client)),
                          [&](std::exception_ptr const&) { is_done = true; });
    // A lookup that was not waited for answers later.
    while (!is_done || names.pending() > 0) io.run_one();
    return hosts.allows(host);
  }
};

TEST(MachineNamesCache, LooksUpANameOnce) {
  ACache cache;

  EXPECT_FALSE(cache.hosts.allows("nas.box:8080")) << "unknown before the lookup";
  EXPECT_TRUE(cache.allows_after_lookup("nas.box:8080"));
  EXPECT_TRUE(cache.allows_after_lookup("NAS.box.:80"));

  EXPECT_EQ(cache.lookups, 1);
}

TEST(MachineNamesCache, LooksUpNoNameThatIsAlwaysAllowedOrMalformed) {
  ACache cache;

  for (auto const* const host :
       {"localhost", "laptop.fritz.box:8080", "[::1]:8080", "table.example", "", "a b"})
    cache.allows_after_lookup(host);

  EXPECT_EQ(cache.lookups, 0);
}

TEST(MachineNamesCache, LooksUpNothingForInternetClients) {
  ACache cache;

  EXPECT_FALSE(cache.allows_after_lookup("nas.box", "8.8.8.8"));

  EXPECT_EQ(cache.lookups, 0);
}

TEST(MachineNamesCache, RemembersARefusalForHalfAMinute) {
  ACache cache;
  cache.confirms = false;
  EXPECT_FALSE(cache.allows_after_lookup("nas.box"));
  cache.confirms = true;
  cache.now += std::chrono::seconds(29);
  EXPECT_FALSE(cache.allows_after_lookup("nas.box"));
  cache.now += std::chrono::seconds(1);

  EXPECT_TRUE(cache.allows_after_lookup("nas.box"));
}

TEST(MachineNamesCache, ServesAConfirmedNameDuringItsRefresh) {
  ACache cache;
  ASSERT_TRUE(cache.allows_after_lookup("nas.box"));
  cache.now += std::chrono::minutes(6);
  cache.confirms = false;

  EXPECT_FALSE(cache.allows_after_lookup("nas.box")) << "the second answer has come";
  EXPECT_EQ(cache.lookups, 2);
}

TEST(MachineNamesCache, HasABoundedSize) {
  ACache cache;
  cache.confirms = false;

  for (std::size_t i = 0; i < 2 * MachineNames::kMaxNames; ++i)
    cache.allows_after_lookup("n" + std::to_string(i) + ".example");

  EXPECT_EQ(cache.lookups, static_cast<int>(MachineNames::kMaxNames));
  cache.now += MachineNames::kRefusedFor;
  cache.confirms = true;
  EXPECT_TRUE(cache.allows_after_lookup("nas.box")) << "old ones make room";
}

}  // namespace
}  // namespace kuhhandel::server
