#include "server/matchmaking/party_merge.h"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "table/modes/pregame.h"

namespace kuhhandel::server {
namespace {

template <class Visit>
void each_person(table::Table const& table, Visit const& visit) {
  for (auto const seat : seats_of(table.setup().seats))
    if (auto const* const person = table.presence().person(seat)) visit(seat, *person);
}

struct People {
  int all = 0;
  int connected = 0;
};

People people_at(table::Table const& table) {
  People people;
  each_person(table, [&](Seat, table::Person const& person) {
    ++people.all;
    if (!person.away) ++people.connected;
  });
  return people;
}

bool is_before_first_game(table::Table const& table) {
  return table::is_pregame(table) && table.state() == table::TableState::waiting;
}

/// Rank of a party as a place to wait: more connected players first, then the longer wait. Ranks are unique.
auto rank_of(WaitingParty const& party) {
  auto const& table = *party.table;
  return std::tuple(-people_at(table).connected, table::waiting_since(table).value_or(table::Instant::max()),
                    std::string_view(table.setup().id));
}

}  // namespace

int seats_left(WaitingParty const& party) {
  auto const& occupants = party.table->presence().occupants();
  return static_cast<int>(std::ranges::count_if(occupants, table::is_empty)) - party.reserved_seats;
}

bool could_join(WaitingParty const& party, WaitingParty const& other) {
  if (!is_before_first_game(*party.table) || !is_before_first_game(*other.table)) return false;
  auto const own_people = people_at(*party.table);
  bool const is_possible = own_people.all > 0 && own_people.connected == own_people.all &&
                           people_at(*other.table).connected > 0 && seats_left(other) >= own_people.all;
  if (!is_possible) return false;
  bool all_compatible = true;
  each_person(*party.table, [&](Seat seat, table::Person const& person) {
    auto const found = party.preferences.find(seat);
    auto const open = found == party.preferences.end() ? OpenPreferences{} : found->second;
    all_compatible &= is_compatible(party.table->setup(), open, other.table->setup()) &&
                      !has_name(*other.table, person.name);
  });
  return all_compatible;
}

WaitingParty const* merge_target(WaitingParty const& party, std::span<WaitingParty const> others,
                                 Incompatible const& is_incompatible) {
  auto const& language = party.table->setup().strangers->language;
  auto const rank = [&](WaitingParty const& other) {
    return std::tuple(other.table->setup().strangers->language != language, rank_of(other));
  };
  WaitingParty const* best = nullptr;
  for (auto const& other : others) {
    if (other.table == party.table || !could_join(party, other)) continue;
    if (could_join(other, party) && rank_of(party) < rank_of(other)) continue;
    if (best != nullptr && rank(*best) < rank(other)) continue;
    if (!is_incompatible(other)) best = &other;
  }
  return best;
}

}  // namespace kuhhandel::server
