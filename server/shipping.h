// Sends what turns have written to a ledger in PostgreSQL, and knows what became of it: all that waits goes
// in one transaction, in which the epochs of its shards are compared.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger.h"
#include "server/shard_rows.h"
#include "server/shipment.h"

namespace kuhhandel::server {

class Shipping {
 public:
  /// `where` as libpq reads it; `writer` is what this one goes by there, and no other ever. The shards are
  /// those that are ours.
  Shipping(std::string where, std::string writer, std::vector<ShardRow> const& held,
           postgres::Connection::Patience patience);

  /// A turn that is to be sent.
  void add(Shipment turn);
  /// Sends all that was added before. Any thread may do this, while another adds. std::runtime_error where
  /// the database will never take it.
  Sealed seal();
  /// Whether the database has answered when it was asked last; any thread may ask.
  bool is_answered() const { return is_answered_; }

 private:
  struct Held {
    std::uint64_t epoch;
    std::uint64_t sealed;  // turns
  };
  enum class Found : std::uint8_t { kept, not_kept, fenced };

  bool take_up();
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
  std::string node_;
  postgres::Connection::Patience patience_;
  std::atomic<bool> is_answered_ = true;

  std::mutex waiting_mutex_;
  Shipment waiting_;

  std::mutex sealing_;  // for what follows
  std::map<int, Held> held_;
  Shipment shipped_;
  bool is_unknown_ = false;  // whether it is kept
  std::optional<postgres::Connection> database_;
};

}  // namespace kuhhandel::server
