// A remote ledger in memory that several servers may believe to own. It accepts a batch only from its latest
// owner, each once, and can leave a request unanswered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <set>
#include <vector>

#include "tests/simulation/memory_tables.h"

namespace kuhhandel {

/// The fate of a batch that is sent to the ledger.
enum class Fate : std::uint8_t {
  acknowledged,    // stored and acknowledged
  lost,            // it never comes
  unacknowledged,  // stored, but the acknowledgement is lost
  late,            // it comes later, when its sender has asked again perhaps, or is the owner no longer
};

class MemoryShard {
 public:
  /// Whether it compares epochs, as it must.
  enum class Fencing : std::uint8_t { by_epoch, none };

  explicit MemoryShard(Fencing fencing = Fencing::by_epoch) : fencing_(fencing) {}

  struct Turn {
    std::uint64_t epoch;
    std::uint64_t number;  // each owner goes on where the one before ended
    std::vector<WrittenRow> written;
  };

  /// The epoch of a new owner: from now on nothing is kept that comes under an earlier one.
  std::uint64_t take_over() { return ++epoch_; }
  std::uint64_t epoch() const { return epoch_; }
  server::CommitOutcome keep(Turn const& turn);

  /// Sets the fate of the next batch.
  void next_turn_is(Fate fate) { fate_ = fate; }
  /// Delivers delayed batches.
  void let_late_ones_come();

  MemoryTables const& tables() const { return tables_; }
  std::uint64_t kept() const { return kept_; }

 private:
  server::CommitOutcome take(Turn const& turn);

  Fencing fencing_;
  std::uint64_t epoch_ = 0;
  std::uint64_t kept_ = 0;  // turns
  Fate fate_ = Fate::acknowledged;
  std::deque<Turn> late_;
  MemoryTables tables_;
};

/// One server's hold of it, from when it has taken the shard over. All of it is of one thread.
class MemoryLedger final : public server::Ledger {
 public:
  MemoryLedger(MemoryShard& shard, std::uint64_t epoch)
      : shard_(shard), epoch_(epoch), next_(shard.kept() + 1), tables_(shard.tables()) {}

  std::optional<store::StoredTable> load(std::string const& table) const override;
  bool has(std::string const& table) const override { return tables_.find(table) != nullptr; }
  server::StoredTokens keys(std::string const& table) const override { return tables_.keys(table); }
  std::vector<store::NamedSeat> named_seats(std::string const& table) const override {
    return tables_.named_seats(table);
  }
  std::vector<store::UnvisitedTable> unclaimed_tables() const override { return tables_.unvisited(); }
  bool is_full() const override { return false; }

  /// There is always some server.
  table::Instant begin_run(table::Instant wall) override { return wall; }
  void mark_run(table::Instant) override {}
  table::Duration downtime_since(std::string const&, table::Instant) const override { return {}; }

  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) override;
  void write(server::LedgerRow const& row) override;

  bool owns_shard(int shard) const override { return !given_away_.contains(shard); }
  /// Another server has that shard from now on.
  void give_away(int shard) { given_away_.insert(shard); }

  void begin_batch() override { is_open_ = true; }
  store::CommitResult commit_batch() override;
  server::CommitOutcome sync() override;

 private:
  void keep(WrittenRow written);

  MemoryShard& shard_;
  std::uint64_t epoch_;
  std::uint64_t next_;
  MemoryTables tables_;  // with what is not sealed
  std::set<int> given_away_;
  bool is_open_ = false;
  std::vector<WrittenRow> turn_;
  std::size_t facts_ = 0;
  std::deque<MemoryShard::Turn> unsealed_;
};

}  // namespace kuhhandel
