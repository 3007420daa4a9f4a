// The worth of animals to a stranger, and its prices.
#pragma once

#include <cstdint>

#include "engine/edition.h"
#include "engine/phase.h"
#include "engine/view.h"
#include "strangers/acquaintance.h"
#include "strangers/style.h"

namespace kuhhandel::strangers {

/// A stranger's position at a decision.
struct Position {
  Edition const& edition;
  View const& view;
  Style const& style;
  Acquaintance const& others;
  Seat self;
  std::uint64_t seed;
};

/// Returns the seat's share of all expected points by the stranger's plan, in points of the whole box.
double planned_points(Position const& position, PerSeat<Herd> const& herds);

/// Returns the worth in points of so many more animals to a seat that has as many as it has, less `lost`.
double worth_to(Position const& position, Seat seat, AnimalId animal, int count, int lost = 0);

/// Returns the worth of an average card.
double average_worth(Edition const& edition);

/// Returns the part of the pile that is left.
double pile_left(Position const& position);

/// Returns the most that the stranger would pay for a lot that otherwise `rival` gets.
double limit_for(Position const& position, Lot const& lot, Seat rival);

/// The animals of a trade, in points.
struct Stake {
  double gain;  // of winning them
  double loss;  // of losing the own ones, and of what the rival gains

  double sum() const { return gain + loss; }
};
Stake stake_of(Position const& position, Trade const& trade);

/// Returns the money that these points are worth, by the stranger's price and its error.
double money_for(Position const& position, double points);

}  // namespace kuhhandel::strangers
