// A game that is over, step by step, as somebody would have seen it: for looking at it again.
#pragma once

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <expected>
#include <string_view>

#include "codec/format_error.h"
#include "codec/perspective.h"
#include "codec/record.h"
#include "codec/replay.h"
#include "engine/seat.h"

namespace kuhhandel::codec {

/// "open", "audience", or the number of one of so many seats.
std::expected<Perspective, FormatError> parse_perspective(std::string_view name, int seats);

/// What one seat did in the whole game.
struct SeatTally {
  int bids = 0;
  Money paid = 0;      // in auctions
  Money earned = 0;    // in auctions
  int bluffs = 0;      // bids above what was in the hand
  int exposed = 0;     // hands that had to be shown (C4.8, C7.5)
  int trades = 0;      // in which the seat was one of the two
  int trades_won = 0;  // who got the animals, or got rid of the rats (C6.9)
  friend bool operator==(SeatTally const&, SeatTally const&) = default;
};

/// Keeps the tallies of all seats, from one transition after the other.
class SeatTallies {
 public:
  void follow(State const& before, std::vector<Event> const& events);
  SeatTally of(Seat seat) const { return tallies_[seat]; }

 private:
  struct Count;
  PerSeat<SeatTally> tallies_{};
};

/// {"edition","seats","steps","course","deeds","tales"}: `steps` from the beginning, each with `events` and
/// `view` as these eyes saw them, and with open hands `hands`. By step and seat `course` has the `money` in
/// hand, the `animals` and the `points` as it stood; `deeds` is by seat, `tales` what the game has to tell
/// (story/tale_finder.h). Where the rules refuse a command, all of this
/// goes up to it, and `fault` is that of replay.h with "command" and "message".
boost::json::object replay_to_json(Record const& record, Perspective const& perspective);

/// The same of a game that still runs, for who plays in it: {"edition","seats","steps"}, where each step is
/// as the viewer saw it then. There is no `course`, `deeds` or `tales`, for they tell of hands (C2.4).
boost::json::object so_far_to_json(Record const& record, Viewer viewer);

}  // namespace kuhhandel::codec
