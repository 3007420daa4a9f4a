// Sends commit batches to a PostgreSQL ledger and resolves their outcome: all queued batches go in one
// transaction that compares the epochs of their shards.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger/ledger.h"
#include "server/ledger/postgres/lease_queries.h"
#include "server/ledger/postgres/write_batch.h"

namespace kuhhandel::server {

class BatchWriter {
 public:
  /// `connection_string` is in libpq's format; `writer` is this writer's id in the ledger and must never be
  /// used again. `owned` are the shards owned at the start.
  BatchWriter(std::string connection_string, std::string writer, std::vector<ShardRow> const& owned,
              postgres::Connection::Timeout timeout);

  /// Queues a batch.
  void add(WriteBatch batch);
  /// acquire() makes the shard ours; release() gives it up, and its unsynced batches are not sent.
  void acquire(ShardRow const& row);
  void release(int shard);
  /// Sends everything added before. Any thread may call it while another adds. Returns `fenced` if another
  /// server owns some of the shards; the next call sends the rest. Throws std::runtime_error if the database
  /// will never accept the batch.
  CommitOutcome sync();
  /// Returns the shards that were fenced since the last call, except those that are ours again.
  std::set<int> take_fenced();
  /// Returns whether the database answered the last request. Any thread may call it.
  bool is_reachable() const { return is_reachable_; }

 private:
  struct OwnedShard {
    std::string owner;  // this server
    std::uint64_t fencing_epoch;
    std::uint64_t durable_sequence;  // last durable batch
  };
  enum class Outcome : std::uint8_t { committed, not_committed, fenced };

  static OwnedShard owned_shard_of(ShardRow const& row) {
    return {row.lease.owner, row.lease.fencing_epoch, row.latest_position.sequence};
  }
  bool next_batch();
  void on_fenced(std::set<int> const& shards);
  postgres::Connection& database();
  std::vector<postgres::Statement> transaction() const;
  /// Returns the sequence of the shard's last batch in what is sent.
  std::uint64_t sequence_of(int shard) const;
  postgres::Statement change_marks() const;
  CommitOutcome write_batch();
  CommitOutcome resolve_in_doubt();
  Outcome query_outcome();
  CommitOutcome confirm();
  CommitOutcome on_written();
  CommitOutcome mark_in_doubt(std::string_view reason);

  std::string connection_string_;
  std::string writer_;
  postgres::Connection::Timeout timeout_;
  std::atomic<bool> is_reachable_ = true;

  std::mutex queue_mutex_;
  WriteBatch queued_;
  std::map<int, std::optional<OwnedShard>>
      owner_changes_;  // applied before the next batch is sent; nullopt: released
  std::set<int> fenced_;

  std::mutex sync_mutex_;  // guards the members below
  std::map<int, OwnedShard> owned_;
  WriteBatch current_;
  bool in_doubt_ = false;  // whether it is unknown if current_ is stored
  std::optional<postgres::Connection> database_;
};

}  // namespace kuhhandel::server
