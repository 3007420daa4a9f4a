#include "table/presence.h"

#include <algorithm>

#include "table/conduct.h"

namespace kuhhandel::table {
namespace {

bool is_there(Occupant const& occupant) {
  auto const* const person = std::get_if<Person>(&occupant);
  return person != nullptr && !person->away;
}

void leave(Person& person, Instant at) {
  person.away = true;
  person.away_since = at;
}

}  // namespace

bool Presence::is_anybody_there() const { return std::ranges::any_of(occupants_, is_there); }

Seat Presence::host() const {
  if (is_there((*this)[kHost])) return kHost;
  auto const there = std::ranges::find_if(occupants_, is_there);
  return there == occupants_.end() ? kHost : seat_at(static_cast<int>(there - occupants_.begin()));
}

std::optional<Seat> Presence::lowest_empty_seat() const {
  auto const empty = std::ranges::find_if(occupants_, is_empty);
  if (empty == occupants_.end()) return {};
  return seat_at(static_cast<int>(empty - occupants_.begin()));
}

Duration Presence::longest_round_trip() const {
  Duration longest{0};
  for (auto const& occupant : occupants_) {
    if (is_there(occupant)) longest = std::max(longest, std::get<Person>(occupant).round_trip);
  }
  return longest;
}

std::optional<Missing> Presence::missing() const {
  std::optional<Missing> longest;
  for (auto const seat : seats_of(static_cast<int>(occupants_.size()))) {
    auto const* const away = person(seat);
    if (away == nullptr || !away->away || !away->stand_in.empty()) continue;
    auto const at = away->away_since + kGrace;
    if (!longest || at < longest->at) longest = Missing{seat, at};
  }
  return longest;
}

void Presence::begin_game() {
  for (auto& occupant : occupants_) {
    auto* const person = std::get_if<Person>(&occupant);
    if (person == nullptr) continue;
    person->at_start = person->away ? std::nullopt : std::optional(person->round_trip);
    person->overlong = 0;
  }
}

void Presence::pressed(Seat seat, bool overlong) {
  auto& person = person_on(seat);
  person.overlong = overlong ? person.overlong + 1 : 0;
}

void Presence::left(Seat seat, Instant at) { leave(person_on(seat), at); }

void Presence::came_back(Seat seat) {
  auto& person = person_on(seat);
  person.away = false;
  person.stand_in.clear();
}

void Presence::stand_in_for_all(std::string const& bot) {
  for (auto& occupant : occupants_) {
    auto* const person = std::get_if<Person>(&occupant);
    if (person != nullptr && person->away) person->stand_in = bot;
  }
}

void Presence::all_left(Instant at) {
  for (auto& occupant : occupants_) {
    auto* const person = std::get_if<Person>(&occupant);
    if (person == nullptr) continue;
    leave(*person, at);
    person->stand_in.clear();
  }
}

}  // namespace kuhhandel::table
