// The complete state of a game at one moment. Small and trivially copyable: a copy serves as undo, search
// node and test fixture.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>

#include "engine/cards/herd.h"
#include "engine/cards/money_cards.h"
#include "engine/cards/pedigrees.h"
#include "engine/cards/pile.h"
#include "engine/phase.h"
#include "engine/seat.h"

namespace kuhhandel {

struct State {
  std::uint8_t seats = 0;    // number of players
  std::uint8_t donkeys = 0;  // number of paydays so far (C5.1)
  Seat turn{};
  std::optional<Seat> bonus;  // the owner of the bonus card (C9.3)
  PerSeat<MoneyCards> hands{};
  PerSeat<Herd> herds{};
  MoneyCards bank;
  Pedigrees pedigrees;
  Pile pile;
  Phase
      phase;  // built in place, by emplace: copying bytes that were just written stalls until they are stored

  MoneyCards& hand(Seat seat) { return hands[seat]; }
  MoneyCards const& hand(Seat seat) const { return hands[seat]; }
  Herd& herd(Seat seat) { return herds[seat]; }
  Herd const& herd(Seat seat) const { return herds[seat]; }
};

/// Returns whether the actor is the house or a seat of this table.
inline bool is_seated(State const& state, Actor by) {
  auto const* const seat = std::get_if<Seat>(&by);
  return seat == nullptr || index_of(*seat) < state.seats;
}

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 256);

}  // namespace kuhhandel
