// Three servers with one ledger, each with a share of the tables. Clients connect to any of them, are
// redirected to the owner of their table, and continue at another server if that one ends or is killed.
// Everything sent to them is in the ledger.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/ledger/postgres/replica_sync.h"
#include "tests/kill/survivors.h"
#include "tests/ledger/a_postgres.h"
#include "tests/ledger/http_client.h"
#include "tests/ledger/kept_story.h"

namespace kuhhandel {
namespace {

using std::chrono::milliseconds;
using testing::AllOf;
using testing::HasSubstr;

std::string address_of(std::uint16_t port) { return "http://127.0.0.1:" + std::to_string(port); }

class ThreeServers : public testing::Test {
 protected:
  ThreeServers() {
    serve(0);
    keep_whole_story(where_);
    for (std::size_t number = 1; number < servers_.size(); ++number) serve(number);
    wait_for_shares(3);
  }

  void serve(std::size_t number) {
    servers_.at(number) = std::make_unique<load::ServerProcess>(folders_.at(number), where_);
    wait_for_tables(servers_.at(number)->port());
  }

  std::uint16_t port(std::size_t number) const { return servers_.at(number)->port(); }
  std::vector<std::uint16_t> ports() const {
    std::vector<std::uint16_t> all;
    for (auto const& server : servers_) all.push_back(server->port());
    return all;
  }
  std::vector<load::ServerAddress> addresses() const {
    std::vector<load::ServerAddress> all;
    for (auto const at : ports()) all.emplace_back(at);
    return all;
  }
  /// As the ledger says.
  server::ClusterState rows() const {
    postgres::Connection database(where_, std::chrono::seconds(20));
    return server::read_cluster_state(database);
  }
  std::vector<int> shares() const {
    std::map<std::string, int> counts;
    for (auto const& row : rows().rows) ++counts[row.lease.owner];
    std::vector<int> shares;
    for (auto const& [owner, count] : counts) shares.push_back(count);
    std::ranges::sort(shares);
    return shares;
  }
  /// Returns the owner and the epoch of each shard.
  std::vector<std::pair<std::string, std::uint64_t>> owners() const {
    std::vector<std::pair<std::string, std::uint64_t>> owners;
    for (auto const& row : rows().rows) owners.emplace_back(row.lease.owner, row.lease.fencing_epoch);
    return owners;
  }
  /// Waits until that many servers have equal shares.
  void wait_for_shares(std::size_t servers) const {
    auto const until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    auto are = shares();
    while ((are.size() != servers || are.back() > are.front() + 1) &&
           std::chrono::steady_clock::now() < until)
      are = shares();
    ASSERT_EQ(are.size(), servers);
    ASSERT_LE(are.back(), are.front() + 1);
  }
  /// Returns the owner of the account data.
  std::string owner() const { return rows().rows.at(server::kAccountShard).address; }

  std::string untrue(Survivors& people) { return untrue_in_ledger(people, where_, story_.path()); }

  std::string where_ = APostgres::running().fresh();
  std::array<load::ScratchFolder, 3> folders_;
  load::ScratchFolder story_;
  std::array<std::unique_ptr<load::ServerProcess>, 3> servers_;
};

TEST_F(ThreeServers, HaveEqualSharesAndRedirectToEachOther) {
  EXPECT_THAT(shares(), testing::ElementsAre(21, 22, 22));
  for (auto const port : ports()) {
    EXPECT_THAT(response_to(port, {"GET", "/healthz"}), HasSubstr(" 200 "));
    EXPECT_THAT(response_to(port, {"GET", "/"}), HasSubstr("<!doctype html>"));
    EXPECT_THAT(response_to(port, {"GET", "/readyz"}), HasSubstr(" 200 "));
    EXPECT_THAT(response_to(port, {"POST", "/api/tables"}), HasSubstr(" 400 ")) << "each opens tables";
    EXPECT_THAT(response_to(port, {"GET", "/api/owner"}), HasSubstr(R"({"address":")" + owner() + "\"}"));
    auto const name = response_to(port, {"GET", "/api/name?one=1"});
    if (address_of(port) == owner())
      EXPECT_THAT(name, HasSubstr(" 404 ")) << "it knows no such key";
    else
      EXPECT_THAT(name, AllOf(HasSubstr(" 307 "), HasSubstr("Location: " + owner() + "/api/name?one=1\r\n")));
  }
}

TEST_F(ThreeServers, RedirectToTheOwnerOfATable) {
  for (auto const at : ports()) {
    auto const table = load::TableOpener(at).open_table({.edition = "master", .seats = 3}).table;
    for (auto const port : ports()) {
      auto const path = "/api/tables/" + table + "/record";
      EXPECT_THAT(response_to(port, {"GET", path}),
                  port == at ? HasSubstr(" 409 ") : HasSubstr("Location: " + address_of(at) + path + "\r\n"));
      EXPECT_THAT(response_to(port, {"GET", "/api/owner?of=" + path}),
                  HasSubstr(R"({"address":")" + address_of(at) + "\"}"));
    }
  }
}

