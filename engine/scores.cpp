#include "engine/scores.h"

#include <algorithm>

namespace kuhhandel {
namespace {

Sheet sheet_of(Edition const& edition, State const& now, Seat seat) {
  Sheet sheet;
  for (int i = 0; i < edition.animal_count(); ++i) {
    auto const& animal = edition.animal(animal_at(i));
    if (now.herd(seat).count(animal_at(i)) != animal.copies) continue;
    sheet.quartets.push_back(animal_at(i));
    sheet.sum += animal.worth;
  }
  if (edition.rules.multiply) sheet.times = static_cast<int>(sheet.quartets.size());
  if (edition.rules.money_counts) sheet.money = now.hand(seat).sum();
  sheet.total = sheet.sum * sheet.times + sheet.money;
  return sheet;
}

}  // namespace

Scores scores(Edition const& edition, State const& now) {
  Scores all{.seats = now.seats};
  for (int i = 0; i < now.seats; ++i) {
    all.sheets[static_cast<std::size_t>(i)] = sheet_of(edition, now, seat_at(i));
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

}  // namespace kuhhandel
