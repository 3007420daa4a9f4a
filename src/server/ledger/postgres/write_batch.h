// Builds commit batches as SQL statements for a PostgreSQL ledger.
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
#include "store/account_data/account_data.h"
#include "store/replica.h"

namespace kuhhandel::server {

/// Kind of a change of a table.
inline constexpr auto kTables = "tables";

/// The part of a batch that belongs to one shard.
struct ShardBatch {
  std::uint64_t sequence_steps = 1;
  std::vector<postgres::Statement> rows{};
  /// Changed items by kind and id; for tables the kind is kTables.
  std::set<std::pair<std::string, std::string>> changed{};
  /// Inserted after the rows, which delete answers of earlier commits.
  std::vector<store::StoredAnswer> answers{};
  /// Deletions in this batch: answers of earlier batches that are sent with this one are dropped from it.
  std::set<keys::TokenHash> deleted_answers{};
  table::Instant answers_expired_before{0};
  bool replaces_all = false;          // the rows replace everything in the shard
  table::Instant latest_event_at{0};  // of its facts
};

/// Sent atomically, except for shards that another server owns by then, which are left out.
struct WriteBatch {
  std::map<int, ShardBatch> shards{};  // by shard

  bool empty() const { return shards.empty(); }
  /// Appends a later batch, which is sent together with this one.
  void add(WriteBatch&& later);
};

/// Builds the open batch. `replica` already contains the rows written in this batch.
class BatchBuilder {
 public:
  explicit BatchBuilder(store::Replica const& replica) : replica_(replica) {}

  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry);
  void write(LedgerRow const& row);
  void write(store::AccountDataChanges changed);

  /// Returns the batch and starts the next one.
  WriteBatch build();

 private:
  friend struct RowEncoder;

  void add(std::string const& table, std::string_view sql, std::vector<postgres::Value> values);
  ShardBatch& shard_batch_of(std::string const& table) { return batch_.shards[shard_of(table)]; }
  void write_tokens(std::string const& table);

  store::Replica const& replica_;
  WriteBatch batch_;
  std::set<std::string> tables_with_changed_tokens_;  // table ids
};

}  // namespace kuhhandel::server
