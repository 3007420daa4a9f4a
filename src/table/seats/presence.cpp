#include "table/seats/presence.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "table/seats/inactivity.h"

namespace kuhhandel::table {
namespace {

std::optional<Seat> lowest(Presence const& presence, bool (*is_wanted)(Occupant const&)) {
  auto const& occupants = presence.occupants();
  auto const found = std::ranges::find_if(occupants, is_wanted);
  if (found == occupants.end()) return {};
  return seat_at(static_cast<int>(found - occupants.begin()));
}

}  // namespace

bool Presence::is_anybody_there() const { return std::ranges::any_of(occupants_, is_there); }

Seat Presence::host() const {
  if (is_there((*this)[kHost])) return kHost;
  auto const first = std::ranges::find_if(occupants_, is_there);
  return first == occupants_.end() ? kHost : seat_at(static_cast<int>(first - occupants_.begin()));
}

void Presence::begin_game() {
  for (auto& occupant : occupants_) {
    auto* const person = std::get_if<Person>(&occupant);
    if (person == nullptr) continue;
    person->at_start = person->away ? std::nullopt : std::optional(person->round_trip);
    person->overlong = 0;
    person->ready = false;
    person->inattentive = false;
    person->timeouts = 0;
  }
}

bool Presence::record_press(Seat seat, bool overlong) {
  auto& person = person_on(seat);
  bool const was_doubted = person.is_doubted();
  person.overlong = overlong ? person.overlong + 1 : 0;
  return person.is_doubted() != was_doubted;
}

void Presence::on_fact(Fact const& fact) {
  auto const slept = inactive_seat(fact);
  auto const seat = slept ? slept : active_seat(fact);
  if (!seat || person(*seat) == nullptr) return;
  auto& person = person_on(*seat);
  person.timeouts = slept ? person.timeouts + 1 : 0;
}

void Presence::mark_away(Seat seat, Instant at, Duration kept) {
  auto& person = person_on(seat);
  person.away = true;
  person.left = at;
  // The wait for a player who repeatedly connects and disconnects during one decision is not extended.
  if (!person.waits_until) person.waits_until = at + kept;
}

void Presence::mark_back(Seat seat) {
  auto& person = person_on(seat);
  // A player for whom the game did not wait needs a moment to see the decision. A player who only connects
  // and disconnects gets no more time.
  if (!is_waited_for(person)) person.timeouts = std::min(person.timeouts, 1);
  person.away = false;
  person.inattentive = false;
  person.left.reset();
  person.auto_played = false;
  person.stand_in.clear();
}

void Presence::on_new_decision() {
  for (auto& occupant : occupants_) {
    auto* const person = std::get_if<Person>(&occupant);
    if (person != nullptr && !person->away) person->waits_until.reset();
  }
}

void Presence::stand_in_for_all(std::string const& bot) {
  for (auto& occupant : occupants_) {
    auto* const person = std::get_if<Person>(&occupant);
    if (person != nullptr && person->away) person->stand_in = bot;
  }
}

void Presence::mark_all_away(Instant at) {
  for (auto& occupant : occupants_) {
    auto* const person = std::get_if<Person>(&occupant);
    if (person == nullptr || (person->away && !is_waited_for(*person))) continue;
    if (!person->away) person->left = at;
    person->away = true;
    person->waits_until = at + kGrace;
  }
}

std::optional<Seat> lowest_empty_seat(Presence const& presence) { return lowest(presence, is_empty); }

std::optional<Seat> lowest_bot(Presence const& presence) {
  return lowest(presence,
                [](Occupant const& occupant) { return std::holds_alternative<BotPlayer>(occupant); });
}

std::optional<Missing> missing(Presence const& presence) {
  std::optional<Missing> longest;
  for (auto const seat : seats_of(static_cast<int>(presence.occupants().size()))) {
    auto const* const away = presence.person(seat);
    if (away == nullptr || !is_waited_for(*away)) continue;
    if (!longest || *away->waits_until < longest->at) longest = Missing{seat, *away->waits_until};
  }
  return longest;
}

bool all_are_ready(Presence const& presence) {
  bool anybody = false;
  for (auto const& occupant : presence.occupants()) {
    auto const* const person = std::get_if<Person>(&occupant);
    if (person == nullptr) continue;
    if (person->away || !person->ready) return false;
    anybody = true;
  }
  return anybody;
}

int min_seats_for(Presence const& presence) {
  int fewest = 0;
  for (auto const seat : seats_of(static_cast<int>(presence.occupants().size())))
    if (presence.person(seat) != nullptr) fewest = index_of(seat) + 1;
  return fewest;
}

Presence with_seats(Presence const& presence, int seats) {
  assert(seats >= min_seats_for(presence));
  Presence changed(seats);
  changed.vacated() = presence.vacated();
  for (auto const seat : seats_of(seats)) {
    auto occupant = has_seat(presence, seat) ? presence[seat] : Occupant{};
    if (auto* const person = std::get_if<Person>(&occupant)) person->ready = false;
    changed.seat(seat, std::move(occupant));
  }
  return changed;
}

std::vector<std::string> names_of(Presence const& presence) {
  std::vector<std::string> names;
  for (auto const& occupant : presence.occupants()) names.emplace_back(player_name(occupant));
  return names;
}

SeatSet bots_of(Presence const& presence) {
  SeatSet bots;
  for (std::size_t i = 0; i < presence.occupants().size(); ++i)
    if (std::holds_alternative<BotPlayer>(presence.occupants()[i])) bots.insert(seat_at(static_cast<int>(i)));
  return bots;
}

Duration longest_round_trip(Presence const& presence) {
  Duration longest{0};
  for (auto const& occupant : presence.occupants()) {
    auto const* const person = std::get_if<Person>(&occupant);
    if (person != nullptr && !person->away) longest = std::max(longest, person->round_trip);
  }
  return longest;
}

}  // namespace kuhhandel::table
