// Evenings of groups and of strangers on a server that is killed between any two of its commits, and on a disk
// that fails in the middle of one: each game that is over counts just once, in its group and for the names of
// who played it, and nothing counts that was not played. KUHHANDEL_RUNS sets how many evenings, KUHHANDEL_SEED
// the first.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <map>
#include <set>

#include "ratings/rated_games.h"
#include "store/daily_results.h"
#include "tests/simulation/faulty_disk.h"
#include "tests/support/a_site.h"
#include "tests/support/laws.h"

namespace kuhhandel {
namespace {

constexpr auto kGroupKey = "a-key-of-the-players-1234";
constexpr std::array kStrangers{"Anna", "Ben", "Cleo"};
constexpr auto kDay = "2023-11-14";

struct OnADisk {
  FaultyDisk disk;
};

/// A table of a group, where Anna plays bots, and one of strangers, of whom Anna and Ben keep their names; and
/// devices that have the deal of the day counted.
class CountedEvening : OnADisk, ASite {
 public:
  explicit CountedEvening(std::uint64_t seed) : rng_(seed) {
    server.groups().make("Sundays", {"Anna"}, kGroupKey, server.now);
    auto const opened = json("POST", "/api/tables",
                             R"({"name":"Sunday","edition":"second","seats":3,"speed":0,"player":"Anna","group":")" +
                                 std::string(kGroupKey) + "\"}");
    of_group_ = come(opened);
    for (auto const* const player : {"Anna", "Ben"})
      keys_[player] = std::string(json("POST", "/api/names", said(player)).at("key").as_string());
    for (auto const* const player : kStrangers)
      of_strangers_ = come(json("POST", "/api/play", said(player, R"(,"seats":3,"speed":0)"), keys_[player]));
    for (int const seat : {1, 2})
      guests_[0]->order(R"({"do":"add_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
    begin_again();
  }

  void play(int turns) {
    for (int i = 0; i < turns && !testing::Test::HasFailure(); ++i) happen();
    disk.heal();
    if (has_ended_) come_back();
    server.hear();
    check();
    EXPECT_EQ(rows("outbox") + rows("heard_news"), 0);
    EXPECT_EQ(in_group(), over_at(of_group_)) << "all of them";
    EXPECT_EQ(rated(), over_at(of_strangers_));
    EXPECT_EQ(rows("daily_results"), static_cast<int>(days_.size()));
  }
  int kills() const { return kills_; }
  std::size_t games() { return over_at(of_group_).size() + over_at(of_strangers_).size(); }

 private:
  static std::string said(std::string const& player, std::string const& more = {}) {
    return R"({"player":")" + player + '"' + more + '}';
  }
  std::string come(boost::json::value const& key) {
    seats_.push_back({std::string(key.at("table").as_string()), seat_at(key.at("seat").to_number<int>()),
                      std::string(key.at("token").as_string())});
    arrive(seats_.back());
    return seats_.back().table;
  }
  void arrive(live::SeatKey const& seat) {
    guests_.push_back(std::make_unique<Guest>(server, seat));
    guests_.back()->ids = 1000 * ++arrivals_;
    guests_.back()->hello(seat.token);
    server.lobby().settle(*server.lobby().find(seat.table));
  }

  /// One turn of the server, or what the disk leaves of it.
  template <class Work>
  void turn(Work const& work) {
    try {
      server.store().begin_turn();
      work();
      server.lobby().pass_time(server.now);
      server.store().end_turn();
      server.store().seal();
    } catch (SQLite::Exception const&) {
      has_ended_ = true;
    }
  }

  void happen() {
    if (has_ended_ || rng_.below(40) == 0) come_back();
    if (rng_.below(60) == 0) disk.fail_after(rng_.below(30), DiskFault::full);
    auto const next = server.lobby().next_due();
    if (next) server.now = std::max(server.now, *next);
    turn([] {});
    if (!has_ended_ && rng_.below(3) == 0) turn([&] { server.hearing().go_on(); });
    if (!has_ended_ && rng_.below(20) == 0) turn([&] { play_again(); });
    if (!has_ended_ && rng_.below(20) == 0) count_a_day();
    if (!has_ended_) check();
  }

