// Sequential play (C12), for bots, simulation and correspondence: decides who is asked, and when the hammer
// falls or the count goes down.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/phases/bidding.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

/// A game and, while bids or claims are asked for, the seats that have answered so far.
struct Asking {
  State state;
  SeatSet silent;            // since the last raise, or at this count
  SeatSet claiming{};        // at this count (C12.2)
  std::uint64_t chance = 0;  // draws among seats that claim at the same count; part of the game (C7.6)
};

/// Returns the next seat to ask for a bid: the first that may bid and has not been silent since the last
/// raise (C12.1), from the left of the highest bidder or, without a bid, of the auctioneer. nullopt if the
/// hammer falls.
inline std::optional<Seat> next_to_bid(State const& state, SeatSet silent, phase::Bidding const& auction) {
  auto const from = auction.standing ? auction.standing->seat : auction.auctioneer;
  auto waiting = who_may_bid(state, auction).without(silent);
  waiting.erase(from);
  if (waiting.empty()) return {};
  return waiting.next_from(from);
}

/// Returns the next seat to ask at this count: from the left of the auctioneer, the first that may claim and
/// has not answered (C12.2). nullopt when all have answered.
std::optional<Seat> next_to_claim(State const& state, SeatSet answered, phase::Countdown const& countdown);

/// Draws one of the seats that claim at the same count, if there are any (C7.6). Depends only on `chance`,
/// the pedigree and the count, so the draw does not change with anything else that is played.
std::optional<Seat> drawn_claimant(SeatSet claiming, phase::Countdown const& countdown, std::uint64_t chance);

/// Returns the actor whose answer is awaited: a seat, or the house when all have answered. nullopt after the
/// end.
std::optional<Actor> asked(Edition const& edition, Asking const& now);

/// Returns the automatic next command when the house is asked: the hammer, the next count, or the drawn
/// claim.
Command what_follows(Asking const& now);

/// Records that the asked seat stays silent; silence is not final (C12.1).
void stay_silent(Asking& now, Seat seat);

/// Records that the asked seat claims at this count; the others are still asked (C12.2).
void add_claim(Asking& now, Seat seat);

/// Performs the choice of the asked seat (empty: silence), or returns the reason for refusing it; then
/// nothing has changed. Silence and claims have no events before the others have answered (C12.1, C12.2).
std::expected<std::vector<Event>, Refusal> answer_checked(Edition const& edition, Asking& now, Seat seat,
                                                          std::optional<Action> const& choice);

/// Performs a command regardless of the asked actor, as in a record, or returns the reason for refusing it.
std::expected<std::vector<Event>, Refusal> do_checked(Edition const& edition, Asking& now,
                                                      Command const& command);

/// Performs a legal action of the asked actor, or an automatic command; after a raise, everyone is asked
/// again.
void answer_unchecked(Edition const& edition, Asking& now, Command const& command);

}  // namespace kuhhandel
