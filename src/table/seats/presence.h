// Players on a table's seats and their connection states.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/seat.h"
#include "table/fact.h"
#include "table/instant.h"
#include "table/seats/join_request.h"
#include "table/seats/seating.h"
#include "table/seats/vacated_seats.h"
#include "table/settings/table_settings.h"

namespace kuhhandel::table {

/// The host, who created the table, has the first seat.
inline constexpr Seat kHost{};

/// A player who is away, and the end of the table's wait for them (kGrace).
struct Missing {
  Seat seat;
  Instant at;
};

class Presence {
 public:
  explicit Presence(int seats) : occupants_(static_cast<std::size_t>(seats)) {}

  std::vector<Occupant> const& occupants() const { return occupants_; }
  Occupant const& operator[](Seat seat) const { return at_seat(occupants_, seat); }
  /// Returns nullptr if the seat has no human player.
  Person const* person(Seat seat) const { return std::get_if<Person>(&(*this)[seat]); }

  bool is_anybody_there() const;
  /// Returns the seat that gives orders: the table's creator, or the lowest connected seat while the creator
  /// is away.
  Seat host() const;
  JoinRequests const& join_requests() const { return join_requests_; }
  JoinRequests& join_requests() { return join_requests_; }
  VacatedSeats const& vacated() const { return vacated_; }
  VacatedSeats& vacated() { return vacated_; }

  void seat(Seat seat, Occupant occupant) { at_seat(occupants_, seat) = std::move(occupant); }
  void set_round_trip(Seat seat, Duration round_trip) { person_on(seat).round_trip = round_trip; }
  /// Call at the start of a game. Fixes the round trips of connected players.
  void begin_game();
  /// Records a press with a report of its delay. Returns true if the seat's doubted state changed.
  bool record_press(Seat seat, bool overlong);
  /// Updates inactivity: the player acted, or the clock chose for them (inactivity.h).
  void on_fact(Fact const& fact);
  void mark_away(Seat seat, Instant at, Duration kept = kGrace);
  void mark_back(Seat seat);
  void set_attention(Seat seat, bool attentive) { person_on(seat).inattentive = !attentive; }
  void stand_in(Seat seat, std::string const& bot) { person_on(seat).stand_in = bot; }
  void start_auto_play(Seat seat) { person_on(seat).auto_played = true; }
  /// Call for a new decision: the table waits again for players who leave from now on.
  void on_new_decision();
  void stand_in_for_all(std::string const& bot);
  /// All connections are lost. Restarts the wait for players who were connected; keeps the wait for others.
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

/// Returns the player for whom the table has waited longest; nullopt if there is none.
std::optional<Missing> missing(Presence const& presence);

/// Returns true if all human players are connected and want another game.
bool all_are_ready(Presence const& presence);

/// Returns the smallest possible number of seats: up to the last human player's.
int min_seats_for(Presence const& presence);

/// Returns `presence` with `seats` seats (at least min_seats_for()) and no player ready.
Presence with_seats(Presence const& presence, int seats);

/// Returns the name of each seat; empty for an empty seat.
std::vector<std::string> names_of(Presence const& presence);

SeatSet bots_of(Presence const& presence);

/// Returns the longest round trip to a connected player.
Duration longest_round_trip(Presence const& presence);

}  // namespace kuhhandel::table
