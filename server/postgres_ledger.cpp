#include "server/postgres_ledger.h"

#include <algorithm>
#include <utility>

#include "store/change.h"

namespace kuhhandel::server {

PostgresLedger::PostgresLedger(std::string const& where, std::string writer, TakenShards const& held,
                               store::Store& store, postgres::Connection::Patience patience)
    : store_(store),
      writer_(std::move(writer)),
      copies_(store),
      copy_(store),
      surroundings_(store.database()),
      another_ran_until_(held.another_ran_until),
      shipping_(where, writer_, held.shards, patience) {
  for (auto const& row : held.shards) {
    turns_.emplace(row.shard, row.latest.sequence);
    latest_ = std::max(latest_, row.at);
  }
}

table::Instant PostgresLedger::begin_run(table::Instant wall) {
  // By this folder alone it would seem that nobody ran then.
  copy_.mark_run(another_ran_until_);
  return std::max(copy_.begin_run(wall), latest_);
}

void PostgresLedger::append(table::TableSetup const& table, std::uint64_t version,
                            table::Entry const& entry) {
  copy_.append(table, version, entry);
  turn_.append(table, version, entry);
  if (!is_open_) end_turn();
}

void PostgresLedger::write(LedgerRow const& row) {
  copy_.write(row);
  turn_.write(row);
  if (!is_open_) end_turn();
}

void PostgresLedger::begin_turn() {
  is_open_ = true;
  copy_.begin_turn();
}

store::Committed PostgresLedger::end_turn() {
  is_open_ = false;
  // Else a crash could leave a folder that has sent something and does not know it.
  std::optional<store::Change> whole;
  if (surroundings_.have_changed()) {
    whole.emplace(store_.database());
    turn_.write(surroundings_.take_changed());
  }
  auto turn = turn_.take();
  bool const wrote = !turn.empty();
  for (auto const& [shard, turns] : turn.turns)
    copies_.keep_position(shard, {writer_, turns_.at(shard) += turns});
  if (whole) whole->keep();
  if (wrote) shipping_.add(std::move(turn));
  auto committed = copy_.end_turn();
  committed.to_seal |= wrote || is_lost_;
  return committed;
}

Sealed PostgresLedger::seal() {
  auto const sealed = is_lost_ ? Sealed::fenced : shipping_.seal();
  // Then what else is kept in this folder.
  return sealed == Sealed::durable ? copy_.seal() : sealed;
}

}  // namespace kuhhandel::server
