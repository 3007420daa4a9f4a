// Power cuts at every moment of a server's life, including its start and its checkpoints: everything sent
// before is there afterwards, word for word. KUHHANDEL_CUTS sets the number of each kind, KUHHANDEL_SEED the
// first seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <optional>

#include "store/corrupt_data.h"
#include "store/store.h"
#include "store/tables/retention.h"
#include "store/uptime/uptime_intervals.h"
#include "table/log/log_json.h"
#include "tests/simulation/cut_disk.h"
#include "tests/support/an_old_database.h"
#include "tests/support/laws.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {
namespace {

constexpr std::size_t kTables = 3;
constexpr int kCutsOfAMoment = 8;

/// Everything ever written about a table, or everything found. The sent part begins with its first fact.
struct Written {
  bool is_made = false;
  std::vector<std::string> facts;
  std::map<std::size_t, std::string> beginnings;  // the snapshots at its log's beginnings, by version
  std::vector<std::string> games;
  std::size_t emitted = 0;  // games whose end was emitted to the outbox
};

/// Represents a fact before the beginning of a log.
std::string const kBehind = "behind the beginning";

/// How much of it.
struct Extent {
  std::size_t facts = 0;
  std::size_t games = 0;
};
using Extents = std::array<Extent, kTables>;

table::TableSetup setup_of(std::size_t table) {
  auto setup = sunday_setup();
  setup.id = "table" + std::to_string(table);
  return setup;
}

std::string fact_text(table::Entry const& entry) {
  return std::to_string(entry.at.count()) + ' ' + table::fact_text(entry.fact, second());
}

Written found_in(store::Store& store, std::string const& table) {
  Written found;
  auto const stored = store.tables().load(table);
  found.is_made = stored.has_value();
  if (stored) {
    for (auto const& entry : stored->log) {
      auto const* const carried = std::get_if<table::fact::LogSnapshot>(&entry.fact);
      if (carried == nullptr) {
        found.facts.push_back(fact_text(entry));
        continue;
      }
      found.facts.assign(carried->version, kBehind);
      found.beginnings[carried->version] = fact_text(entry);
    }
  }
  while (auto game = store.tables().game(table, static_cast<int>(found.games.size()) + 1))
    found.games.push_back(std::move(*game));
  auto const news = store.outbox().all();
  found.emitted = static_cast<std::size_t>(
      std::ranges::count(news, table, [](auto const& one) { return one.key.table; }));
  return found;
}

/// Whether that is a part of what was written, from the first fact on.
bool is_prefix(Written const& written, Written const& found) {
  if (found.facts.size() > written.facts.size() || found.games.size() > written.games.size()) return false;
  for (std::size_t i = 0; i < found.facts.size(); ++i)
    if (found.facts[i] != kBehind && found.facts[i] != written.facts[i]) return false;
  auto const was_written = [&](auto const& beginning) {
    auto const begun = written.beginnings.find(beginning.first);
    return begun != written.beginnings.end() && begun->second == beginning.second;
  };
  return std::ranges::all_of(found.beginnings, was_written) &&
         std::equal(found.games.begin(), found.games.end(), written.games.begin());
}

/// The disk at one moment of a life, and everything sent before.
struct Moment {
  Platter platter;
  Extents sent;
};

/// A server's life on a disk: it writes, syncs and sends, and some of its moments are remembered.
class ServerLife {
 public:
  ServerLife(CutDisk& disk, std::filesystem::path folder, store::Durability durability, std::uint64_t seed)
      : disk_(disk), folder_(std::move(folder)), durability_(durability), chance_(seed) {}

  /// Starts with the data on the disk, which counts as sent.
  void play(int turns) {
    disk_.watch([this] { maybe_remember(); });
    {
      // A few pages are enough for a checkpoint, and a few facts for a move to the old rows, so that lives
      // have many of both.
      store::Store store(folder_, {.durability = durability_,
                                   .checkpoint_pages = 4 + chance_.below(12),
                                   .max_staged = chance_.below(30)});
      begin(store);
      for (int i = 0; i < turns; ++i) sealed_turn(store);
    }
    disk_.watch({});
  }

  std::vector<Moment> const& moments() const { return moments_; }
  std::array<Written, kTables> const& written() const { return written_; }

 private:
  void begin(store::Store& store) {
    for (std::size_t i = 0; i < kTables; ++i) written_[i] = found_in(store, setup_of(i).id);
    sent_ = extents();
  }

  Extents extents() const {
    Extents all;
    for (std::size_t i = 0; i < kTables; ++i) all[i] = {written_[i].facts.size(), written_[i].games.size()};
    return all;
  }

