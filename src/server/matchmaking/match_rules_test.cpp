// Tests which strangers are put together.
#include "server/matchmaking/match_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>
#include <set>

#include "codec/editions.h"
#include "engine/random/rng.h"
#include "table/decide.h"
#include "table/due_fact.h"
#include "table/modes/pregame.h"
#include "table/seats/join_requests.h"
#include "tests/support/laws.h"
#include "tests/support/words.h"

namespace kuhhandel::server {
namespace {

using std::chrono::seconds;
using table::Instant;
using table::Table;

/// Tables of strangers, and a clock.
struct AMarket {
  std::deque<Table> tables;
  Instant now{1'000'000};

  Table const* best(live::PlayRequest const& wanted) const {
    std::vector<Table const*> all;
    for (auto const& one : tables) all.push_back(&one);
    return find_match(wanted, all, now);
  }
  /// Seats the player at the best table and connects them.
  Table& come(live::PlayRequest const& wanted) {
    auto const* const found = best(wanted);
    if (found == nullptr) tables.emplace_back(setup_for(wanted));
    auto& at = found == nullptr ? tables.back() : const_cast<Table&>(*found);
    auto const seated = table::decide_seat(at, wanted.player).value();
    at.apply({now, seated});
    at.apply({now, table::fact::Back{seated.seat}});
    return at;
  }
};

TEST(Matchmaking, MatchesCompatiblePlayers) {
  AMarket market;

  auto const& annas = market.come({.player = "Anna"});

  EXPECT_EQ(&market.come({.player = "Ben"}), &annas);
  EXPECT_EQ(market.tables.size(), 1U);
}

TEST(Matchmaking, RespectsRequirements) {
  AMarket market;
  auto const& usual = market.come({.player = "Anna"});
  live::PlayRequest const wanted[] = {{.player = "Ben", .edition = *codec::edition_named("russian")},
                                      {.player = "Ben", .seats = 5},
                                      {.player = "Ben", .speed = table::Speed{3}},
                                      {.player = "Ben", .strangers = {.bots = false}}};
  for (auto const& one : wanted) EXPECT_EQ(market.best(one), nullptr);

  auto const& own = market.come(wanted[0]);

  EXPECT_NE(&own, &usual);
  EXPECT_EQ(own.setup().edition.id.text(), "russian");
  EXPECT_EQ(&market.come({.player = "Cleo", .seats = 4, .speed = table::Speed{1}}), &usual);
}

TEST(Matchmaking, FillsTheTableWithTheLongestWait) {
  AMarket market;
  auto const& slow = market.come({.player = "Anna", .speed = table::Speed{1}});
  market.now += seconds(3);
  market.come({.player = "Ben", .speed = table::Speed{2}});

  EXPECT_EQ(&market.come({.player = "Cleo"}), &slow);
}

TEST(Matchmaking, PrefersATableInTheSameLanguage) {
  AMarket market;
  market.come({.player = "Anna", .speed = table::Speed{1}, .strangers = {.language = "de"}});
  market.now += seconds(3);
  auto const& french =
      market.come({.player = "Benoît", .speed = table::Speed{2}, .strangers = {.language = "fr"}});

  EXPECT_EQ(market.best({.player = "Chloé", .strangers = {.language = "fr"}}), &french);
  EXPECT_NE(market.best({.player = "Daan", .strangers = {.language = "nl"}}), nullptr) << "but any will do";
}

TEST(Matchmaking, NeverSeatsAPlayerTwiceAtATable) {
  AMarket market;
  market.come({.player = "Anna"});

  EXPECT_EQ(market.best({.player = " ANNA"}), nullptr);
}

TEST(Matchmaking, IgnoresTablesWithAHost) {
  AMarket market;
  market.tables.emplace_back(table::TableSetup{.id = "t", .name = "Sunday", .edition = second(), .seats = 4});
  market.tables.back().apply({market.now, table::fact::Seated{kAnna, "Anna"}});

  EXPECT_EQ(market.best({.player = "Ben"}), nullptr);
}

TEST(Matchmaking, OffersTheSeatOfABotInAGameThatJustStarted) {
  AMarket market;
  auto& annas = market.come({.player = "Anna"});
  market.now += table::kBotsAfter;
  while (auto const fact = table::due_fact(annas, market.now)) annas.apply({market.now, *fact});
  annas.apply({market.now, table::beginning(annas, "seed", market.now)});
  live::PlayRequest const ben{.player = "Ben"};

  EXPECT_EQ(market.best(ben), &annas);
  EXPECT_TRUE(table::decide_join_request(annas, "Ben", {}));
  market.now += kJoinableFor;
  EXPECT_EQ(market.best(ben), nullptr) << "it has been decided without them";
}

TEST(Matchmaking, FindsOptionsThatTwoPlayersShare) {
  live::PlayRequest const russian{.player = "Ben", .edition = *codec::edition_named("russian")};
  auto const theirs = setup_for({.player = "Anna", .speed = table::Speed{3}});
  OpenPreferences const open = open_preferences({.player = "Anna", .speed = table::Speed{3}});

  auto const both = shared_setup(russian, theirs, open);

  ASSERT_TRUE(both);
  EXPECT_TRUE(matches(russian, *both));
  EXPECT_EQ(both->speed, table::Speed{3});
  EXPECT_TRUE(is_compatible(theirs, open, *both));
  EXPECT_FALSE(shared_setup({.player = "Ben", .speed = table::Speed{1}}, theirs, open));
  EXPECT_FALSE(shared_setup({.player = "Ben", .strangers = {.bots = false}}, theirs, open));
}

TEST(Matchmaking, OpensNoTableThatTheEditionForbids) {
  auto const russian = *codec::edition_named("russian");
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    auto theirs = setup_for({.player = "Anna"});
    theirs.seats = seats;
    auto const both = shared_setup({.player = "Ben", .edition = russian}, theirs, {.edition = true});
    EXPECT_EQ(both.has_value(), seats >= russian.fewest_seats && seats <= russian.most_seats) << seats;
  }
}

/// Simulates players who come and go at random over connections that are slow, lost, or never established.
struct AnEveningOfStrangers {
  struct Visitor {
    live::PlayRequest wanted;
    Instant came;
    std::size_t table;
    Seat seat;
    Instant connects;
    Instant leaves;  // before the game: a disconnect or a departure
    bool connected = false;
    bool gone = false;
    bool plays = false;
  };