  void play_again() {
    if (state(of_group_) == table::TableState::finished) begin_again();
    if (state(of_strangers_) != table::TableState::finished) return;
    for (std::size_t i = 1; i < guests_.size(); ++i) guests_[i]->order(R"({"do":"ready","ready":true})");
    server.lobby().settle(*server.lobby().find(of_strangers_));
  }
  void begin_again() {
    guests_[0]->order(state(of_group_) == table::TableState::finished ? R"({"do":"again"})"
                                                                       : R"({"do":"start"})");
    server.lobby().settle(*server.lobby().find(of_group_));
  }
  table::TableState state(std::string const& id) { return server.lobby().find(id)->table().state(); }

  /// Who hears no answer asks again.
  void count_a_day() {
    auto const game = std::to_string(rng_.below(10));
    turn([&] {
      store::DailyResults(server.store().database()).add(kDay, {.game = game, .points = Money::of(10), .place = 1});
    });
    if (!has_ended_) days_.insert(game);
    if (has_ended_) maybe_counted_.insert(game);
  }

  void come_back() {
    ++kills_;
    disk.heal();
    guests_.clear();
    server.stop();
    server.restart();
    has_ended_ = false;
    for (auto const& seat : seats_) arrive(seat);
    for (auto const& game : std::exchange(maybe_counted_, {}))
      store::DailyResults(server.store().database()).add(kDay, {.game = game, .points = Money::of(10), .place = 1}),
          days_.insert(game);
  }

  /// At any moment: nothing counts that is not there.
  void check() {
    auto const of_group = over_at(of_group_);
    for (auto const& game : in_group()) ASSERT_TRUE(of_group.contains(game)) << game;
    auto const of_strangers = over_at(of_strangers_);
    for (auto const& game : rated()) ASSERT_TRUE(of_strangers.contains(game)) << game;
    ASSERT_EQ(rows("rated_seats"), 2 * rows("rated_games"));
    ASSERT_EQ(rows("group_games"), static_cast<int>(in_group().size())) << "none twice";
    ASSERT_EQ(rows("rated_games"), static_cast<int>(rated().size())) << "none twice";
  }

  int rows(std::string const& table) {
    return server.store().database().execAndGet("SELECT count(*) FROM " + table).getInt();
  }
  std::set<std::string> told_by(std::string const& sql) {
    SQLite::Statement row(server.store().database(), sql);
    std::set<std::string> told;
    while (row.executeStep()) told.insert(row.getColumn(0).getString());
    return told;
  }
  std::set<std::string> in_group() { return told_by("SELECT online FROM group_games"); }
  std::set<std::string> rated() { return told_by("SELECT table_id || '/' || game FROM rated_games"); }
  /// Of which games there are records.
  std::set<std::string> over_at(std::string const& table) {
    return told_by("SELECT table_id || '/' || number FROM games WHERE table_id = '" + table + "'");
  }

  Rng rng_;
  std::string of_group_;
  std::string of_strangers_;
  std::map<std::string, std::string> keys_;
  std::vector<live::SeatKey> seats_;
  std::vector<std::unique_ptr<Guest>> guests_;
  std::set<std::string> days_;           // games that were counted, as their devices have heard
  std::set<std::string> maybe_counted_;  // of which they have heard nothing
  int arrivals_ = 0;
  int kills_ = 0;
  bool has_ended_ = false;
};

TEST(CountedOnceLaw, EachGameThatIsOverCountsOnceWhereverTheServerIsKilled) {
  auto const first = number_from_environment("KUHHANDEL_SEED", 1);
  auto const runs = static_cast<std::uint64_t>(law_runs(2));
  int kills = 0;
  std::size_t games = 0;
  for (auto seed = first; seed < first + runs; ++seed) {
    SCOPED_TRACE("KUHHANDEL_SEED=" + std::to_string(seed) + " KUHHANDEL_RUNS=1 plays this evening again");
    CountedEvening evening(seed);
    evening.play(3000);
    kills += evening.kills();
    games += evening.games();
  }
  std::printf("%zu games over, %d kills\n", games, kills);
  EXPECT_GT(games, 4 * runs);
  EXPECT_GT(kills, 20);
}

}  // namespace
}  // namespace kuhhandel
