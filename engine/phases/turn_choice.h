// The turn: an auction of the top card, or a horse trade (C3, C4.1, C5).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/refusal.h"
#include "engine/state.h"
#include "engine/tell.h"
#include "engine/trades.h"

namespace kuhhandel {

inline std::optional<Refusal> check(Edition const&, State const& now, phase::TurnChoice const&, Actor by,
                                    action::Auction const&) {
  if (by != Actor{now.turn}) return Refusal::not_yours;
  if (now.pile.empty()) return Refusal::pile_empty;
  return {};
}

/// The next payday's card for everyone, the auctioneer included (C5.1).
template <class Tell>
void pay_out(Animal const& animal, AnimalId id, State& state, Tell tell) {
  auto const value = animal.payouts[state.donkeys];
  auto const note = MoneyCards::of(place_of(value));
  for (int i = 0; i < state.seats; ++i) {
    state.bank -= note;
    state.hand(seat_at(i)) += note;
  }
  ++state.donkeys;
  tell(event::Payday{id, state.donkeys, value});
}

template <class Tell>
void apply(Edition const& edition, State& state, phase::TurnChoice const&, Actor, action::Auction const&,
           Tell tell) {
  auto const lot = state.pile.take_top();
  tell(event::TurnedUp{state.turn, lot});
  auto const& animal = edition.animal(lot);
  if (!animal.payouts.empty()) pay_out(animal, lot, state, tell);
  state.phase = phase::Bidding{.auctioneer = state.turn, .lot = lot, .standing = {}, .barred = {}};
}

inline std::optional<Refusal> check(Edition const& edition, State const& now, phase::TurnChoice const&,
                                    Actor by, action::Challenge const& challenge) {
  if (by != Actor{now.turn}) return Refusal::not_yours;
  bool const exists =
      index_of(challenge.challenged) < now.seats && index_of(challenge.animal) < edition.animal_count();
  if (!exists || !may_trade(now, now.turn, challenge.challenged, challenge.animal))
    return Refusal::no_such_trade;
  return {};
}

template <class Tell>
void apply(Edition const&, State& state, phase::TurnChoice const&, Actor, action::Challenge const& challenge,
           Tell tell) {
  auto const count = animals_at_stake(state, state.turn, challenge.challenged, challenge.animal);
  Trade const trade{.challenger = state.turn,
                    .challenged = challenge.challenged,
                    .animal = challenge.animal,
                    .count = static_cast<std::uint8_t>(count),
                    .round = 1};
  tell(event::Challenged{trade});
  state.phase = phase::Offer{trade};
}

}  // namespace kuhhandel
