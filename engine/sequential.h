// Play by asking one player at a time (C12), for bots, simulation and correspondence: who is asked, and when
// the hammer falls.
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel {

/// A game and, while bids are asked for, who has stayed silent since the last raise.
struct Asking {
  State state;
  SeatSet silent;
};

/// Who is asked next for a bid: from the left of the highest bidder, else of the auctioneer, the first who
/// may bid and has not been silent since (C12.1). None where the hammer falls.
std::optional<Seat> next_to_bid(State const& state, SeatSet silent, phase::Bidding const& auction);

/// Whose answer is awaited: a seat, or the house when all have been silent and the hammer falls. None after
/// the end.
std::optional<Actor> asked(Edition const& edition, Asking const& now);

/// The asked seat stays silent; silence is not final (C12.1).
void stay_silent(Asking& now, Seat seat);

/// Does a legal action of the one who is asked; a raise asks everyone again.
void answer_unchecked(Edition const& edition, Asking& now, Command const& command);

}  // namespace kuhhandel
