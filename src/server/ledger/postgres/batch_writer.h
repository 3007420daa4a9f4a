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

class Shipping {
 public:
  /// `where` as libpq reads it; `writer` is what this one goes by there, and no other ever. The shards are
  /// those that are ours at first.
  Shipping(std::string where, std::string writer, std::vector<ShardRow> const& held,
           postgres::Connection::Patience patience);

  /// A turn that is to be sent.
  void add(Shipment turn);
  /// The shard is ours from now on, or no more: then what was not sealed of it is not sent.
  void hold(ShardRow const& row);
  void let_go(int shard);
  /// Sends all that was added before. Any thread may do this, while another adds. Where a shard is another's
  /// by now it says `fenced`, and the rest goes when it is asked again. std::runtime_error where the database
  /// will never take it.
  Sealed seal();
  /// Which those were since this was asked last, but for those that are ours again.
  std::set<int> take_lost();
  /// Whether the database has answered when it was asked last; any thread may ask.
  bool is_answered() const { return is_answered_; }

 private:
  struct Held {
    std::string owner;  // this server
    std::uint64_t epoch;
    std::uint64_t sealed;  // turns
  };
  enum class Found : std::uint8_t { kept, not_kept, fenced };

  static Held held_by(ShardRow const& row) {
    return {row.ownership.owner, row.ownership.epoch, row.latest.sequence};
  }
  bool take_up();
  void lose(std::set<int> const& shards);
  postgres::Connection& database();
  std::vector<postgres::Statement> transaction() const;
  /// That of the last turn of the shard in what is sent.
  std::uint64_t number_of(int shard) const;
  postgres::Statement noted_changes() const;
  Sealed ship();
  Sealed settle();
  Found look_up();
  Sealed have_found();
  Sealed have_sealed();
  Sealed have_no_answer(std::string_view why);

  std::string where_;
  std::string writer_;
  postgres::Connection::Patience patience_;
  std::atomic<bool> is_answered_ = true;

  std::mutex waiting_mutex_;
  Shipment waiting_;
  std::map<int, std::optional<Held>> rehold_;  // from the next shipment on; none: not ours any more
  std::set<int> lost_;

  std::mutex sealing_;  // for what follows
  std::map<int, Held> held_;
  Shipment shipped_;
  bool is_unknown_ = false;  // whether it is kept
  std::optional<postgres::Connection> database_;
};

}  // namespace kuhhandel::server