  /// The disk begins to seal; other turns may follow before it is done.
  void sealed_turn(store::Store& store) {
    turn(store);
    auto const sealing = extents();
    auto const began = disk_.platter().now();
    for (int more = chance_.below(3); more > 0; --more) turn(store);
    if (durability_ == store::Durability::power) disk_.next_sync_began(began);
    store.sync_wal();
    sent_ = sealing;
  }

  void turn(store::Store& store) {
    store.begin_batch();
    for (int changes = 1 + chance_.below(4); changes > 0; --changes) change(store);
    store.commit_batch();
    // Checkpoints may run at any time.
    if (store.checkpoints().is_due() && chance_.below(2) == 0) store.checkpoints().checkpoint();
  }

  void change(store::Store& store) {
    auto const place = static_cast<std::size_t>(chance_.below(kTables));
    auto const setup = setup_of(place);
    auto& written = written_[place];
    if (!std::exchange(written.is_made, true)) store.add_table(setup, table::Instant{1});
    if (chance_.below(6) == 0) {
      written.games.emplace_back(static_cast<std::size_t>(chance_.below(5000)), any_letter());
      store.outbox().add({.key = {setup.id, written.games.size(), "game_ended"}, .at = {}, .text = "{}"});
      return store.add_game(setup.id, static_cast<int>(written.games.size()),
                            {.record = written.games.back()});
    }
    bool const may_begin_anew = !written.facts.empty() && !written.beginnings.contains(written.facts.size());
    if (may_begin_anew && chance_.below(8) == 0) return begin_anew(store, setup, written);
    if (chance_.below(8) == 0) return sweep(store);
    table::Entry const entry{table::Instant{chance_.below(1'000'000)}, any_fact()};
    store.append(setup, written.facts.size() + 1, entry);
    written.facts.push_back(fact_text(entry));
  }

  void begin_anew(store::Store& store, table::TableSetup const& setup, Written& written) {
    auto const seats = static_cast<std::size_t>(setup.seats);
    table::fact::LogSnapshot const carried{
        .version = written.facts.size(),
        .incarnation = std::string(static_cast<std::size_t>(chance_.below(900)), any_letter()),
        .occupants = std::vector<table::Occupant>(seats, table::EmptySeat{})};
    table::Instant const at{chance_.below(1'000'000)};
    store.compact_log(setup, at, carried);
    written.beginnings[carried.version] = fact_text({at, carried});
  }

  /// Facts are needed no longer.
  void sweep(store::Store& store) {
    store::UptimeIntervals runs(store.database());
    runs.extend(runs.begin(table::Instant{0}) + store::kGarbageGrace);
    store::Retention(store).collect_garbage(1 + chance_.below(5));
  }

  char any_letter() { return static_cast<char>('a' + chance_.below(26)); }
  table::Fact any_fact() {
    std::string const name(static_cast<std::size_t>(1 + chance_.below(20)), any_letter());
    if (chance_.below(3) > 0) return table::fact::Seated{kAnna, name};
    return table::fact::Committed{std::string(64, any_letter()), name};
  }

  void maybe_remember() {
    if (chance_.below(12) == 0) moments_.push_back({disk_.platter(), sent_});
  }

  CutDisk& disk_;
  std::filesystem::path folder_;
  store::Durability durability_;
  Rng chance_;
  std::array<Written, kTables> written_;
  Extents sent_;
  std::vector<Moment> moments_;
};

/// The findings of the next server, over all cuts.
struct Toll {
  int cuts = 0;
  int lost = 0;          // sent, but missing
  int contradicted = 0;  // something else is there
  int damaged = 0;       // reported as unreadable
  int mismatched = 0;    // finished games without an outbox event, or the opposite

  friend std::ostream& operator<<(std::ostream& out, Toll const& toll) {
    return out << toll.cuts << " cuts: " << toll.lost << " lost, " << toll.contradicted << " contradicted, "
               << toll.damaged << " said to be damaged";
  }
};

class Storm {
 public:
  explicit Storm(store::Durability durability) : durability_(durability) {}

  /// Cuts the power that often, life after life; the next one goes on where a cut has left the disk.
  Toll rage(Cut cut, int cuts, std::uint64_t seed) {
    Toll toll;
    for (Rng chance(seed); toll.cuts < cuts; ++seed) {
      // Seldom, or most cuts would hit the migrations of an empty database.
      if (chance.below(12) == 0) disk_.put({});
      ServerLife life(disk_, folder_.path(), durability_, seed);
      life.play(2 + chance.below(10));
      auto next = disk_.platter();
      for (auto const& moment : life.moments()) {
        for (int i = 0; i < kCutsOfAMoment && toll.cuts < cuts; ++i, ++toll.cuts) {
          disk_.put(moment.platter.after(cut, chance));
          if (cut != Cut::misdirected && chance.below(100) == 0) next = disk_.platter();
          look(life, moment, toll);
        }
      }
      disk_.put(std::move(next));
    }
    return toll;
  }

