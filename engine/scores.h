// Scoring (C9): the sum of the worths of a player's quartets, times their number.
#pragma once

#include <array>

#include "engine/edition.h"
#include "engine/seat.h"
#include "engine/state.h"
#include "engine/static_list.h"

namespace kuhhandel {

/// A player's score with its arithmetic: total = sum * times + money.
struct Sheet {
  StaticList<AnimalId, kMaxAnimals> quartets;
  Money sum = 0;
  int times = 1;
  Money money = 0;  // where it counts (C9.5), else 0
  Money total = 0;
  friend bool operator==(Sheet const&, Sheet const&) = default;
};

struct Scores {
  int seats = 0;
  std::array<Sheet, kMaxSeats> sheets{};

  Sheet of(Seat seat) const { return sheets[static_cast<std::size_t>(index_of(seat))]; }
  friend bool operator==(Scores const&, Scores const&) = default;
};

/// The scores as the game stands; incomplete quartets count nothing.
Scores scores(Edition const& edition, State const& now);

/// Who has most points; equal points share the win (C9.6).
SeatSet winners(Scores const& scores);

}  // namespace kuhhandel
