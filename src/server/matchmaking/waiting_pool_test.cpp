// Tests that players who wait together move together, to a larger party with a seat for each of them.
#include "server/matchmaking/waiting_pool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/random/rng.h"
#include "server/matchmaking/block_filter.h"
#include "table/modes/pregame.h"
#include "table/seats/join_requests.h"
#include "tests/support/a_market_place.h"
#include "tests/support/laws.h"

namespace kuhhandel::server {
namespace {

using std::chrono::seconds;

/// Anna and Ben wait at one table, Cleo and Dora at another, which was opened while the first was full.
struct TwoPairs : AMarketPlace {
  std::string dora_key =
      std::string(json("POST", "/api/names", R"({"player":"Dora"})").at("key").as_string());
  live::SeatKey anna, ben, cleo, dora;

  explicit TwoPairs(std::string const& of_anna = {}) {
    anna = play("Anna", of_anna);
    ben = play("Ben");
    pass(table::Duration{500});
    for (auto const* const nobody : {"Nobody", "Nobody else"}) request_play(nobody);
    cleo = play("Cleo");
    dora = play("Dora", {}, dora_key);
    pass(table::kSeatKept);
  }
};

TEST(WaitingPool, MovesTheLaterOfTwoPairs) {
  TwoPairs market;
  ASSERT_NE(market.anna.table, market.cleo.table);

  EXPECT_TRUE(market.stays(market.request_play_at("Anna", market.anna))) << "they have waited longer";
  auto const cleo = market.key_of(market.request_play_at("Cleo", market.cleo));
  auto const dora = market.key_of(market.request_play_at("Dora", market.dora, {}, market.dora_key));
  for (auto const& key : {cleo, dora}) market.come(key);
  market.pass(table::kLookAround);

  EXPECT_EQ(cleo.table, market.anna.table);
  EXPECT_EQ(dora.table, market.anna.table);
  EXPECT_EQ(market.table(market.anna).at("state"), "running") << "before any bot came";
}

TEST(WaitingPool, ReservesASeatForEachMovingPlayer) {
  TwoPairs market;
  market.request_play_at("Cleo", market.cleo);

  auto const zoe = market.play("Zoe");

  EXPECT_NE(zoe.table, market.anna.table) << "there is one empty seat, and it is Dora's";
  EXPECT_NE(zoe.table, market.dora.table) << "nobody stays there";
  EXPECT_TRUE(market.stays(market.request_play_at("Anna", market.anna)))
      << "who is expected would find nobody";
  EXPECT_EQ(market.key_of(market.request_play_at("Dora", market.dora, {}, market.dora_key)).table,
            market.anna.table);
}

TEST(WaitingPool, KeepsTheOldSeatUntilThePlayerHasANewOne) {
  TwoPairs market;
  market.request_play_at("Cleo", market.cleo);

  for (auto const* const player : {"Cleo", "Dora"})
    EXPECT_THAT(boost::json::serialize(market.table(market.dora)), testing::HasSubstr(player));
}

TEST(WaitingPool, DoesNotMoveAPartyWithAnAbsentPlayer) {
  TwoPairs market;
  market.guests.back()->leave();

  EXPECT_TRUE(market.stays(market.request_play_at("Cleo", market.cleo)));
}

TEST(WaitingPool, MovesAPartyOnlyIfAllAgree) {
  TwoPairs market(R"(,"seats":4)");
  auto const fred = market.play("Fred", R"(,"seats":5)");
  auto const gina = market.play("Gina", R"(,"edition":"second","seats":5)");
  ASSERT_EQ(fred.table, gina.table);

  EXPECT_EQ(market.key_of(market.request_play_at("Cleo", market.cleo)).table, market.anna.table);
  EXPECT_TRUE(market.stays(market.request_play_at("Fred", fred, R"(,"seats":5)"))) << "both want to be five";
}

TEST(WaitingPool, RespectsTheBlocksOfEveryPlayer) {
  TwoPairs market(R"(,"blocked":["Dora"])");

  EXPECT_TRUE(market.stays(market.request_play_at("Cleo", market.cleo)));
}

/// Simulates players who come and go at random, each with a page that sends requests as the client does.
class AnEveningApart {
 public:
  explicit AnEveningApart(std::uint64_t seed) : chance_(seed) {}

  void pass(table::Duration step) {
    if (comes_ && chance_.below(12) == 0) somebody_comes();
    for (auto& visitor : visitors_) {
      if (!visitor->guest) continue;
      if (now() >= visitor->leaves) visitor->guest->leave(), visitor->guest.reset();
    }
    for (auto& visitor : visitors_)
      if (visitor->guest) look_elsewhere(*visitor);
    market_.pass(step);
    expect_all_is_well();
  }
  void nobody_comes_any_more() { comes_ = false; }

