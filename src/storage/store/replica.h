// A data folder as the copy at hand of tables that a ledger elsewhere keeps (docs/adr/0021): what is read of
// them is read here, and how far the copy of each shard goes stands in the same file.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace kuhhandel::store {

/// Which ledger a folder copies, and what the folder goes by there.
struct ReplicaSource {
  std::string ledger;
  std::string node;
};

/// The last turn of a shard that is in it: who wrote it, and its number.
struct ReplicaPosition {
  std::string writer;
  std::uint64_t sequence;

  bool operator==(ReplicaPosition const&) const = default;
};

/// A key as it is kept, with the folded name of whoever keeps one, else an empty one.
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

/// A fact in the words of the log.
struct ReplicatedFact {
  std::int64_t version;
  std::int64_t at;
  std::string text;
};

/// All that a ledger keeps of a table.
struct ReplicatedTable {
  std::string id{};
  std::string setup{};  // in words
  std::int64_t made = 0;
  bool visited = false;
  bool is_over = false;
  std::optional<ReplicatedFact> beginning{};
  std::vector<ReplicatedFact> facts{};
  ReplicatedKeys keys{};
  std::map<int, FinishedGame> games{};
};

/// What it writes is part of the store's turn. All functions throw SQLite::Exception where the disk refuses.
class Replica {
 public:
  /// `store` must outlive it.
  explicit Replica(Store& store) : store_(store) {}

  /// None where the folder is its own ledger.
  std::optional<ReplicaSource> source() const;
  /// It is one from now on.
  void set_source(ReplicaSource const& from);

  std::optional<ReplicaPosition> position(int shard) const;
  void set_position(int shard, ReplicaPosition const& position);

  /// By their ids; those that are gone too, of whose games there are records.
  std::vector<std::string> tables() const;
  ReplicatedKeys keys(std::string const& table) const;
  /// Of which games of the table there are records.
  std::vector<int> games(std::string const& table) const;
  /// Up to where the table's facts are here; 0 where none is.
  std::int64_t version(std::string const& table) const;
  /// In the place of whatever there is of it.
  void put(ReplicatedTable const& table);
  /// The same, where its facts are those above the version that is here, and its games those that are not
  /// here.
  void update(ReplicatedTable const& table);
  /// The table is gone, but for records of those games. What else is kept of it around tables stays.
  void remove(std::string const& table, std::map<int, FinishedGame> const& games);
  /// What the table tells that nobody has let go of yet, in the place of what there is here; also of one that
  /// is gone.
  void put_events(std::string const& table, std::vector<OutboxEvent> const& news);

 private:
  void remove_rows(std::string const& table);
  void put_games(std::string const& table, std::map<int, FinishedGame> const& games);
  void compact_log(std::string const& table, ReplicatedFact const& beginning);
  void add(std::string const& table, ReplicatedKeys const& keys);

  Store& store_;
};

}  // namespace kuhhandel::store
