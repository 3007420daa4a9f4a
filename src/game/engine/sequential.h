// Play by asking one player at a time (C12), for bots, simulation and correspondence: who is asked, and when
// the hammer falls or the count goes down.
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

/// A game and, while bids or claims are asked for, who has answered so far.
struct Asking {
  State state;
  SeatSet silent;            // since the last raise, or at this count
  SeatSet claiming{};        // at this count (C12.2)
  std::uint64_t chance = 0;  // draws among those who claim at once; the game's own (C7.6)
};

/// Who is asked next for a bid: the first who may bid and has not been silent since (C12.1), from the left of
/// the highest bidder, else of the auctioneer. None where the hammer falls.
inline std::optional<Seat> next_to_bid(State const& state, SeatSet silent, phase::Bidding const& auction) {
  auto const from = auction.standing ? auction.standing->seat : auction.auctioneer;
  auto waiting = who_may_bid(state, auction).without(silent);
  waiting.erase(from);
  if (waiting.empty()) return {};
  return waiting.next_from(from);
}

/// Who is asked next at this count: from the left of the auctioneer, the first who may claim and is not among
/// those who have answered (C12.2). None once all have.
std::optional<Seat> next_to_claim(State const& state, SeatSet answered, phase::Countdown const& countdown);

/// Which of those who claim at the same count is drawn, if any does (C7.6). It follows from `chance`, the
/// pedigree and the count alone, so the draw is the same whatever else is played.
std::optional<Seat> drawn_claimant(SeatSet claiming, phase::Countdown const& countdown, std::uint64_t chance);

/// Whose answer is awaited: a seat, or the house when all have answered. None after the end.
std::optional<Actor> asked(Edition const& edition, Asking const& now);

/// What follows by itself where the house is asked: the hammer, the next count, or the claim that was drawn.
Command what_follows(Asking const& now);

/// The asked seat stays silent; silence is not final (C12.1).
void stay_silent(Asking& now, Seat seat);

/// The asked seat claims at this count; the others are still asked (C12.2).
void add_claim(Asking& now, Seat seat);

/// Does what the asked seat chose, none being silence, or says why not: then nothing has happened. Silence
/// and a claim bring nothing before the others have answered (C12.1, C12.2).
std::expected<std::vector<Event>, Refusal> answer_checked(Edition const& edition, Asking& now, Seat seat,
                                                          std::optional<Action> const& choice);

/// Does the command whoever is asked, as a record has it, or says why not.
std::expected<std::vector<Event>, Refusal> do_checked(Edition const& edition, Asking& now,
                                                      Command const& command);

/// Does a legal action of the one who is asked, or what follows by itself; a raise asks everyone again.
void answer_unchecked(Edition const& edition, Asking& now, Command const& command);

}  // namespace kuhhandel
