// The whole truth about a game at one moment. Trivially copyable and small: a copy is the undo, the search
// node and the fixture.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>

#include "engine/herd.h"
#include "engine/money_cards.h"
#include "engine/pedigrees.h"
#include "engine/phase.h"
#include "engine/pile.h"
#include "engine/seat.h"

namespace kuhhandel {

struct State {
  std::uint8_t seats = 0;    // how many play
  std::uint8_t donkeys = 0;  // how many have been paid (C5.1)
  Seat turn{};
  std::optional<Seat> bonus;  // who has the bonus card (C9.3)
  PerSeat<MoneyCards> hands{};
  PerSeat<Herd> herds{};
  MoneyCards bank;
  Pedigrees pedigrees;
  Pile pile;
  Phase phase;  // built where it lies, by emplace: to copy bytes just written is to wait until they are

  MoneyCards& hand(Seat seat) { return hands[seat]; }
  MoneyCards const& hand(Seat seat) const { return hands[seat]; }
  Herd& herd(Seat seat) { return herds[seat]; }
  Herd const& herd(Seat seat) const { return herds[seat]; }
};

/// Whether the actor is the house or one of those who play.
inline bool is_seated(State const& state, Actor by) {
  auto const* const seat = std::get_if<Seat>(&by);
  return seat == nullptr || index_of(*seat) < state.seats;
}

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 256);

}  // namespace kuhhandel
