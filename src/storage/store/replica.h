// A data folder as the local replica of tables in a remote ledger (docs/adr/0021).
// Tables are read from the replica; the same file has the replicated position of each shard.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace kuhhandel::store {

/// The ledger that a folder replicates, and the folder's node name there.
struct ReplicaSource {
  std::string ledger;
  std::string node;
};

/// The writer and number of the last replicated batch of a shard.
struct ReplicaPosition {
  std::string writer;
  std::uint64_t sequence;

  bool operator==(ReplicaPosition const&) const = default;
};

/// A stored key with the folded registered name of its owner; empty if there is none.
struct NamedKey {
  SeatKeyHash key;
  std::string name;
};
struct NamedGuestKey {
  GuestKey key;
  std::string name;
};
struct ReplicatedKeys {
  std::vector<NamedKey> seats;
  std::vector<NamedGuestKey> guests;
};

/// A fact in the log's text format.
struct ReplicatedFact {
  std::int64_t version;
  std::int64_t at;
  std::string text;
};

/// All data of a table in the ledger.
struct ReplicatedTable {
  std::string id{};
  std::string setup{};  // as text
  std::int64_t made = 0;
  bool visited = false;
  bool is_over = false;
  std::optional<ReplicatedFact> beginning{};
  std::vector<ReplicatedFact> facts{};
  ReplicatedKeys keys{};
  std::map<int, FinishedGame> games{};
};

/// Writes are part of the store's batch. All functions throw SQLite::Exception if the disk fails.
class Replica {
 public:
  /// `store` must outlive it.
  explicit Replica(Store& store) : store_(store) {}

  /// Returns nullopt if the folder is its own ledger.
  std::optional<ReplicaSource> source() const;
  /// Makes the folder a replica of `from`.
  void set_source(ReplicaSource const& from);

  std::optional<ReplicaPosition> position(int shard) const;
  void set_position(int shard, ReplicaPosition const& position);

  /// Returns the ids of all tables, including deleted ones with game records.
  std::vector<std::string> tables() const;
  ReplicatedKeys keys(std::string const& table) const;
  /// Returns the numbers of the table's games that have records.
  std::vector<int> games(std::string const& table) const;
  /// Returns the version of the table's last replicated fact; 0 if there is none.
  std::int64_t version(std::string const& table) const;
  /// Replaces all data of the table.
  void put(ReplicatedTable const& table);
  /// Like put(), but `table` contains only facts above version() and games that are missing here.
  void update(ReplicatedTable const& table);
  /// Deletes the table except for records of `games`. Its account data stays.
  void remove(std::string const& table, std::map<int, FinishedGame> const& games);
  /// Replaces the table's outbox events by those that still exist in the ledger; also for a deleted table.
  void put_events(std::string const& table, std::vector<OutboxEvent> const& news);

 private:
  void remove_rows(std::string const& table);
  void put_games(std::string const& table, std::map<int, FinishedGame> const& games);
  void compact_log(std::string const& table, ReplicatedFact const& beginning);
  void add(std::string const& table, ReplicatedKeys const& keys);

  Store& store_;
};

}  // namespace kuhhandel::store
