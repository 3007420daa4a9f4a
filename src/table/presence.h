// Who sits at a table, and who of the people there has a connection.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/seat.h"
#include "table/fact.h"
#include "table/instant.h"
#include "table/join_request.h"
#include "table/seating.h"
#include "table/table_settings.h"
#include "table/vacated_seats.h"

namespace kuhhandel::table {

/// The host opens the table, and sits on the first seat.
inline constexpr Seat kHost{};

/// One who is away, and when the table has waited for them long enough (kGrace).
struct Missing {
  Seat seat;
  Instant at;
};

class Presence {
 public:
  explicit Presence(int seats) : occupants_(static_cast<std::size_t>(seats)) {}

  std::vector<Occupant> const& occupants() const { return occupants_; }
  Occupant const& operator[](Seat seat) const { return at_seat(occupants_, seat); }
  /// Null where no person sits.
  Person const* person(Seat seat) const { return std::get_if<Person>(&(*this)[seat]); }

  bool is_anybody_there() const;
  /// Who gives orders: the one who opened the table, or the lowest seat of those who are there while the host
  /// is away.
  Seat host() const;
  JoinRequests const& join_requests() const { return join_requests_; }
  JoinRequests& join_requests() { return join_requests_; }
  VacatedSeats const& vacated() const { return vacated_; }
  VacatedSeats& vacated() { return vacated_; }

  void seat(Seat seat, Occupant occupant) { at_seat(occupants_, seat) = std::move(occupant); }
  void set_round_trip(Seat seat, Duration round_trip) { person_on(seat).round_trip = round_trip; }
  /// A game begins: connections are what they are now to those who are there.
  void begin_game();
  /// They pressed in a race, with a report of how long that was under way. Whether they are doubted now and
  /// were not, or no longer.
  bool record_press(Seat seat, bool overlong);
  /// The fact tells who did something themselves, or for whom the clock chose (inactivity.h).
  void on_fact(Fact const& fact);
  void mark_away(Seat seat, Instant at, Duration kept = kGrace);
  void mark_back(Seat seat);
  void stand_in(Seat seat, std::string const& bot) { person_on(seat).stand_in = bot; }
  void start_auto_play(Seat seat) { person_on(seat).auto_played = true; }
  /// Something else is asked: who leaves from now on is waited for anew.
  void on_new_decision();
  /// The bot plays for all who are away.
  void stand_in_for_all(std::string const& bot);
  /// No connection is left: those who were there are waited for anew, those who were not as before.
  void mark_all_away(Instant at);

 private:
  Person& person_on(Seat seat) { return std::get<Person>(at_seat(occupants_, seat)); }

  std::vector<Occupant> occupants_;
  JoinRequests join_requests_;
  VacatedSeats vacated_;
};

inline bool has_seat(Presence const& presence, Seat seat) {
  return index_of(seat) < static_cast<int>(presence.occupants().size());
}

std::optional<Seat> lowest_empty_seat(Presence const& presence);
std::optional<Seat> lowest_bot(Presence const& presence);

/// Whom the table has waited for the longest, of those it waits for.
std::optional<Missing> missing(Presence const& presence);

/// Whether all people of whom somebody sits there are there, and want another game.
bool all_are_ready(Presence const& presence);

/// As few seats as the people there allow: up to the last of them.
int min_seats_for(Presence const& presence);

/// With so many seats, not fewer than for the people there, of whom nobody is ready any more.
Presence with_seats(Presence const& presence, int seats);

/// Of each seat; empty for an empty one.
std::vector<std::string> names_of(Presence const& presence);

/// The seats that bots have.
SeatSet bots_of(Presence const& presence);

/// To those who are there.
Duration longest_round_trip(Presence const& presence);

}  // namespace kuhhandel::table
