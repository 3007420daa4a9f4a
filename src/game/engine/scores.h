// Scoring (C9): the sum of the values of a player's quartets, times their number, plus the value of other
// cards.
#pragma once

#include <array>
#include <optional>

#include "engine/edition.h"
#include "engine/seat.h"
#include "engine/state.h"
#include "engine/static_list.h"

namespace kuhhandel {

/// The score if the rats excluded nothing (C9.4); sum, times and others as in Sheet.
struct WithoutRats {
  Money sum;  // including the pedigrees of the quartets
  int times;
  Money others;
  Money total;
  friend bool operator==(WithoutRats const&, WithoutRats const&) = default;
};

/// A player's score with its calculation: total = (sum + pedigrees) * times + others + bonus + money.
struct Sheet {
  StaticList<AnimalId, kMaxAnimals> quartets;  // the quartets that count
  std::optional<AnimalId> excluded;            // the quartet that does not count (C9.4)
  Money sum = 0;
  Money pedigrees = 0;  // value of the pedigrees of these quartets
  int times = 1;
  Money others = 0;  // value of the other pedigrees
  Money bonus = 0;   // value of the bonus card (C9.2)
  Money money = 0;   // if money counts (C9.5), else 0
  Money total = 0;
  std::optional<WithoutRats> without_rats;  // present if a quartet is excluded
  friend bool operator==(Sheet const&, Sheet const&) = default;
};

struct Scores {
  int seats = 0;
  PerSeat<Sheet> sheets{};

  Sheet of(Seat seat) const { return sheets[seat]; }
  friend bool operator==(Scores const&, Scores const&) = default;
};

/// The points of everyone, and the winners.
struct Outcome {
  int seats = 0;
  SeatSet winners;
  PerSeat<Money> totals{};
  friend bool operator==(Outcome const&, Outcome const&) = default;
};

/// Returns whether `seat` owns all copies of this animal, or all rats.
inline bool owns_quartet(Edition const& edition, State const& now, Seat seat, AnimalId animal) {
  return now.herd(seat).count(animal) == edition.copies(animal);
}

/// Returns the seat that owns all rats and at least one quartet to exclude (C9.4).
std::optional<Seat> excluding_seat(Edition const& edition, State const& now);

/// Returns the score of `seat` with this quartet excluded.
Sheet sheet_of(Edition const& edition, State const& now, Seat seat, std::optional<AnimalId> excluded);

/// Returns the scores at the current position; incomplete quartets count for nothing. In an unfinished game,
/// the exclusion is the best one for the player who must make it (C9.4).
Scores scores(Edition const& edition, State const& now);

/// Returns the seats with the most points; ties share the win (C9.6).
SeatSet winners(Scores const& scores);

/// Returns the rank, from 1; ties share a rank (C9.6).
int rank_of(Scores const& scores, Seat seat);

Outcome outcome_of(Scores const& scores);

}  // namespace kuhhandel