  explicit AnEveningOfStrangers(std::uint64_t seed) : chance(Rng(seed)) {}

  Rng chance;
  AMarket market;
  std::vector<Visitor> visitors;

  Instant& now() { return market.now; }
  int up_to(int most) { return chance.below(most); }

  live::PlayRequest some_request() {
    live::PlayRequest wanted{.player = "Guest " + std::to_string(visitors.size())};
    if (up_to(3) == 0) wanted.edition = *codec::edition_named(up_to(2) == 0 ? "second" : "russian");
    if (up_to(3) == 0) wanted.seats = 3 + up_to(3);
    if (up_to(3) == 0) wanted.speed = table::Speed{1 + up_to(2)};
    wanted.strangers = {.bots = up_to(4) != 0, .language = up_to(2) == 0 ? "de" : "fr"};
    return wanted;
  }
  static bool has_room(Table const& at) {
    return at.state() == table::TableState::waiting && lowest_empty_seat(at.presence()) &&
           table::waiting_since(at);
  }

  void somebody_comes() {
    auto const wanted = some_request();
    auto const* found = market.best(wanted);
    if (found != nullptr) {
      ASSERT_TRUE(matches(wanted, found->setup()));
    } else {
      for (auto const& other : market.tables)
        ASSERT_FALSE(has_room(other) && matches(wanted, other.setup())) << "a fitting table waits";
      found = &market.tables.emplace_back(setup_for(wanted));
    }
    if (found->state() == table::TableState::running) return;  // join requests have their own tests
    auto const at = static_cast<std::size_t>(
        std::ranges::find_if(market.tables, [&](Table const& one) { return &one == found; }) -
        market.tables.begin());
    auto& to = market.tables[at];
    auto const seated = table::decide_seat(to, wanted.player);
    ASSERT_TRUE(seated);
    to.apply({now(), *seated});
    bool const stays = up_to(4) != 0;
    visitors.push_back({.wanted = wanted,
                        .came = now(),
                        .table = at,
                        .seat = seated->seat,
                        .connects = now() + table::Duration{up_to(8) == 0 ? 20'000 : up_to(900)},
                        .leaves = stays ? Instant::max() : now() + table::Duration{up_to(40'000)}});
  }
  bool has_seat(Visitor const& who) const {
    return table::name_at(market.tables[who.table], who.seat) == who.wanted.player;
  }
  void move_visitors() {
    for (auto& who : visitors) {
      auto& at = market.tables[who.table];
      if (who.gone || at.state() != table::TableState::waiting) continue;
      if (now() >= who.leaves || !has_seat(who)) {
        if (auto const away = has_seat(who) ? table::decide_presence(at, who.seat, false) : std::nullopt)
          at.apply({now(), *away});
        who.gone = true;
      } else if (!who.connected && now() >= who.connects) {
        who.connected = true;
        at.apply({now(), *table::decide_presence(at, who.seat, true)});
      }
    }
  }
  void pass_time() {
    for (auto& at : market.tables) {
      while (at.state() == table::TableState::waiting) {
        auto const fact = table::due_fact(at, now());
        auto const begins = table::next_game_starts_at(at);
        if (fact)
          at.apply({now(), *fact});
        else if (begins && *begins <= now())
          begin(at);
        else
          break;
      }
    }
  }
  void begin(Table& at) {
    for (auto const seat : seats_of(at.setup().seats)) {
      ASSERT_FALSE(is_empty(at.presence()[seat]));
      auto const* const person = at.presence().person(seat);
      ASSERT_FALSE(person != nullptr && person->away) << "nobody plays who is not there";
    }
    ASSERT_TRUE(at.presence().is_anybody_there());
    at.apply({now(), table::beginning(at, "seed", now())});
    for (auto& who : visitors)
      if (&market.tables[who.table] == &at && has_seat(who)) who.plays = true;
  }
  /// Checks that nobody has two seats, and that connected players who accept bots get a game in time.
  void expect_all_is_well() {
    std::set<std::string> names;
    for (auto const& at : market.tables)
      for (auto const seat : seats_of(at.setup().seats))
        if (auto const* const person = at.presence().person(seat))
          ASSERT_TRUE(names.insert(person->name).second) << person->name;
    auto const patience = table::kBotsAfter + table::kSeatKept + table::kLookAround + seconds(1);
    for (auto const& who : visitors)
      if (!who.gone && !who.plays && who.connected && who.wanted.strangers.bots)
        ASSERT_LE(now(), who.came + patience) << who.wanted.player << " was forgotten";
  }
};

TEST(Matchmaking, DoesNotLeaveAPlayerAlone) {
  for (int seed = 0; seed < law_runs(4); ++seed) {
    AnEveningOfStrangers evening(static_cast<std::uint64_t>(seed));
    auto const end = evening.now() + std::chrono::minutes(5);
    for (; evening.now() < end; evening.now() += table::Duration{100}) {
      if (evening.up_to(15) == 0) evening.somebody_comes();
      evening.move_visitors();
      evening.pass_time();
      evening.expect_all_is_well();
      if (testing::Test::HasFatalFailure()) FAIL() << "seed " << seed;
    }
    auto const played = std::ranges::count_if(evening.visitors, &AnEveningOfStrangers::Visitor::plays);
    EXPECT_GT(played, 30) << "seed " << seed;
  }
}

}  // namespace
}  // namespace kuhhandel::server
