// Fills an empty database with the facts of some hundred tables. Prints the time of commits with one fact and
// with many, compared with a data folder alone, the cost of batches with account data, and the time to read
// everything again, or only the changes.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <exception>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "codec/editions.h"
#include "names/names.h"
#include "server/ledger/postgres/postgres_ledger.h"
#include "server/ledger/postgres/replica_sync.h"
#include "server/ledger/postgres/schema.h"
#include "server/ledger/sqlite_ledger.h"

namespace kuhhandel {
namespace {

using std::chrono::steady_clock;

constexpr int kTables = 200;
constexpr postgres::Connection::Timeout kPatience{30'000};

double milliseconds_since(steady_clock::time_point began) {
  return std::chrono::duration<double, std::milli>(steady_clock::now() - began).count();
}

struct FilledTable {
  table::TableSetup setup;
  std::uint64_t version = 0;
};

std::vector<FilledTable> open_tables(server::Ledger& ledger, keys::SecureRandom const& chance) {
  std::vector<FilledTable> tables;
  ledger.begin_batch();
  for (int i = 0; i < kTables; ++i) {
    tables.push_back({{.id = chance.table_id(),
                       .name = "Sunday",
                       .edition = *codec::edition_named("second"),
                       .seats = 3,
                       .speed = table::Speed{1}}});
    ledger.write(server::row::TableOpened{tables.back().setup, table::Instant{1}});
  }
  ledger.commit_batch();
  ledger.sync();
  return tables;
}

/// Commits `turns` batches of facts, each of another table, one after the other.
void measure(server::Ledger& ledger, std::vector<FilledTable>& tables, int turns, int facts) {
  std::vector<double> times;
  std::size_t next = 0;
  auto const began = steady_clock::now();
  for (int turn = 0; turn < turns; ++turn) {
    ledger.begin_batch();
    for (int i = 0; i < facts; ++i) {
      auto& table = tables[next++ % tables.size()];
      table::Entry const entry{table::Instant{turn}, table::fact::Passed{seat_at(1)}};
      ledger.append(table.setup, ++table.version, entry);
    }
    ledger.commit_batch();
    auto const sealing = steady_clock::now();
    if (ledger.sync() != server::CommitOutcome::durable) return void(std::puts("the ledger did not take it"));
    times.push_back(milliseconds_since(sealing));
  }
  auto const all = milliseconds_since(began);
  std::ranges::sort(times);
  auto const at = [&](double part) {
    return times[static_cast<std::size_t>(part * static_cast<double>(turns - 1))];
  };
  std::printf("seals of %3d facts: p50 %.2f ms, p99 %.2f ms; %.0f facts a second\n", facts, at(0.5), at(0.99),
              1000 * turns * facts / all);
}

void measure(server::Ledger& ledger, std::vector<FilledTable>& tables) {
  measure(ledger, tables, 2000, 1);
  measure(ledger, tables, 1000, 32);
  measure(ledger, tables, 200, 320);
}

/// CPU time of this process.
double processor_milliseconds() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Runs that many batches, committed together or one by one.
template <class Turn>
void measure_turns(server::Ledger& ledger, char const* name, int turns, bool are_sealed, Turn const& turn) {
  auto const began = steady_clock::now();
  auto const used = processor_milliseconds();
  for (int i = 0; i < turns; ++i) {
    ledger.begin_batch();
    turn(i);
    ledger.commit_batch();
    if (are_sealed) ledger.sync();
  }
  ledger.sync();
  std::printf("%d %s: %.2f us of processor time each, %.0f ms for all\n", turns, name,
              1000 * (processor_milliseconds() - used) / turns, milliseconds_since(began));
}

void measure_surroundings(server::Ledger& ledger, store::Store& store) {
  names::Names names(store);
  auto const claim = [&](std::string const& of, int number) {
    auto const key = of + std::to_string(number);
    names.claim(key, key, table::Instant{1});
  };
  measure_turns(ledger, "turns that write nothing", 200'000, false, [](int) {});
  measure_turns(ledger, "turns that keep a name, each sealed", 2000, true, [&](int i) { claim("a", i); });
  measure_turns(ledger, "turns that keep a name, sealed together", 20'000, false,
                [&](int i) { claim("b", i); });
  measure_turns(ledger, "turn that keeps 100,000 names", 1, true, [&](int) {
    for (int i = 0; i < 100'000; ++i) claim("c", i);
  });
}

void measure_folder(std::filesystem::path const& folder, keys::SecureRandom const& chance) {
  store::Store store(folder);
  server::SqliteLedger ledger(store);
  auto tables = open_tables(ledger, chance);
  std::puts("a data folder:");
  measure(ledger, tables);
  measure_surroundings(ledger, store);
}

/// How long a folder that has all takes to have what was written since.
void measure_following(postgres::Connection& database, server::Ledger& ledger, store::Store& store,
                       store::Store& follower) {
  names::Names names(store);
  ledger.begin_batch();
  for (int i = 0; i < 100; ++i) names.claim("d" + std::to_string(i), std::to_string(i), table::Instant{1});
  ledger.commit_batch();
  ledger.sync();
  auto const began = steady_clock::now();
  server::sync_follower(database, follower);
  std::printf("100 of 122,100 names followed in %.1f ms\n", milliseconds_since(began));
  auto const nothing_new = steady_clock::now();
  server::sync_follower(database, follower);
  std::printf("nothing new followed in %.1f ms\n", milliseconds_since(nothing_new));
}

void measure_postgres(std::string const& where, std::filesystem::path const& folder,
                      keys::SecureRandom const& chance) {
  server::open_ledger(where, kPatience);
  postgres::Connection database(where, kPatience);
  auto const shards =
      server::acquire_leases(database, "ledger_speed", server::read_cluster_state(database).rows);
  // Whatever waits for a disk is PostgreSQL's then.
  store::Store store(folder / "copy", {.durability = store::Durability::process});
  server::sync_exclusive(database, shards, store);
  server::PostgresLedger ledger(where, chance.table_id(), {shards}, store, kPatience);
  auto tables = open_tables(ledger, chance);
  std::puts("PostgreSQL:");
  measure(ledger, tables);
  measure_surroundings(ledger, store);
  auto const began = steady_clock::now();
  store::Store anew(folder / "anew", {.durability = store::Durability::process});
  auto const read = server::sync_exclusive(database, server::read_cluster_state(database).rows, anew);
  std::printf("%zu tables of %llu facts, and all names, read anew in %.0f ms\n", read,
              static_cast<unsigned long long>(tables.front().version), milliseconds_since(began));
  measure_following(database, ledger, store, anew);
}

int run(std::string const& where) {
  keys::SecureRandom const chance("");
  auto const folder = std::filesystem::temp_directory_path() / ("kuhhandel-" + chance.table_id());
  for (auto const* const name : {"own", "copy", "anew"}) std::filesystem::create_directories(folder / name);
  int status = 0;
  try {
    measure_folder(folder / "own", chance);
    measure_postgres(where, folder, chance);
  } catch (std::exception const& error) {
    std::fprintf(stderr, "%s\n", error.what());
    status = 1;
  }
  std::filesystem::remove_all(folder);
  return status;
}

}  // namespace
}  // namespace kuhhandel

int main(int argc, char** argv) {
  if (argc == 2) return kuhhandel::run(argv[1]);
  std::fputs("usage: ledger_speed postgres://...\n", stderr);
  return 2;
}