 private:
  void look(ServerLife const& life, Moment const& moment, Toll& toll) {
    try {
      store::Store store(folder_.path());
      for (std::size_t i = 0; i < kTables; ++i) look_at(store, i, life.written()[i], moment.sent[i], toll);
    } catch (std::exception const&) {
      ++toll.damaged;
    }
  }

  void look_at(store::Store& store, std::size_t table, Written const& written, Extent sent, Toll& toll) {
    auto const found = found_in(store, setup_of(table).id);
    if (found.facts.size() < sent.facts || found.games.size() < sent.games) ++toll.lost;
    if (!is_prefix(written, found)) ++toll.contradicted;
    if (found.emitted != found.games.size()) ++toll.mismatched;
  }

  CutDisk disk_;
  ThrowawayFolder folder_;
  store::Durability durability_;
};

int cuts() { return static_cast<int>(number_from_environment("KUHHANDEL_CUTS", 300)); }

Toll storm(Cut cut, store::Durability durability = store::Durability::power, int times = 1) {
  auto const toll = Storm(durability).rage(cut, times * cuts(), number_from_environment("KUHHANDEL_SEED", 1));
  std::cout << toll << '\n';
  return toll;
}

class PowerCutLaw : public testing::TestWithParam<Cut> {};

TEST_P(PowerCutLaw, NothingSentIsLostOrContradicted) {
  auto const toll = storm(GetParam());

  EXPECT_EQ(toll.lost, 0);
  EXPECT_EQ(toll.contradicted, 0);
  EXPECT_EQ(toll.damaged, 0);
  EXPECT_EQ(toll.mismatched, 0);
}

INSTANTIATE_TEST_SUITE_P(Of, PowerCutLaw, testing::Values(Cut::lost, Cut::torn, Cut::reordered));

// A database of an older program is carried up while the power is cut, at any write of that.
TEST(PowerCut, DuringAMigrationLosesNothing) {
  constexpr int kFacts = 40;
  CutDisk disk;
  ThrowawayFolder const folder;
  auto const setup = setup_of(0);
  {
    store::Store old(folder.path(), {.max_staged = 0});
    old.begin_batch();
    old.add_table(setup, table::Instant{1});
    for (std::uint64_t version = 1; version <= kFacts; ++version)
      old.append(setup, version, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
    old.commit_batch();
    // The steps since facts lie side by side first, undone.
    ASSERT_EQ(old.database().execAndGet("SELECT count(*) FROM fresh").getInt(), 0);
    old.database().exec(
        "DROP INDEX tables_of_correspondence; DROP TABLE limits; DROP TABLE heard_news; DROP TABLE outbox; "
        "DROP TABLE push_keys; DROP TABLE "
        "surroundings_changed; "
        "DROP TABLE copies; DROP TABLE copied_from; "
        "DROP TABLE group_puzzles; DROP TABLE fresh; DROP TABLE served_days; DROP TABLE quarantined_news; "
        "DROP TABLE stored_answers; ALTER TABLE subscriptions DROP COLUMN quiet_zone; "
        "ALTER TABLE names DROP COLUMN claimed_in; ALTER TABLE names DROP COLUMN used_in;"
        "ALTER TABLE names DROP COLUMN has_played; ALTER TABLE groups DROP COLUMN made_in;"
        "ALTER TABLE groups DROP COLUMN used_in; ALTER TABLE groups DROP COLUMN bytes;"
        " PRAGMA user_version = " +
        std::to_string(kBeforeFresh));
  }
  std::vector<Platter> moments;
  disk.watch([&] { moments.push_back(disk.platter()); });
  {
    store::Store const carried_up(folder.path());
  }
  disk.watch({});

  Rng chance(1);
  ASSERT_GT(moments.size(), 3U);
  for (auto const& moment : moments)
    for (auto const cut : {Cut::lost, Cut::torn, Cut::reordered}) {
      disk.put(moment.after(cut, chance));
      store::Store const store(folder.path());
      ASSERT_EQ(store.tables().load(setup.id)->log.size(), kFacts);
    }
}

// Data destroyed by a misdirected write is lost, but never replaced by different data.
TEST(PowerCut, WithAMisdirectedWriteContradictsNothing) {
  auto const toll = storm(Cut::misdirected);

  EXPECT_EQ(toll.contradicted, 0);
  EXPECT_GT(toll.damaged, 0);
}

// Else the law would prove nothing.
TEST(PowerCut, LosesDataThatWasSentWithoutACommit) {
  auto const toll = storm(Cut::lost, store::Durability::process, 3);

  EXPECT_GT(toll.lost, 0);
  EXPECT_EQ(toll.contradicted + toll.damaged, 0);
}

}  // namespace
}  // namespace kuhhandel
