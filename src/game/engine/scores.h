// Scoring (C9): the sum of the worths of a player's quartets, times their number, and what other cards add.
#pragma once

#include <array>
#include <optional>

#include "engine/edition.h"
#include "engine/seat.h"
#include "engine/state.h"
#include "engine/static_list.h"

namespace kuhhandel {

/// What a sheet would come to had the rats excluded nothing (C9.4); sum, times, others as in a sheet.
struct WithoutRats {
  Money sum;  // the pedigrees of the quartets in it
  int times;
  Money others;
  Money total;
  friend bool operator==(WithoutRats const&, WithoutRats const&) = default;
};

/// A player's score with its arithmetic: total = (sum + pedigrees) * times + others + bonus + money.
struct Sheet {
  StaticList<AnimalId, kMaxAnimals> quartets;  // those that count
  std::optional<AnimalId> excluded;            // the quartet that does not (C9.4)
  Money sum = 0;
  Money pedigrees = 0;  // worth of the pedigrees of these quartets
  int times = 1;
  Money others = 0;  // worth of the other pedigrees
  Money bonus = 0;   // of the bonus card (C9.2)
  Money money = 0;   // where it counts (C9.5), else 0
  Money total = 0;
  std::optional<WithoutRats> without_rats;  // where a quartet is excluded
  friend bool operator==(Sheet const&, Sheet const&) = default;
};

struct Scores {
  int seats = 0;
  PerSeat<Sheet> sheets{};

  Sheet of(Seat seat) const { return sheets[seat]; }
  friend bool operator==(Scores const&, Scores const&) = default;
};

/// The points that everyone has, and who wins.
struct Outcome {
  int seats = 0;
  SeatSet winners;
  PerSeat<Money> totals{};
  friend bool operator==(Outcome const&, Outcome const&) = default;
};

/// Whether all copies of that animal, or all rats, lie before `seat`.
inline bool owns_quartet(Edition const& edition, State const& now, Seat seat, AnimalId animal) {
  return now.herd(seat).count(animal) == edition.copies(animal);
}

/// Who owns all rats and a quartet to exclude, be it their only one (C9.4).
std::optional<Seat> excluding_seat(Edition const& edition, State const& now);

/// The score of `seat` with that quartet excluded.
Sheet sheet_of(Edition const& edition, State const& now, Seat seat, std::optional<AnimalId> excluded);

/// The scores as the game stands; incomplete quartets count nothing. While it is unfinished the exclusion is
/// the one that is best for who has to make it (C9.4).
Scores scores(Edition const& edition, State const& now);

/// Who has most points; equal points share the win (C9.6).
SeatSet winners(Scores const& scores);

/// From 1; equal points share one (C9.6).
int rank_of(Scores const& scores, Seat seat);

Outcome outcome_of(Scores const& scores);

}  // namespace kuhhandel
