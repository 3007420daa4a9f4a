// The ledger of a cluster: PostgreSQL decides what is kept, in one transaction for all that is sealed
// together, in which the epochs of its shards are compared. What is read is read from the copy at hand
// (docs/adr/0021).
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/ledger/postgres/batch_writer.h"
#include "server/ledger/postgres/lease_queries.h"
#include "server/ledger/postgres/owned_shards.h"
#include "server/ledger/postgres/write_batch.h"
#include "server/ledger/sqlite_ledger.h"

namespace kuhhandel::server {

class PostgresLedger final : public Ledger {
 public:
  /// `where` as libpq reads it; `writer` is what this one goes by there, and no other ever. It holds those
  /// shards at first, of which `store` has a copy; and must outlive it.
  PostgresLedger(std::string const& where, std::string writer, TakenShards const& held, store::Store& store,
                 postgres::Connection::Patience patience = kPatience);

  std::optional<store::StoredTable> load(std::string const& table) const override {
    return copy_.load(table);
  }
  bool has(std::string const& table) const override { return copy_.has(table); }
  KeptKeys keys(std::string const& table) const override { return copy_.keys(table); }
  std::vector<store::NamedSeat> named_seats(std::string const& table) const override {
    return copy_.named_seats(table);
  }
  std::vector<store::UnvisitedTable> unvisited() const override { return copy_.unvisited(); }
  bool is_full() const override { return copy_.is_full(); }

  table::Instant begin_run(table::Instant wall) override;
  void mark_run(table::Instant now) override { copy_.mark_run(now); }
  table::Duration stood_still_since(std::string const& table, table::Instant then) const override;

  bool holds_shard(int shard) const override { return shards_.holds(shard); }
  bool is_sealed(store::NewsKey const& news) const override;

  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) override;
  void write(LedgerRow const& row) override;

  void begin_turn() override;
  store::Committed end_turn() override;
  Sealed seal() override;
  std::optional<std::set<int>> take_lost() override { return shipping_.take_lost(); }

  HeldShards& shards() { return shards_; }
  /// Whether the database has answered when it was asked last. Any thread may ask.
  bool is_answered() const { return shipping_.is_answered(); }

 private:
  static constexpr postgres::Connection::Patience kPatience{2000};

  store::Store& store_;
  std::string writer_;
  store::Copies copies_;
  SqliteLedger copy_;
  store::Surroundings surroundings_;
  ShippedTurn turn_{copies_};
  bool is_open_ = false;
  bool is_to_seal_ = false;   // since something was written between two turns
  table::Instant latest_{0};  // of the facts that there are
  /// In which turn something was written of news, until that is sealed.
  std::map<store::NewsKey, std::uint64_t> unsealed_news_;
  bool tells_ = true;                      // whether anything was, in this turn
  std::atomic<std::uint64_t> ended_ = 0;   // turns
  std::atomic<std::uint64_t> sealed_ = 0;  // of them
  table::Instant another_ran_until_;
  Shipping shipping_;
  HeldShards shards_;
};

}  // namespace kuhhandel::server
