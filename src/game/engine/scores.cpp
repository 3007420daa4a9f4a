#include "engine/scores.h"

#include <algorithm>

namespace kuhhandel {
namespace {

/// Returns the exclusion that gives `seat` the highest score.
std::optional<AnimalId> best_exclusion(Edition const& edition, State const& now, Seat seat) {
  std::optional<AnimalId> best;
  Money most = 0;
  for (auto const animal : animals_of(edition)) {
    if (!owns_quartet(edition, now, seat, animal)) continue;
    auto const total = sheet_of(edition, now, seat, animal).total;
    if (best && total <= most) continue;
    best = animal;
    most = total;
  }
  return best;
}

/// Returns the excluded quartet: the one chosen at the end or, before that, the best one to exclude.
std::optional<AnimalId> exclusion(Edition const& edition, State const& now, Seat seat) {
  if (excluding_seat(edition, now) != seat) return {};
  if (auto const* const over = std::get_if<phase::Finished>(&now.phase)) return over->excluded;
  return best_exclusion(edition, now, seat);
}

void add_pedigrees(Edition const& edition, State const& now, Seat seat, Sheet& sheet) {
  for (auto const animal : animals_of(edition)) {
    if (!now.pedigrees.has(seat, animal)) continue;
    bool const counts = owns_quartet(edition, now, seat, animal) && sheet.excluded != animal;
    (counts ? sheet.pedigrees : sheet.others) += edition.pedigree;
  }
}

WithoutRats without_rats(Edition const& edition, State const& now, Seat seat) {
  auto const whole = sheet_of(edition, now, seat, {});
  return {
      .sum = whole.sum + whole.pedigrees, .times = whole.times, .others = whole.others, .total = whole.total};
}

}  // namespace

std::optional<Seat> excluding_seat(Edition const& edition, State const& now) {
  if (edition.rats == 0) return {};
  for (auto const seat : seats_of(now.seats)) {
    if (!owns_quartet(edition, now, seat, kRat)) continue;
    for (auto const kind : animals_of(edition)) {
      if (owns_quartet(edition, now, seat, kind)) return seat;
    }
  }
  return {};
}

Sheet sheet_of(Edition const& edition, State const& now, Seat seat, std::optional<AnimalId> excluded) {
  Sheet sheet;
  sheet.excluded = excluded;
  for (auto const animal : animals_of(edition)) {
    if (excluded == animal || !owns_quartet(edition, now, seat, animal)) continue;
    sheet.quartets.push_back(animal);
    sheet.sum += edition.animal(animal).worth;
  }
  add_pedigrees(edition, now, seat, sheet);
  if (edition.rules.multiply) sheet.times = static_cast<int>(sheet.quartets.size());
  if (now.bonus == seat) sheet.bonus = edition.bonus.worth;
  if (edition.rules.money_counts) sheet.money = now.hand(seat).sum();
  sheet.total = (sheet.sum + sheet.pedigrees) * sheet.times + sheet.others + sheet.bonus + sheet.money;
  if (excluded) sheet.without_rats = without_rats(edition, now, seat);
  return sheet;
}

Scores scores(Edition const& edition, State const& now) {
  Scores all{.seats = now.seats};
  for (auto const seat : seats_of(now.seats)) {
    all.sheets[seat] = sheet_of(edition, now, seat, exclusion(edition, now, seat));
  }
  return all;
}

SeatSet winners(Scores const& scores) {
  Money most = 0;
  for (auto const seat : seats_of(scores.seats)) most = std::max(most, scores.of(seat).total);
  SeatSet best;
  for (auto const seat : seats_of(scores.seats)) {
    if (scores.of(seat).total == most) best.insert(seat);
  }
  return best;
}

int rank_of(Scores const& scores, Seat seat) {
  int rank = 1;
  for (auto const other : seats_of(scores.seats))
    rank += scores.of(other).total > scores.of(seat).total ? 1 : 0;
  return rank;
}

Outcome outcome_of(Scores const& scores) {
  Outcome outcome{.seats = scores.seats, .winners = winners(scores)};
  for (auto const seat : seats_of(scores.seats)) {
    outcome.totals[seat] = scores.of(seat).total;
  }
  return outcome;
}

}  // namespace kuhhandel
