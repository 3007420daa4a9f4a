#include "server/matchmaking/waiting_pool.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::server {
namespace {

/// Returns whether the player of the ticket still has the seat.
bool is_seated(table::Table const& table, Seat seat, MatchTicket const& ticket) {
  auto const* const person = has_seat(table.presence(), seat) ? table.presence().person(seat) : nullptr;
  return person != nullptr && person->name == ticket.player;
}

/// Returns whether all players of the table have a seat at another table.
bool have_all_moved(TableCache::Entry const& entry) {
  auto const& table = entry.table->table();
  int people = 0;
  for (auto const& occupant : table.presence().occupants())
    people += std::holds_alternative<table::Person>(occupant) ? 1 : 0;
  auto const moved = std::ranges::count_if(entry.tickets, [&](auto const& each) {
    return each.second.is_moving && is_seated(table, each.first, each.second);
  });
  return people > 0 && moved == people;
}

}  // namespace

WaitingPool::WaitingPool(TableDirectory& directory) : directory_(directory) {
  for (auto const& [id, entry] : std::as_const(directory_).in_memory().entries())
    for (auto const& [seat, ticket] : entry.tickets) {
      auto const* const target =
          is_seated(entry.table->table(), seat, ticket) ? reserved_table_of(ticket) : nullptr;
      if (target == nullptr) continue;
      ++reserved_seats_[target->setup().id];
      leaving_tables_.insert(id);
    }
}

std::vector<table::Table const*> WaitingPool::tables() const {
  std::vector<table::Table const*> tables;
  for (auto const& [id, entry] : std::as_const(directory_).in_memory().entries()) {
    auto const& table = entry.table->table();
    bool const is_open = !entry.table->is_asleep() && !directory_.takedowns().contains(id);
    if (table.setup().strangers && is_open && !leaving_tables_.contains(id) && !have_all_moved(entry))
      tables.push_back(&table);
  }
  return tables;
}

TableCache::Entry& WaitingPool::entry_of(table::Table const& table) const {
  return *directory_.in_memory().find(table.setup().id);
}

MatchTicket* WaitingPool::single_ticket(table::Table const& table) const {
  auto const* const person = single_waiter(table);
  if (person == nullptr) return nullptr;
  for (auto& [seat, ticket] : entry_of(table).tickets)
    if (ticket.player == person->name) return &ticket;
  return nullptr;
}

bool WaitingPool::is_fully_reserved(table::Table const& table) const {
  return table.state() == table::TableState::waiting && seats_left(party_at(table)) <= 0;
}

WaitingParty WaitingPool::party_at(table::Table const& table) const {
  WaitingParty party{.table = &table};
  for (auto const& [seat, ticket] : entry_of(table).tickets)
    if (is_seated(table, seat, ticket)) party.preferences.emplace(seat, ticket.preferences);
  auto const reserved = reserved_seats_.find(table.setup().id);
  if (reserved != reserved_seats_.end()) party.reserved_seats = reserved->second;
  return party;
}

std::vector<WaitingParty> WaitingPool::parties() const {
  std::vector<WaitingParty> parties;
  for (auto const* const table : tables()) parties.push_back(party_at(*table));
  return parties;
}

std::optional<CurrentSeat> WaitingPool::current_seat(live::PlayRequest const& request) const {
  auto const* const live = directory_.in_memory(request.waits_at);
  auto const seat = live == nullptr ? std::nullopt : live->seat_of(request.token);
  if (!seat) return {};
  auto const& table = live->table();
  bool const waits = table.setup().strangers && table.state() == table::TableState::waiting &&
                     table.presence().person(*seat) != nullptr;
  return waits ? std::optional(CurrentSeat{request.waits_at, *seat}) : std::nullopt;
}

table::Table const& WaitingPool::table_of(CurrentSeat const& current) const {
  return directory_.in_memory(current.table)->table();
}

std::optional<codec::Face> WaitingPool::face_at(CurrentSeat const& current) const {
  return table_of(current).presence().person(current.seat)->face;
}

table::Table const* WaitingPool::reservation_of(CurrentSeat const& current) const {
  auto const* const target = reserved_table_of(ticket_of(entry_of(table_of(current)), current.seat));
  return target != nullptr && lowest_empty_seat(target->presence()) ? target : nullptr;
}

void WaitingPool::mark_moved(CurrentSeat const& current, std::string const& target, bool all) const {
  // The directory may have evicted the table to make room for the other one.
  auto* const entry = directory_.in_memory().find(current.table);
  if (entry == nullptr) return;
  auto const& table = entry->table->table();
  for (auto const seat : seats_of(table.setup().seats))
    if (all && table.presence().person(seat) != nullptr) ticket_of(*entry, seat).reserved_table = target;
  auto& ticket = ticket_of(*entry, current.seat);
  ticket.is_moving = true;
  ticket.reserved_table.clear();
}

MatchTicket& WaitingPool::ticket_of(TableCache::Entry& entry, Seat seat) {
  auto& ticket = entry.tickets[seat];
  auto const& name = entry.table->table().presence().person(seat)->name;
  if (ticket.player != name) ticket = MatchTicket{.player = name};
  return ticket;
}

table::Table const* WaitingPool::reserved_table_of(MatchTicket const& ticket) const {
  auto const* const live =
      ticket.reserved_table.empty() ? nullptr : directory_.in_memory(ticket.reserved_table);
  bool const waits = live != nullptr && live->table().state() == table::TableState::waiting &&
                     !directory_.takedowns().contains(ticket.reserved_table) &&
                     !has_name(live->table(), ticket.player);
  return waits ? &live->table() : nullptr;
}

}  // namespace kuhhandel::server
