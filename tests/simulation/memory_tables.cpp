#include "tests/simulation/memory_tables.h"

#include <algorithm>
#include <iterator>

namespace kuhhandel {
namespace {

namespace row = server::row;
using Tables = std::map<std::string, MemoryTable>;

bool same_hash(keys::TokenHash const& a, keys::TokenHash const& b) { return keys::equal(a, b); }

void add(MemoryTable& table, MemoryTable::Key key) {
  std::erase_if(table.keys, [&](auto const& other) { return same_hash(other.key.hash, key.key.hash); });
  table.keys.push_back(std::move(key));
}

void add(MemoryTable& table, MemoryTable::Guest guest) {
  std::erase_if(table.guests, [&](auto const& other) { return same_hash(other.key.hash, guest.key.hash); });
  table.guests.push_back(std::move(guest));
}

/// Writes one row, each sort in its way; to a table that is gone nothing is written.
struct Writing {
  Tables& tables;

  template <class Change>
  void in(std::string const& id, Change const& change) const {
    if (auto const found = tables.find(id); found != tables.end()) change(found->second);
  }

  void operator()(row::TableOpened const& opened) const {
    tables[opened.setup.id] = {.opened_as = opened.setup, .setup = opened.setup, .made = opened.at};
  }
  void operator()(row::TableClaimed const& visited) const {
    in(visited.table, [](MemoryTable& table) { table.visited = true; });
  }
  void operator()(row::TableRemoved const& removed) const { tables.erase(removed.table); }
  void operator()(row::LogCompacted const& begun) const {
    in(begun.setup.id, [&](MemoryTable& table) {
      table.setup = begun.setup;
      table.begins_after = begun.snapshot.version;
      table.beginning = {begun.at, begun.snapshot};
    });
  }
  void operator()(row::GameStored const& kept) const {
    in(kept.table, [&](MemoryTable& table) { table.games.emplace(kept.number, kept.game); });
  }
  void operator()(row::SeatTokenAdded const& added) const {
    in(added.table, [&](MemoryTable& table) { add(table, {{added.seat, added.hash}, {}}); });
  }
  void operator()(row::NamedTokenAdded const& added) const {
    auto const& [id, seat, name, hash] = added.seat;
    in(id, [&](MemoryTable& table) { add(table, {{seat, hash}, name}); });
  }
  void operator()(row::GuestTokenAdded const& added) const {
    in(added.table, [&](MemoryTable& table) { add(table, {added.token, added.name}); });
  }
  void operator()(row::SeatTokensRevoked const& aside) const {
    in(aside.table, [&](MemoryTable& table) {
      std::erase_if(table.guests, [&](auto const& guest) {
        return guest.key.kind == store::GuestKind::freed &&
               (guest.key.seat == aside.seat || guest.key.player == aside.player);
      });
      for (auto const& [key, name] : table.keys)
        if (key.seat == aside.seat)
          add(table, {{aside.seat, aside.player, store::GuestKind::freed, key.hash}, name});
      std::erase_if(table.keys, [&](auto const& key) { return key.key.seat == aside.seat; });
    });
  }
  void operator()(row::GuestTokensPromoted const& given) const {
    in(given.table, [&](MemoryTable& table) {
      for (auto const& [key, name] : table.guests)
        if (key.player == given.player && key.kind == given.kind) add(table, {{given.seat, key.hash}, name});
      forget(table, given.player, given.kind);
    });
  }
  void operator()(row::GuestTokensDeleted const& forgotten) const {
    in(forgotten.table, [&](MemoryTable& table) { forget(table, forgotten.player, forgotten.kind); });
  }
  /// The retention time and the outbox are not modelled.
  void operator()(row::TableUsed const&) const {}
  void operator()(row::FinishedChanged const&) const {}
  void operator()(row::GamesDeleted const&) const {}
  void operator()(row::EventEmitted const&) const {}
  void operator()(row::EventAcked const&) const {}
  void operator()(row::EventDeleted const&) const {}
  void operator()(row::AnswerStored const&) const {}
  void operator()(row::AnswerDeleted const&) const {}
  void operator()(row::AnswersExpired const&) const {}

  void operator()(WrittenFact const& fact) const {
    in(fact.table, [&](MemoryTable& table) {
      while (table.facts.size() >= fact.version) table.facts.pop_back();
      table.facts.push_back(fact.entry);
    });
  }
  void operator()(server::LedgerRow const& row) const { std::visit(*this, row); }

  static void forget(MemoryTable& table, std::string const& player, store::GuestKind kind) {
    std::erase_if(table.guests,
                  [&](auto const& guest) { return guest.key.player == player && guest.key.kind == kind; });
  }
};

}  // namespace

void MemoryTables::apply(WrittenRow const& written) { std::visit(Writing{tables_}, written); }

MemoryTable const* MemoryTables::find(std::string const& id) const {
  auto const found = tables_.find(id);
  return found == tables_.end() ? nullptr : &found->second;
}

std::optional<store::StoredTable> MemoryTables::load(std::string const& id) const {
  auto const* const table = find(id);
  if (table == nullptr) return {};
  store::StoredTable stored{.setup = table->setup, .log = {}, .keys = {}};
  if (table->beginning) stored.log.push_back(*table->beginning);
  std::copy(table->facts.begin() + static_cast<std::ptrdiff_t>(table->begins_after), table->facts.end(),
            std::back_inserter(stored.log));
  auto kept = keys(id);
  stored.keys = std::move(kept.seats);
  stored.guests = std::move(kept.guests);
  return stored;
}

server::StoredTokens MemoryTables::keys(std::string const& id) const {
  server::StoredTokens kept;
  auto const* const table = find(id);
  if (table == nullptr) return kept;
  for (auto const& [key, name] : table->keys) kept.seats.push_back(key);
  for (auto const& [key, name] : table->guests) kept.guests.push_back(key);
  return kept;
}

std::vector<store::NamedSeat> MemoryTables::named_seats(std::string const& id) const {
  std::vector<store::NamedSeat> seats;
  if (auto const* const table = find(id))
    for (auto const& [key, name] : table->keys)
      if (!name.empty()) seats.push_back({.table = id, .seat = key.seat, .name = name, .hash = key.hash});
  return seats;
}

std::vector<store::UnvisitedTable> MemoryTables::unvisited() const {
  std::vector<store::UnvisitedTable> unvisited;
  for (auto const& [id, table] : tables_)
    if (!table.visited) unvisited.push_back({table.made, id});
  std::ranges::sort(unvisited, {}, &store::UnvisitedTable::made);
  return unvisited;
}

}  // namespace kuhhandel
