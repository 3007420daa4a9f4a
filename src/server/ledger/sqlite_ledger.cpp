#include "server/ledger/sqlite_ledger.h"

#include "server/http/corruption_guard.h"
#include "store/past_games.h"
#include "store/upkeep.h"

namespace kuhhandel::server {
namespace {

/// Writes one row, each sort in its way.
struct Writing {
  store::Store& store;
  store::GuestKeys& guests;

  void operator()(row::Opened const& opened) const { store.add_table(opened.setup, opened.at); }
  void operator()(row::Visited const& visited) const { store.keep_visited(visited.table); }
  void operator()(row::Used const& used) const { store.keep_used(used.table); }
  void operator()(row::Over const& over) const { store.keep_over(over.table, over.is_over); }
  void operator()(row::Removed const& removed) const { store.remove_table(removed.table); }
  void operator()(row::BegunAnew const& begun) const {
    store.begin_log_anew(begun.setup, begun.at, begun.carried);
  }
  void operator()(row::GameKept const& kept) const { store.add_game(kept.table, kept.number, kept.game); }
  void operator()(row::KeyAdded const& added) const { store.add_key(added.table, added.seat, added.hash); }
  void operator()(row::NamedKeyAdded const& added) const { store.add_named_seat(added.seat); }
  void operator()(row::GuestKeyAdded const& added) const { guests.add(added.table, added.key, added.name); }
  void operator()(row::KeysSetAside const& aside) const {
    guests.set_aside(aside.table, aside.seat, aside.player);
    store.remove_keys(aside.table, aside.seat);
  }
  void operator()(row::KeysGiven const& given) const {
    guests.give(given.table, given.seat, given.player, given.kind);
  }
  void operator()(row::GuestKeysForgotten const& forgotten) const {
    guests.forget(forgotten.table, forgotten.player, forgotten.kind);
  }
  void operator()(row::GamesForgotten const& gone) const {
    store::forget_games(store.database(), gone.table, gone.but);
  }
  void operator()(row::NewsTold const& told) const { store.outbox().add(told.news); }
  void operator()(row::NewsHeard const& heard) const { store.outbox().mark_heard(heard.news); }
  void operator()(row::NewsForgotten const& forgotten) const { store.outbox().forget(forgotten.news); }
};

}  // namespace

std::optional<store::StoredTable> SqliteLedger::load(std::string const& table) const {
  return store_.tables().load(table);
}

bool SqliteLedger::has(std::string const& table) const { return store_.tables().has(table); }

KeptKeys SqliteLedger::keys(std::string const& table) const {
  return {store_.tables().keys(table), store_.tables().guest_keys(table)};
}

std::vector<store::NamedSeat> SqliteLedger::named_seats(std::string const& table) const {
  return store_.tables().named_seats(table);
}

std::vector<store::UnvisitedTable> SqliteLedger::unvisited() const { return store_.tables().unvisited(); }

bool SqliteLedger::is_full() const { return store::is_full(store_); }

// Without the runs of before, time is what the system's clock says.
table::Instant SqliteLedger::begin_run(table::Instant wall) {
  return unless_damaged([&] { return runs_.begin(wall); }, [&] { return wall; });
}

void SqliteLedger::mark_run(table::Instant now) {
  unless_damaged([&] { runs_.mark(now); }, [] {});
}

table::Duration SqliteLedger::stood_still_since(std::string const& /*table*/, table::Instant then) const {
  return unless_damaged([&] { return runs_.stood_still_since(then); }, [] { return table::Duration{0}; });
}

void SqliteLedger::append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) {
  store_.append(table, version, entry);
}

void SqliteLedger::write(LedgerRow const& row) { std::visit(Writing{store_, guest_keys_}, row); }

void SqliteLedger::begin_turn() { store_.begin_turn(); }

store::Committed SqliteLedger::end_turn() { return store_.end_turn(); }

Sealed SqliteLedger::seal() {
  store_.seal();
  return Sealed::durable;
}

}  // namespace kuhhandel::server
