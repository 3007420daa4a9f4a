#include "engine/scores.h"

#include <algorithm>

namespace kuhhandel {
namespace {

/// The exclusion that leaves `seat` most.
std::optional<AnimalId> best_exclusion(Edition const& edition, State const& now, Seat seat) {
  std::optional<AnimalId> best;
  Money most = 0;
  for (int i = 0; i < edition.animal_count(); ++i) {
    if (!owns_quartet(edition, now, seat, animal_at(i))) continue;
    auto const total = sheet_of(edition, now, seat, animal_at(i)).total;
    if (best && total <= most) continue;
    best = animal_at(i);
    most = total;
  }
  return best;
}

/// The quartet that does not count, chosen at the end or, before it, the best to exclude.
std::optional<AnimalId> exclusion(Edition const& edition, State const& now, Seat seat) {
  if (excluding_seat(edition, now) != seat) return {};
  if (auto const* const over = std::get_if<phase::Finished>(&now.phase)) return over->excluded;
  return best_exclusion(edition, now, seat);
}

void add_pedigrees(Edition const& edition, State const& now, Seat seat, Sheet& sheet) {
  for (int i = 0; i < edition.animal_count(); ++i) {
    auto const animal = animal_at(i);
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
  for (int i = 0; i < now.seats; ++i) {
    if (!owns_quartet(edition, now, seat_at(i), kRat)) continue;
    for (int animal = 0; animal < edition.animal_count(); ++animal) {
      if (owns_quartet(edition, now, seat_at(i), animal_at(animal))) return seat_at(i);
    }
  }
  return {};
}

Sheet sheet_of(Edition const& edition, State const& now, Seat seat, std::optional<AnimalId> excluded) {
  Sheet sheet;
  sheet.excluded = excluded;
  for (int i = 0; i < edition.animal_count(); ++i) {
    if (excluded == animal_at(i) || !owns_quartet(edition, now, seat, animal_at(i))) continue;
    sheet.quartets.push_back(animal_at(i));
    sheet.sum += edition.animal(animal_at(i)).worth;
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
  for (int i = 0; i < now.seats; ++i) {
    auto const seat = seat_at(i);
    all.sheets[static_cast<std::size_t>(i)] = sheet_of(edition, now, seat, exclusion(edition, now, seat));
  }
  return all;
}

SeatSet winners(Scores const& scores) {
  Money most = 0;
  for (int i = 0; i < scores.seats; ++i) most = std::max(most, scores.of(seat_at(i)).total);
  SeatSet best;
  for (int i = 0; i < scores.seats; ++i) {
    if (scores.of(seat_at(i)).total == most) best.insert(seat_at(i));
  }
  return best;
}

Outcome outcome_of(Scores const& scores) {
  Outcome outcome{.seats = scores.seats, .winners = winners(scores)};
  for (int i = 0; i < scores.seats; ++i) {
    outcome.totals[static_cast<std::size_t>(i)] = scores.of(seat_at(i)).total;
  }
  return outcome;
}

}  // namespace kuhhandel
