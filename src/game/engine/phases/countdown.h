// The countdown for a pedigree in numbers of money cards, from 10; the first claimant owes that many (C7.1,
// C7.3).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/take.h"
#include "engine/phases/turn.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

/// Returns whether the count exceeds what this seat showed when it could not pay for this pedigree (C7.5).
inline bool is_above_shown(State const& now, phase::Countdown const& countdown, Seat seat) {
  return countdown.bound.contains(seat) && countdown.count > now.hand(seat).size();
}

inline bool may_claim(State const& now, phase::Countdown const& countdown, Seat seat) {
  return seat != countdown.auctioneer && !is_above_shown(now, countdown, seat);
}

inline std::optional<Refusal> check(Edition const&, State const& now, phase::Countdown const& countdown,
                                    Actor by, action::Claim const&) {
  auto const* const claimant = std::get_if<Seat>(&by);
  if (claimant == nullptr) return Refusal::not_yours;
  if (*claimant == countdown.auctioneer) return Refusal::own_countdown;
  if (is_above_shown(now, countdown, *claimant)) return Refusal::above_shown_cards;
  return {};
}

template <class Emit>
void apply(Edition const&, State& state, phase::Countdown const& countdown, Actor by, action::Claim const&,
           Emit emit) {
  Claim const claim{.seat = std::get<Seat>(by), .count = countdown.count};
  emit(event::Claimed{claim});
  state.phase = phase::ClaimRight{.auctioneer = countdown.auctioneer,
                                  .pedigree = countdown.pedigree,
                                  .claim = claim,
                                  .bound = countdown.bound};
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::Countdown const&, Actor by,
                                    action::Tick const&) {
  if (by != Actor{House{}}) return Refusal::not_yours;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::Countdown const& countdown, Actor,
           action::Tick const&, Emit emit) {
  if (countdown.count == 1) {
    emit(event::Kept{countdown.auctioneer, Card::pedigree(countdown.pedigree)});
    take_pedigree(state, countdown.auctioneer, countdown.pedigree, emit);
    end_turn(edition, state, emit);
    return;
  }
  auto next = countdown;
  --next.count;
  emit(event::CountedDown{next.count});
  state.phase = next;
}

}  // namespace kuhhandel
