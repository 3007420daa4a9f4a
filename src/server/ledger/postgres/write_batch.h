// What a turn writes, in the words of a ledger in PostgreSQL.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "postgres/connection.h"
#include "server/cluster_map/shard.h"
#include "server/ledger/ledger_row.h"
#include "store/account_data.h"
#include "store/replica.h"

namespace kuhhandel::server {

/// What a table is among all that changes.
inline constexpr auto kTables = "tables";

/// What turns write to one shard.
struct ShardBatch {
  std::uint64_t sequence_steps = 1;
  std::vector<postgres::Statement> rows{};
  /// What is another by now, by kind and id; kTables are tables.
  std::set<std::pair<std::string, std::string>> changed{};
  bool replaces_all = false;          // that is there, and whatever else was there is gone
  table::Instant latest_event_at{0};  // the latest of its facts
};

/// It is sent as a whole, or not at all; of a shard that is another server's by then nothing is sent.
struct WriteBatch {
  std::map<int, ShardBatch> shards{};  // by their shards

  bool empty() const { return shards.empty(); }
  /// What came after it is sent with it.
  void add(WriteBatch&& later);
};

/// The turn that is open. `copies` has what the turn has written so far, too.
class BatchBuilder {
 public:
  explicit BatchBuilder(store::Replica const& replica) : replica_(replica) {}

  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry);
  void write(LedgerRow const& row);
  void write(store::AccountDataChanges changed);

  /// All of it; the next turn begins.
  WriteBatch build();

 private:
  friend struct RowEncoder;

  void add(std::string const& table, std::string_view sql, std::vector<postgres::Value> values);
  ShardBatch& shard_batch_of(std::string const& table) { return batch_.shards[shard_of(table)]; }
  void write_tokens(std::string const& table);

  store::Replica const& replica_;
  WriteBatch batch_;
  std::set<std::string> tables_with_changed_tokens_;  // tables
};

}  // namespace kuhhandel::server