  int moves() const { return moves_; }
  /// Returns whether two parties wait at separate tables although one could join the other and no block
  /// separates them.
  bool do_some_wait_apart() {
    WaitingPool const waiting(market_.server.directory());
    IdentityService identity(market_.server.names(), market_.server.store().database(),
                             market_.server.groups(), nullptr);
    auto const companies = waiting.parties();
    return std::ranges::any_of(companies, [&](WaitingParty const& company) {
      return merge_target(company, companies, [&](WaitingParty const& other) {
               return are_incompatible(waiting.entry_of(*company.table), waiting.entry_of(*other.table),
                                       identity);
             }) != nullptr;
    });
  }

 private:
  struct Visitor {
    std::string name;
    std::string wanted;
    std::string key;     // of their name, if it is registered
    std::string blocks;  // a name
    table::Instant leaves;
    table::Instant asks_next;
    live::SeatKey seat;
    std::unique_ptr<Guest> guest;  // nullptr once they have left
    int moves = 0;
  };

  table::Instant now() const { return market_.server.now; }

  void somebody_comes() {
    auto visitor = std::make_unique<Visitor>();
    visitor->name = "Guest " + std::to_string(visitors_.size());
    if (chance_.below(3) == 0) visitor->wanted += R"(,"edition":"russian")";
    if (chance_.below(3) == 0) visitor->wanted += R"(,"seats":)" + std::to_string(4 + chance_.below(2));
    if (chance_.below(4) == 0) visitor->wanted += R"(,"bots":false)";
    if (chance_.below(4) == 0) {
      auto const claimed = market_.json("POST", "/api/names", R"({"player":")" + visitor->name + "\"}");
      visitor->key = std::string(claimed.at("key").as_string());
    }
    if (!visitors_.empty() && chance_.below(4) == 0) {
      auto const& other =
          visitors_[static_cast<std::size_t>(chance_.below(static_cast<int>(visitors_.size())))];
      if (!other->key.empty()) {
        visitor->blocks = other->name;
        visitor->wanted += R"(,"blocked":[")" + other->name + R"("])";
      }
    }
    visitor->leaves = now() + (chance_.below(3) == 0 ? seconds(chance_.below(60)) : seconds(100'000));
    visitor->asks_next = now() + seconds(7);
    auto const answer = market_.request_play(visitor->name, visitor->wanted, visitor->key);
    sit(*visitor, AMarketPlace::key_of(answer));
    visitors_.push_back(std::move(visitor));
  }
  void sit(Visitor& visitor, live::SeatKey const& key) {
    if (visitor.guest) visitor.guest->leave();
    visitor.seat = key;
    visitor.guest = std::make_unique<Guest>(market_.server, key);
    ASSERT_TRUE(visitor.guest->hello(key.token));
    market_.server.directory().after_change(*market_.server.directory().find(key.table));
  }

  table::Table const& table_of(Visitor const& visitor) { return market_.server.live(visitor.seat).table(); }
  /// The first connected player at the table asks, every few seconds, and immediately after becoming the
  /// first.
  void look_elsewhere(Visitor& visitor) {
    auto const& table = table_of(visitor);
    if (table.state() != table::TableState::waiting || table.presence().host() != visitor.seat.seat) return;
    if (now() < visitor.asks_next) return;
    visitor.asks_next = now() + seconds(7);
    auto const answer = market_.request_play_at(visitor.name, visitor.seat, visitor.wanted, visitor.key);
    if (AMarketPlace::stays(answer)) return;
    ASSERT_NE(answer.at("table").as_string(), visitor.seat.table);
    ++moves_;
    ASSERT_LE(++visitor.moves, 4) << visitor.name << " is sent from table to table";
    sit(visitor, AMarketPlace::key_of(answer));
  }

  void expect_all_is_well() {
    for (auto const& visitor : visitors_) {
      if (!visitor->guest) continue;
      auto const& table = table_of(*visitor);
      auto const comes = table::join_request_of(table, visitor->name) != nullptr;
      ASSERT_TRUE(comes || table::name_at(table, visitor->seat.seat) == visitor->name)
          << visitor->name << " has no seat";
      for (auto const& other : visitors_)
        ASSERT_FALSE(other->guest && other->seat.table == visitor->seat.table &&
                     visitor->blocks == other->name)
            << visitor->name << " meets " << other->name;
    }
  }

  Rng chance_;
  AMarketPlace market_;
  std::vector<std::unique_ptr<Visitor>> visitors_;
  bool comes_ = true;
  int moves_ = 0;
};

TEST(WaitingPool, KeepsItsInvariantsInRandomEvenings) {
  int moves = 0;
  for (int seed = 0; seed < law_runs(4); ++seed) {
    AnEveningApart evening(static_cast<std::uint64_t>(seed));
    for (int step = 0; step < 240; ++step) {
      evening.pass(table::Duration{500});
      if (testing::Test::HasFatalFailure()) FAIL() << "seed " << seed;
    }
    evening.nobody_comes_any_more();
    for (int step = 0; step < 120; ++step) evening.pass(table::Duration{500});
    EXPECT_FALSE(evening.do_some_wait_apart()) << "seed " << seed;
    moves += evening.moves();
  }
  EXPECT_GT(moves, 4) << "or the law says nothing";
}

}  // namespace
}  // namespace kuhhandel::server
