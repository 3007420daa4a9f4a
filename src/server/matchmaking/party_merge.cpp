#include "server/matchmaking/party_merge.h"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "table/gathering.h"

namespace kuhhandel::server {
namespace {

template <class See>
void each_person(table::Table const& table, See const& see) {
  for (auto const seat : seats_of(table.setup().seats))
    if (auto const* const person = table.presence().person(seat)) see(seat, *person);
}

struct People {
  int all = 0;
  int there = 0;
};

People people_at(table::Table const& table) {
  People people;
  each_person(table, [&](Seat, table::Person const& person) {
    ++people.all;
    if (!person.away) ++people.there;
  });
  return people;
}

bool gathers_for_the_first(table::Table const& table) {
  return table::gathers(table) && table.state() == table::TableState::waiting;
}

/// By how good a place it is to wait at: of the larger company the better, then of the one that has waited
/// longer. No two are the same.
auto place_of(Company const& company) {
  auto const& table = *company.table;
  return std::tuple(-people_at(table).there, table::waiting_since(table).value_or(table::Instant::max()),
                    std::string_view(table.setup().id));
}

}  // namespace

int seats_left(Company const& company) {
  auto const& occupants = company.table->presence().occupants();
  return static_cast<int>(std::ranges::count_if(occupants, table::is_empty)) - company.expected;
}

bool could_join(Company const& company, Company const& other) {
  if (!gathers_for_the_first(*company.table) || !gathers_for_the_first(*other.table)) return false;
  auto const own = people_at(*company.table);
  bool const can = own.all > 0 && own.there == own.all && people_at(*other.table).there > 0 &&
                   seats_left(other) >= own.all;
  if (!can) return false;
  bool all_would = true;
  each_person(*company.table, [&](Seat seat, table::Person const& person) {
    auto const said = company.open.find(seat);
    auto const open = said == company.open.end() ? LeftOpen{} : said->second;
    all_would &= would_come(company.table->setup(), open, other.table->setup()) &&
                 !has_name(*other.table, person.name);
  });
  return all_would;
}

Company const* joined_by(Company const& company, std::span<Company const> others, ApartFrom const& apart) {
  auto const& language = company.table->setup().strangers->language;
  auto const choice = [&](Company const& other) {
    return std::tuple(other.table->setup().strangers->language != language, place_of(other));
  };
  Company const* best = nullptr;
  for (auto const& other : others) {
    if (other.table == company.table || !could_join(company, other)) continue;
    if (could_join(other, company) && place_of(company) < place_of(other)) continue;
    if (best != nullptr && choice(*best) < choice(other)) continue;
    if (!apart(other)) best = &other;
  }
  return best;
}

}  // namespace kuhhandel::server
