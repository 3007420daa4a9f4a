// Turns over the top card and starts the phase that follows from it.
#pragma once

#include <utility>

#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/payday.h"
#include "engine/state.h"

namespace kuhhandel {

/// The count at which a countdown begins (C7.1).
inline constexpr std::uint8_t kFirstCount = 10;

/// Auctions an animal (C4.1), counts down for a pedigree (C7.1), or starts a rat round (C8.1). Money is only
/// in piles from which nothing is turned over.
inline void lay_open(State& state, Card card) {
  auto const auctioneer = state.turn;
  switch (card.kind()) {
    case Card::Kind::animal:
      state.phase.emplace<phase::Bidding>(auctioneer, Lot(card.animal()));
      return;
    case Card::Kind::rat:
      state.phase.emplace<phase::RatRound>(auctioneer, left_of(auctioneer, state.seats));
      return;
    case Card::Kind::pedigree:
      state.phase.emplace<phase::Countdown>(auctioneer, card.animal(), kFirstCount);
      return;
    case Card::Kind::money:
      break;
  }
  std::unreachable();
}

template <class Emit>
Card turn_up_one(Edition const& edition, State& state, Emit emit) {
  auto const card = state.pile.take_top();
  emit(event::TurnedUp{state.turn, card});
  if (card.kind() == Card::Kind::animal) pay_out(edition, state, card.animal(), emit);
  return card;
}

/// If lots have two cards, the last card of an odd pile is a lot of one.
template <class Emit>
void turn_up(Edition const& edition, State& state, Emit emit) {
  lay_open(state, turn_up_one(edition, state, emit));
  if (edition.cards_per_auction == 1 || state.pile.empty()) return;
  auto& lot = std::get<phase::Bidding>(state.phase).lot;
  lot = Lot(lot.animal(), turn_up_one(edition, state, emit).animal());
}

}  // namespace kuhhandel
