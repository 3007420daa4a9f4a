// A finished game step by step, as seen from a perspective, for viewing it again.
#pragma once

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <expected>
#include <string_view>

#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "codec/text/format_error.h"
#include "codec/views/perspective.h"
#include "engine/seat.h"

namespace kuhhandel::codec {

/// Parses "open", "audience" or a seat number below `seats`.
std::expected<Perspective, FormatError> parse_perspective(std::string_view name, int seats);

/// The totals of one seat in the whole game.
struct SeatTally {
  int bids = 0;
  Money paid = 0;      // in auctions
  Money earned = 0;    // in auctions
  int bluffs = 0;      // bids above the money in hand
  int exposed = 0;     // hands that had to be shown (C4.8, C7.5)
  int trades = 0;      // trades in which the seat took part
  int trades_won = 0;  // trades in which it received the animals, or got rid of the rats (C6.9)
  friend bool operator==(SeatTally const&, SeatTally const&) = default;
};

/// Maintains the tallies of all seats, one transition after another.
class SeatTallies {
 public:
  void follow(State const& before, std::vector<Event> const& events);
  SeatTally of(Seat seat) const { return tallies_[seat]; }

 private:
  struct Count;
  PerSeat<SeatTally> tallies_{};
};

/// Returns {"edition","seats","steps","course","deeds","tales"}. `steps` starts at the beginning; each has
/// `events` and `view` from the perspective and, with open hands, `hands`. `course` has, by step and seat,
/// the `money` in hand, the `animals` and the current `points`; `deeds` is by seat; `tales` are the
/// highlights of the game (story/tale_finder.h). If the rules refuse a command, all of this ends before it,
/// and `fault` is that of replay.h with "command" and "message".
boost::json::object replay_to_json(Record const& record, Perspective const& perspective);

/// Returns the same for a player of an unfinished game: {"edition","seats","steps"}, with each step as the
/// viewer saw it. `course`, `deeds` and `tales` are missing, because they reveal hands (C2.4).
boost::json::object so_far_to_json(Record const& record, Viewer viewer);

}  // namespace kuhhandel::codec
