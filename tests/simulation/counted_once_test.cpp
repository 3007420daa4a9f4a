// Evenings of groups and strangers on a server that is killed between any two commits, and on a disk that
// fails during a commit: each finished game counts exactly once, in its group and for its players' names,
// each report exists once, and no other game counts. KUHHANDEL_RUNS sets the number of evenings,
// KUHHANDEL_SEED the first seed.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <map>
#include <set>

#include "ratings/rated_games.h"
#include "store/account_data/daily_results.h"
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

/// Data that the test deletes in between, to prove that the check would notice.
enum class Thief : std::uint8_t { none, of_news, of_marks };

/// The totals of the evenings.
struct Count {
  std::size_t games = 0;  // finished ones
  int kills = 0;
  std::size_t invented = 0;   // counted, and not over
  std::size_t uncounted = 0;  // the opposite error, after all events were handled
  std::size_t again = 0;      // counted twice, or begun once more when it was over
};

/// A table of a group, where Anna plays bots, and one of strangers, of whom Anna and Ben keep their names;
/// and devices that have the deal of the day counted.
class CountedEvening : OnADisk, ASite {
 public:
  CountedEvening(std::uint64_t seed, Thief thief) : rng_(seed), thief_(thief) {
    server.groups().make("Sundays", {"Anna"}, kGroupKey, server.now);
    auto const opened =
        json("POST", "/api/tables",
             R"({"name":"Sunday","edition":"second","seats":3,"speed":0,"player":"Anna","group":")" +
                 std::string(kGroupKey) + "\"}");
    of_group_ = come(opened);
    for (auto const* const player : {"Anna", "Ben"})
      keys_[player] = std::string(json("POST", "/api/names", body_of(player)).at("key").as_string());
    for (auto const* const player : kStrangers)
      of_strangers_ =
          come(json("POST", "/api/play", body_of(player, R"(,"seats":3,"speed":0)"), keys_[player]));
    for (int const seat : {1, 2})
      guests_[0]->order(R"({"do":"add_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
    begin_again();
  }

  void play(int turns, Count& count) {
    for (int i = 0; i < turns; ++i) happen(count);
    disk.heal();
    come_back(count);
    server.consume_events();
    check(count);
    EXPECT_EQ(rows("outbox"), 0);
    count.games += over_at(of_group_).size() + over_at(of_strangers_).size();
    count.uncounted += over_at(of_group_).size() - in_group().size();
    count.uncounted += over_at(of_strangers_).size() - rated().size();
    auto const reports = first_column("SELECT words FROM reports");
    count.uncounted += static_cast<std::size_t>(
        std::ranges::count_if(reported_, [&](auto const& words) { return !reports.contains(words); }));
    count.again +=
        static_cast<std::size_t>(rows("rated_starts JOIN games USING (table_id) WHERE game = number"));
    EXPECT_EQ(rows("daily_results"), static_cast<int>(days_.size()));
  }

 private:
  static std::string body_of(std::string const& player, std::string const& more = {}) {
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
    server.directory().after_change(*server.directory().find(seat.table));
  }

  /// One turn of the server, or what the disk leaves of it.
  template <class Work>
  void turn(Work const& work) {
    try {
      server.store().begin_batch();
      work();
      server.directory().pass_time(server.now);
      server.store().commit_batch();
      server.store().sync_wal();
    } catch (SQLite::Exception const&) {
      has_ended_ = true;
    }
  }

  void happen(Count& count) {
    if (has_ended_ || rng_.below(40) == 0) come_back(count);
    if (rng_.below(60) == 0) disk.fail_after(rng_.below(30), DiskFault::full);
    auto const next = server.directory().next_due();
    if (next) server.now = std::max(server.now, *next);
    turn([] {});
    if (!has_ended_ && rng_.below(3) == 0) turn([&] { server.consumer().consume(); });
    if (!has_ended_ && rng_.below(20) == 0) turn([&] { play_again(); });
    if (!has_ended_ && rng_.below(20) == 0) count_a_day();
    if (!has_ended_ && rng_.below(20) == 0) report();
    if (!has_ended_ && thief_ != Thief::none) steal();
    if (!has_ended_) check(count);
  }
  /// Once of each version of the table; that is what the report says.
  void report() {
    auto* const live = server.directory().find(of_strangers_);
    auto const words = std::to_string(live->table().version());
    if (live->is_asleep() || !sent_reports_.insert(words).second) return;
    turn([&] {
      live->emit(server::outbox_event::PlayerReported{
          .by = kAnna, .seat = kBen, .player = "Anna", .reported = "Ben", .words = words, .talk = {}});
    });
    if (!has_ended_) reported_.insert(words);
  }
  void steal() {
    auto const* const what = thief_ == Thief::of_news ? "outbox" : "heard_news";
    turn([&] { server.store().database().exec(std::string("DELETE FROM ") + what); });
  }

