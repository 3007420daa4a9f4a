// Two servers with one ledger, and people who come by either: they are led to the one that has the tables,
// and go on there when it is ended or killed. What they were told is in the ledger.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <memory>
#include <string>

#include "tests/kill/survivors.h"
#include "tests/ledger/a_postgres.h"
#include "tests/ledger/asked_by_http.h"
#include "tests/ledger/kept_story.h"

namespace kuhhandel {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;

std::string address_of(std::uint16_t port) { return "http://127.0.0.1:" + std::to_string(port); }

class TwoServers : public testing::Test {
 protected:
  TwoServers() { keep_whole_story(where_); }

  std::uint16_t owner() const { return owner_->port(); }
  std::uint16_t other() const { return other_->port(); }

  std::string untrue(Survivors& people) { return untrue_in_ledger(people, where_, story_.path()); }

  std::string where_ = APostgres::running().fresh();
  std::array<load::ScratchFolder, 2> folders_;
  load::ScratchFolder story_;
  std::unique_ptr<load::ServerProcess> owner_ = std::make_unique<load::ServerProcess>(folders_[0], where_);
  std::unique_ptr<load::ServerProcess> other_ = std::make_unique<load::ServerProcess>(folders_[1], where_);
};

TEST_F(TwoServers, AreBothThereAndOneLeadsToTheOther) {
  EXPECT_THAT(told(other(), {"GET", "/healthz"}), HasSubstr(" 200 "));
  EXPECT_THAT(told(other(), {"GET", "/"}), HasSubstr("<!doctype html>"));
  EXPECT_THAT(told(owner(), {"GET", "/readyz"}), HasSubstr(" 200 "));
  EXPECT_THAT(told(other(), {"GET", "/readyz"}), HasSubstr(" 503 "));

  auto const led = told(other(), {"POST", "/api/tables?one=1"});
  EXPECT_THAT(led, HasSubstr(" 307 "));
  EXPECT_THAT(led, HasSubstr("Location: " + address_of(owner()) + "/api/tables?one=1\r\n"));
  for (auto const port : {owner(), other()})
    EXPECT_THAT(told(port, {"GET", "/api/owner"}),
                HasSubstr(R"({"address":")" + address_of(owner()) + "\"}"));
}

TEST_F(TwoServers, TrustEachOthersPagesAndNobodyElses) {
  auto const allows = [](std::string const& origin) {
    return "Access-Control-Allow-Origin: " + origin + "\r\n";
  };
  for (auto const port : {owner(), other()}) {
    auto const asked =
        told_in_time(port, {"OPTIONS", "/api/tables", address_of(other())}, allows(address_of(other())));
    EXPECT_THAT(asked, HasSubstr(allows(address_of(other()))));
    EXPECT_THAT(asked, HasSubstr("Access-Control-Allow-Headers: authorization, content-type"));
    EXPECT_THAT(told(port, {"GET", "/"}),
                HasSubstr("connect-src 'self' " + address_of(std::min(owner(), other()))));
    for (auto const* const origin : {"http://evil.example", "http://127.0.0.1", "null"}) {
      EXPECT_THAT(told(port, {"OPTIONS", "/api/tables", origin}), Not(HasSubstr("Access-Control")));
      EXPECT_THAT(told(port, {"GET", "/api/owner", origin}), Not(HasSubstr("Access-Control")));
      EXPECT_THAT(told(port, {"POST", "/api/tables", origin}), HasSubstr(" 403 "));
    }
  }
  EXPECT_THAT(told(owner(), {"POST", "/api/tables", address_of(other())}), HasSubstr(" 400 "))
      << "it is heard, and says what is wrong with the body";
}

struct PeopleAtTwoServers : TwoServers {
  void SetUp() override {
    people.come_back(owner());
    people.play_for(milliseconds(500));
    people.come_back_to_any({other(), owner()});
    people.play_for(milliseconds(500));
    EXPECT_GT(people.led(), 0);
    ordinary = longest_pause(people.take_steps());
  }

  /// They play on at the other server.
  void expect_blink() {
    auto const before = people.acknowledged();
    for (int i = 0; i < 100 && people.acknowledged() < before + 20; ++i) people.play_for(milliseconds(100));
    std::printf("a table stood still for %lld ms at most, and before for %lld\n",
                static_cast<long long>(longest_pause(people.take_steps()).count()),
                static_cast<long long>(ordinary.count()));
    EXPECT_GT(people.acknowledged(), before);
    EXPECT_EQ(untrue(people), "");
  }

  Survivors people{story_.path(), 7};
  milliseconds ordinary{0};
};

TEST_F(PeopleAtTwoServers, GoOnAtTheOtherWhenOneIsEnded) {
  owner_->end();
  expect_blink();
}

TEST_F(PeopleAtTwoServers, GoOnAtTheOtherWhenOneIsKilled) {
  owner_->kill();
  expect_blink();
}

}  // namespace
}  // namespace kuhhandel