TEST_F(ThreeServers, TrustOnlyEachOthersPages) {
  auto const allows = [](std::string const& origin) {
    return "Access-Control-Allow-Origin: " + origin + "\r\n";
  };
  for (auto const port : ports()) {
    auto const response = response_in_time(port, {"OPTIONS", "/api/tables", address_of(this->port(1))},
                                           allows(address_of(this->port(1))));
    EXPECT_THAT(response, HasSubstr(allows(address_of(this->port(1)))));
    EXPECT_THAT(response, HasSubstr("Access-Control-Allow-Headers: authorization, content-type"));
    EXPECT_THAT(response_to(port, {"GET", "/"}),
                HasSubstr("connect-src 'self' " + address_of(std::ranges::min(ports()))));
    for (auto const* const origin : {"http://evil.example", "http://127.0.0.1", "null"}) {
      EXPECT_THAT(response_to(port, {"OPTIONS", "/api/tables", origin}), Not(HasSubstr("Access-Control")));
      EXPECT_THAT(response_to(port, {"GET", "/api/owner", origin}), Not(HasSubstr("Access-Control")));
      EXPECT_THAT(response_to(port, {"POST", "/api/tables", origin}), HasSubstr(" 403 "));
    }
  }
  EXPECT_THAT(response_to(port(0), {"POST", "/api/tables", address_of(port(1))}), HasSubstr(" 400 "))
      << "it is heard, and says what is wrong with the body";
}

struct ClientsOfThreeServers : ThreeServers {
  void SetUp() override {
    people.come_back_to_any(addresses());
    people.play_for(milliseconds(500));
    EXPECT_GT(people.led(), 0);
    ordinary = longest_pause(people.take_steps());
  }

  /// They play on at the servers that are there, at every table.
  void expect_blink() {
    auto const before = people.acknowledged();
    auto const since = Survivors::Steady::now();
    for (int i = 0; i < 300 && !people.standing_since(since).empty(); ++i) people.play_for(milliseconds(100));
    EXPECT_EQ(people.standing_since(since), "");
    std::printf("a table stood still for %lld ms at most, and before for %lld\n",
                static_cast<long long>(longest_pause(people.take_steps()).count()),
                static_cast<long long>(ordinary.count()));
    EXPECT_GT(people.acknowledged(), before);
    EXPECT_EQ(people.led_back(), 0) << "to the server that had sent them";
    EXPECT_EQ(untrue(people), "");
  }

  /// While they play.
  void come_back(std::size_t number) {
    serve(number);
    wait_for_shares(3);
    people.come_back_to_any(addresses());
    expect_blink();
  }

  Survivors people{story_.path(), 7};
  milliseconds ordinary{0};
};

TEST_F(ClientsOfThreeServers, ContinueWhenAServerStopsAndReturns) {
  servers_[0]->end();
  expect_blink();
  servers_[0]->wait();
  wait_for_shares(2);
  come_back(0);
}

TEST_F(ClientsOfThreeServers, ContinueWhenAServerIsKilledAndReturns) {
  servers_[1]->kill();
  expect_blink();
  wait_for_shares(2);
  come_back(1);
}

TEST_F(ClientsOfThreeServers, ContinueWhenASuspendedServerLosesItsTables) {
  servers_[2]->suspend();
  wait_for_shares(2);
  servers_[2]->resume();
  wait_for_shares(3);
  expect_blink();
}

TEST_F(ClientsOfThreeServers, KeepTheirServersAfterADatabaseOutage) {
  auto const before = owners();
  APostgres::running().die();
  people.play_for(server::ShardLease::kLeaseTimeout + milliseconds(500));
  APostgres::running().start();
  expect_blink();
  people.play_for(server::ShardLease::kHeartbeat * 2);
  EXPECT_EQ(owners(), before);
}

}  // namespace
}  // namespace kuhhandel