  void play_again() {
    if (state(of_group_) == table::TableState::finished) begin_again();
    if (state(of_strangers_) != table::TableState::finished) return;
    for (std::size_t i = 1; i < guests_.size(); ++i) guests_[i]->order(R"({"do":"ready","ready":true})");
    server.directory().after_change(*server.directory().find(of_strangers_));
  }
  void begin_again() {
    guests_[0]->order(state(of_group_) == table::TableState::finished ? R"({"do":"again"})"
                                                                      : R"({"do":"start"})");
    server.directory().after_change(*server.directory().find(of_group_));
  }
  table::TableState state(std::string const& id) { return server.directory().find(id)->table().state(); }

  void count_day(std::string const& game) {
    store::DailyResults(server.store().database())
        .add(kDay, {.game = game, .points = Money::of(10), .place = 1});
  }
  /// A client without an answer asks again.
  void count_a_day() {
    auto const game = std::to_string(rng_.below(10));
    turn([&] { count_day(game); });
    (has_ended_ ? unanswered_ : days_).insert(game);
  }

  void come_back(Count& count) {
    ++count.kills;
    disk.heal();
    guests_.clear();
    server.stop();
    server.restart();
    has_ended_ = false;
    for (auto const& seat : seats_) arrive(seat);
    for (auto const& game : unanswered_) count_day(game);
    days_.merge(std::exchange(unanswered_, {}));
  }

  /// At any moment nothing counts that is not there.
  void check(Count& count) {
    auto const of_group = over_at(of_group_);
    auto const of_strangers = over_at(of_strangers_);
    auto const games = in_group();
    auto const rated_games = rated();
    count.invented += static_cast<std::size_t>(
        std::ranges::count_if(games, [&](auto const& game) { return !of_group.contains(game); }) +
        std::ranges::count_if(rated_games, [&](auto const& game) { return !of_strangers.contains(game); }));
    count.again += static_cast<std::size_t>(rows("group_games") + rows("rated_games")) - games.size() -
                   rated_games.size();
    count.again +=
        static_cast<std::size_t>(rows("reports")) - first_column("SELECT words FROM reports").size();
    count.again += rows("rated_seats") == 2 * rows("rated_games") ? 0 : 1;
  }

  int rows(std::string const& table) {
    return server.store().database().execAndGet("SELECT count(*) FROM " + table).getInt();
  }
  std::set<std::string> first_column(std::string const& sql) {
    SQLite::Statement row(server.store().database(), sql);
    std::set<std::string> texts;
    while (row.executeStep()) texts.insert(row.getColumn(0).getString());
    return texts;
  }
  std::set<std::string> in_group() { return first_column("SELECT online FROM group_games"); }
  std::set<std::string> rated() { return first_column("SELECT table_id || '/' || game FROM rated_games"); }
  /// Returns the games that have records.
  std::set<std::string> over_at(std::string const& table) {
    return first_column("SELECT table_id || '/' || number FROM games WHERE table_id = '" + table + "'");
  }

  Rng rng_;
  std::string of_group_;
  std::string of_strangers_;
  std::map<std::string, std::string> keys_;
  std::vector<live::SeatKey> seats_;
  std::vector<std::unique_ptr<Guest>> guests_;
  std::set<std::string> days_;          // counted games, by the answers to their devices
  std::set<std::string> unanswered_;    // those without an answer
  std::set<std::string> sent_reports_;  // reports
  std::set<std::string> reported_;      // those that were acknowledged
  Thief thief_;
  int arrivals_ = 0;
  bool has_ended_ = false;
};

Count played(std::uint64_t runs, int turns, Thief thief = Thief::none) {
  auto const first = number_from_environment("KUHHANDEL_SEED", 1);
  Count count;
  for (auto seed = first; seed < first + runs; ++seed) {
    SCOPED_TRACE("KUHHANDEL_SEED=" + std::to_string(seed) + " KUHHANDEL_RUNS=1 plays this evening again");
    CountedEvening(seed, thief).play(turns, count);
  }
  std::printf("%zu games over, %d kills: %zu invented, %zu uncounted, %zu again\n", count.games, count.kills,
              count.invented, count.uncounted, count.again);
  return count;
}

TEST(CountedOnceLaw, EachFinishedGameCountsOnceDespiteCrashes) {
  auto const runs = static_cast<std::uint64_t>(law_runs(2));
  auto const count = played(runs, 2000);

  EXPECT_EQ(count.invented, 0U);
  EXPECT_EQ(count.uncounted, 0U);
  EXPECT_EQ(count.again, 0U);
  EXPECT_GT(count.games, 2 * runs);
  EXPECT_GT(count.kills, 10);
}

// Else the law would prove nothing.
TEST(CountedOnce, DetectsALostEvent) { EXPECT_GT(played(1, 1500, Thief::of_news).uncounted, 0U); }

TEST(CountedOnce, DetectsADuplicateEvent) { EXPECT_GT(played(1, 1500, Thief::of_marks).again, 0U); }

}  // namespace
}  // namespace kuhhandel
