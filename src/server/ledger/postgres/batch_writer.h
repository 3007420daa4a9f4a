// Sends what turns have written to a ledger in PostgreSQL, and knows what became of it: all that waits goes
// in one transaction, in which the epochs of its shards are compared.
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
  /// `where` as libpq reads it; `writer` is what this one goes by there, and no other ever. The shards are
  /// those that are ours at first.
  BatchWriter(std::string connection_string, std::string writer, std::vector<ShardRow> const& owned,
              postgres::Connection::Timeout timeout);

  /// A turn that is to be sent.
  void add(WriteBatch batch);
  /// The shard is ours from now on, or no more: then what was not sealed of it is not sent.
  void acquire(ShardRow const& row);
  void release(int shard);
  /// Sends all that was added before. Any thread may do this, while another adds. Where a shard is another's
  /// by now it says `fenced`, and the rest goes when it is asked again. std::runtime_error where the database
  /// will never take it.
  CommitOutcome sync();
  /// Which those were since this was asked last, but for those that are ours again.
  std::set<int> take_fenced();
  /// Whether the database has answered when it was asked last; any thread may ask.
  bool is_reachable() const { return is_reachable_; }

 private:
  struct OwnedShard {
    std::string owner;  // this server
    std::uint64_t fencing_epoch;
    std::uint64_t durable_sequence;  // turns
  };
  enum class Outcome : std::uint8_t { committed, not_committed, fenced };

  static OwnedShard owned_shard_of(ShardRow const& row) {
    return {row.lease.owner, row.lease.fencing_epoch, row.latest_position.sequence};
  }
  bool next_batch();
  void on_fenced(std::set<int> const& shards);
  postgres::Connection& database();
  std::vector<postgres::Statement> transaction() const;
  /// That of the last turn of the shard in what is sent.
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
      owner_changes_;  // from the next shipment on; none: not ours any more
  std::set<int> fenced_;

  std::mutex sync_mutex_;  // for what follows
  std::map<int, OwnedShard> owned_;
  WriteBatch current_;
  bool in_doubt_ = false;  // whether it is kept
  std::optional<postgres::Connection> database_;
};

}  // namespace kuhhandel::server
