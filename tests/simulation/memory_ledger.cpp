#include "tests/simulation/memory_ledger.h"

#include <utility>

namespace kuhhandel {

using server::CommitOutcome;

CommitOutcome MemoryShard::keep(Turn const& turn) {
  switch (std::exchange(fate_, Fate::acknowledged)) {
    case Fate::acknowledged:
      return take(turn);
    case Fate::unacknowledged:
      take(turn);
      break;
    case Fate::late:
      late_.push_back(turn);
      break;
    case Fate::lost:
      break;
  }
  return CommitOutcome::in_doubt;
}

CommitOutcome MemoryShard::take(Turn const& turn) {
  if (fencing_ == Fencing::by_epoch && turn.epoch != epoch_) return CommitOutcome::fenced;
  if (turn.number <= kept_) return CommitOutcome::durable;
  for (auto const& written : turn.written) tables_.apply(written);
  kept_ = turn.number;
  return CommitOutcome::durable;
}

void MemoryShard::let_late_ones_come() {
  for (auto const& turn : std::exchange(late_, {})) take(turn);
}

std::optional<store::StoredTable> MemoryLedger::load(std::string const& table) const {
  return tables_.load(table);
}

void MemoryLedger::append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) {
  ++facts_;
  keep(WrittenFact{table.id, version, entry});
}

void MemoryLedger::write(server::LedgerRow const& row) { keep(row); }

void MemoryLedger::keep(WrittenRow written) {
  tables_.apply(written);
  turn_.push_back(std::move(written));
  if (!is_open_) commit_batch();
}

store::CommitResult MemoryLedger::commit_batch() {
  is_open_ = false;
  bool const wrote = !turn_.empty();
  if (wrote) unsealed_.push_back({epoch_, next_++, std::exchange(turn_, {})});
  return {.facts = std::exchange(facts_, 0), .needs_sync = wrote};
}

CommitOutcome MemoryLedger::sync() {
  for (; !unsealed_.empty(); unsealed_.pop_front())
    if (auto const sealed = shard_.keep(unsealed_.front()); sealed != CommitOutcome::durable) return sealed;
  return CommitOutcome::durable;
}

}  // namespace kuhhandel
