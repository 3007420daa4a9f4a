// All the tables of a server: made, found again, listed, and driven by time.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "keys/token.h"
#include "server/server_table.h"
#include "server/thinkers.h"
#include "store/runs.h"
#include "store/store.h"

namespace kuhhandel::server {

class Lobby {
 public:
  /// Tables of the store come back when somebody asks for them; nothing happens at a table without people.
  Lobby(store::Store& store, keys::Chance& chance) : store_(store), chance_(chance) {}

  /// The most tables that are held in memory at once.
  static constexpr std::size_t kMostTables = 6000;

  /// The server begins to run, while the system's clock shows `wall`; from when on its time counts. From then
  /// on the lobby marks from time to time that it runs.
  table::Instant begin_run(table::Instant wall);

  /// A new table with its host seated; none where all the tables that the lobby can hold are being watched.
  /// `setup.id` is filled in here.
  std::optional<live::SeatKey> open_table(table::TableSetup setup, std::string host, table::Instant now);

  /// A table, from the store where it is not in memory; null where there is none of that id.
  ServerTable* find(std::string const& id, table::Instant now);

  /// The record of a table's game that is over, numbered from 1, as it was written then; none where there is
  /// none.
  std::optional<std::string> past_game(std::string const& table, int number) {
    return store_.game(table, number);
  }

  /// `told` hears of every game that ends, at least once: after a restart perhaps again.
  void when_finished(std::function<void(table::Table const&)> told) { when_finished_ = std::move(told); }

  /// Who thinks for all bots from now on; null: they think at once. Questions that are out may still come
  /// back.
  void let_think(Thinkers* thinkers);

  /// A bot has thought; dropped where its table has been let go.
  void take(Asker const& asker, live::BotAnswer answer, table::Instant now);

  /// Where the server's keys come from.
  keys::Chance& chance() { return chance_; }

  /// Public tables that are not over and have people at them, newest first.
  std::vector<table::Table const*> listed() const;

  /// To be called after anything happened at a table: remembers when time will bring something there next,
  /// and lets a table that is over and left go.
  void settle(ServerTable& table);

  void pass_time(table::Instant now);
  std::optional<table::Instant> next_due() const;

  /// What is kept between the two is committed all at once, at the end, or else when it is done. Nobody may
  /// be told of it before it is sealed, which any thread may do.
  void begin_turn() { store_.begin_turn(); }
  store::Committed end_turn() { return store_.end_turn(); }
  void seal() const { store_.seal(); }

  std::size_t tables_in_memory() const { return tables_.size(); }

 private:
  struct Entry {
    std::unique_ptr<ServerTable> table;
    std::optional<table::Instant> due;
    std::uint64_t number;
    int told = 0;  // the number of the latest game of which when_finished has been told
  };

  void tell_if_finished(Entry& entry);
  void stand_still(Entry& entry);
  ServerTable& add(std::unique_ptr<ServerTable> table);
  void let_go_of_unwatched();

  /// Of a server that runs: when it was last marked as running.
  struct Run {
    store::Runs kept;
    table::Instant marked;
  };

  store::Store& store_;
  std::optional<Run> run_;
  keys::Chance& chance_;
  Thinkers* thinkers_ = nullptr;
  std::map<std::string, Entry, std::less<>> tables_;
  std::set<std::pair<table::Instant, std::string>> dues_;
  std::uint64_t opened_ = 0;
  std::function<void(table::Table const&)> when_finished_;
};

}  // namespace kuhhandel::server
