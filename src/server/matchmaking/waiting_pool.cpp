#include "server/matchmaking/waiting_pool.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::server {
namespace {

/// Whether whom the server remembers sits there still.
bool sits(table::Table const& table, Seat seat, CameToPlay const& came) {
  auto const* const person = has_seat(table.presence(), seat) ? table.presence().person(seat) : nullptr;
  return person != nullptr && person->name == came.player;
}

/// Whether all who sit there have a seat elsewhere.
bool have_all_gone(TablesInMemory::Entry const& entry) {
  auto const& table = entry.table->table();
  int people = 0;
  for (auto const& occupant : table.presence().occupants())
    people += std::holds_alternative<table::Person>(occupant) ? 1 : 0;
  auto const gone = std::ranges::count_if(
      entry.came, [&](auto const& each) { return each.second.goes && sits(table, each.first, each.second); });
  return people > 0 && gone == people;
}

}  // namespace

WaitingStrangers::WaitingStrangers(Lobby& lobby) : lobby_(lobby) {
  for (auto const& [id, entry] : std::as_const(lobby_).in_memory().entries())
    for (auto const& [seat, came] : entry.came) {
      auto const* const to = sits(entry.table->table(), seat, came) ? open_to(came) : nullptr;
      if (to == nullptr) continue;
      ++expected_[to->setup().id];
      left_.insert(id);
    }
}

std::vector<table::Table const*> WaitingStrangers::tables() const {
  std::vector<table::Table const*> tables;
  for (auto const& [id, entry] : std::as_const(lobby_).in_memory().entries()) {
    auto const& table = entry.table->table();
    bool const is_open = !entry.table->is_asleep() && !lobby_.closing().contains(id);
    if (table.setup().strangers && is_open && !left_.contains(id) && !have_all_gone(entry))
      tables.push_back(&table);
  }
  return tables;
}

TablesInMemory::Entry& WaitingStrangers::entry_of(table::Table const& table) const {
  return *lobby_.in_memory().find(table.setup().id);
}

CameToPlay* WaitingStrangers::who_is_alone_at(table::Table const& table) const {
  auto const* const person = alone_at(table);
  if (person == nullptr) return nullptr;
  for (auto& [seat, came] : entry_of(table).came)
    if (came.player == person->name) return &came;
  return nullptr;
}

bool WaitingStrangers::is_spoken_for(table::Table const& table) const {
  return table.state() == table::TableState::waiting && seats_left(company_at(table)) <= 0;
}

Company WaitingStrangers::company_at(table::Table const& table) const {
  Company company{.table = &table};
  for (auto const& [seat, came] : entry_of(table).came)
    if (sits(table, seat, came)) company.open.emplace(seat, came.open);
  auto const expected = expected_.find(table.setup().id);
  if (expected != expected_.end()) company.expected = expected->second;
  return company;
}

std::vector<Company> WaitingStrangers::companies() const {
  std::vector<Company> companies;
  for (auto const* const table : tables()) companies.push_back(company_at(*table));
  return companies;
}

std::optional<OwnPlace> WaitingStrangers::place_of(live::PlayRequest const& wanted) const {
  auto const* const live = lobby_.in_memory(wanted.waits_at);
  auto const seat = live == nullptr ? std::nullopt : live->seat_of(wanted.token);
  if (!seat) return {};
  auto const& table = live->table();
  bool const waits = table.setup().strangers && table.state() == table::TableState::waiting &&
                     table.presence().person(*seat) != nullptr;
  return waits ? std::optional(OwnPlace{wanted.waits_at, *seat}) : std::nullopt;
}

table::Table const& WaitingStrangers::table_of(OwnPlace const& own) const {
  return lobby_.in_memory(own.table)->table();
}

table::Table const* WaitingStrangers::expected_at(OwnPlace const& own) const {
  auto const* const to = open_to(remembered(entry_of(table_of(own)), own.seat));
  return to != nullptr && lowest_empty_seat(to->presence()) ? to : nullptr;
}

void WaitingStrangers::has_gone(OwnPlace const& own, std::string const& to, bool all) const {
  // The lobby may have let it go for the other table.
  auto* const entry = lobby_.in_memory().find(own.table);
  if (entry == nullptr) return;
  auto const& table = entry->table->table();
  for (auto const seat : seats_of(table.setup().seats))
    if (all && table.presence().person(seat) != nullptr) remembered(*entry, seat).expected_at = to;
  auto& came = remembered(*entry, own.seat);
  came.goes = true;
  came.expected_at.clear();
}

CameToPlay& WaitingStrangers::remembered(TablesInMemory::Entry& entry, Seat seat) {
  auto& came = entry.came[seat];
  auto const& name = entry.table->table().presence().person(seat)->name;
  if (came.player != name) came = CameToPlay{.player = name};
  return came;
}

table::Table const* WaitingStrangers::open_to(CameToPlay const& came) const {
  auto const* const live = came.expected_at.empty() ? nullptr : lobby_.in_memory(came.expected_at);
  bool const waits = live != nullptr && live->table().state() == table::TableState::waiting &&
                     !lobby_.closing().contains(came.expected_at) && !has_name(live->table(), came.player);
  return waits ? &live->table() : nullptr;
}

}  // namespace kuhhandel::server
