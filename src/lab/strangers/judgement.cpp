#include "strangers/judgement.h"

#include <algorithm>
#include <cmath>

#include "engine/random/rng.h"

namespace kuhhandel::strangers {
namespace {

constexpr double kLeastRiches = 50;

int quartets_of(Edition const& edition, Herd const& herd) {
  int quartets = 0;
  for (auto const animal : animals_of(edition))
    quartets += herd.count(animal) == edition.copies(animal) ? 1 : 0;
  return quartets;
}

double greatest_need(Position const& position, AnimalId animal) {
  double most = 0;
  for (auto const seat : seats_of(position.view.seats)) {
    if (seat != position.self) most = std::max(most, worth_to(position, seat, animal, 1));
  }
  return most;
}

/// Returns the factor of the error of this lot or trade.
double error_of(Position const& position) {
  if (position.style.noise == 0) return 1;
  Rng rng(position.seed + 0x9e3779b97f4a7c15U * static_cast<std::uint64_t>(position.others.occasions() + 1));
  return 1 + position.style.noise * (rng.below(2001) - 1000) / 1000;
}

double lateness(Position const& position) {
  return 1 + (position.style.late - 1) * (1 - pile_left(position));
}

/// Returns whether the animal would complete a quartet.
bool completes(Position const& position, AnimalId animal) {
  return position.view.herd(position.self).count(animal) + 1 == position.edition.copies(animal);
}

PerSeat<Herd> after(PerSeat<Herd> herds, Trade const& trade, Seat winner) {
  auto const loser = winner == trade.challenger ? trade.challenged : trade.challenger;
  herds[loser].remove(trade.animal, trade.count);
  herds[winner].add(trade.animal, trade.count);
  return herds;
}

/// Returns how much better the plan goes if the stranger gets the lot than if the rival does.
double planned_gain(Position const& position, Lot const& lot, Seat rival) {
  auto own = position.view.herds;
  auto lost = own;
  lot.for_each([&](AnimalId animal) {
    own[position.self].add(animal);
    lost[rival].add(animal);
  });
  return std::max(0.0, planned_points(position, own) - planned_points(position, lost));
}

double worth_of_box(Edition const& edition) {
  double worth = 0;
  for (auto const animal : animals_of(edition)) worth += static_cast<double>(edition.animal(animal).worth);
  return worth;
}

}  // namespace

double planned_points(Position const& position, PerSeat<Herd> const& herds) {
  auto const& plan = *position.style.plan;
  auto const seats = position.view.seats;
  PerSeat<double> riches{};
  for (auto const seat : seats_of(seats)) {
    auto const money = seat == position.self ? static_cast<double>(position.view.hand.sum())
                                             : position.others.money_of(position.view, seat, position.style);
    riches[seat] = std::pow(std::max(0.0, money) + kLeastRiches, plan.riches);
  }
  PerSeat<double> worth{};
  PerSeat<double> quartets{};
  for (auto const animal : animals_of(position.edition)) {
    double unseen = position.edition.copies(animal);
    for (auto const seat : seats_of(seats)) unseen -= herds[seat].count(animal);
    PerSeat<double> claims{};
    double all = 1e-9;
    for (auto const seat : seats_of(seats)) {
      auto const copies = herds[seat].count(animal) + std::max(0.0, unseen) / seats;
      all += claims[seat] = std::pow(copies, plan.concentration) * riches[seat];
    }
    for (auto const seat : seats_of(seats)) {
      auto const chance = claims[seat] / all;
      worth[seat] += chance * static_cast<double>(position.edition.animal(animal).worth);
      quartets[seat] += chance;
    }
  }
  double all = 1e-9;
  for (auto const seat : seats_of(seats)) all += worth[seat] *= std::pow(quartets[seat], plan.multiplier);
  return worth[position.self] / all * worth_of_box(position.edition);
}

double worth_to(Position const& position, Seat seat, AnimalId animal, int count, int lost) {
  auto const& herd = position.view.herd(seat);
  auto const& style = position.style;
  if (!position.edition.has(animal) || animal == kRat) return 0;
  auto const copies = position.edition.copies(animal);
  auto const times = 1 + style.multiplier * quartets_of(position.edition, herd);
  auto const quartet = static_cast<double>(position.edition.animal(animal).worth) * times + style.flat;
  double worth = 0;
  for (int i = 0; i < count; ++i) {
    auto const nth = std::clamp((herd.count(animal) - lost + i) * 4 / copies, 0, 3);
    worth += quartet * style.progress[static_cast<std::size_t>(nth)] * 4 / copies;
  }
  return worth;
}

double average_worth(Edition const& edition) {
  double worth = 0;
  int cards = 0;
  for (auto const animal : animals_of(edition)) {
    worth += static_cast<double>(edition.animal(animal).worth);
    cards += edition.copies(animal);
  }
  return worth / cards;
}

double pile_left(Position const& position) {
  int all = position.edition.rats;
  for (auto const animal : animals_of(position.edition)) all += position.edition.copies(animal);
  return std::min(1.0, static_cast<double>(position.view.pile) / all);
}

double money_for(Position const& position, double points) {
  return points * position.style.price * lateness(position) * error_of(position);
}

double limit_for(Position const& position, Lot const& lot, Seat rival) {
  auto const& style = position.style;
  double worth = style.plan ? planned_gain(position, lot, rival) : 0;
  std::optional<double> market;
  bool last = false;
  lot.for_each([&](AnimalId animal) {
    if (!style.plan)
      worth += worth_to(position, position.self, animal, 1) + style.denial * greatest_need(position, animal);
    last |= completes(position, animal);
    if (auto const price = position.others.last_price(animal)) market = market.value_or(0) + *price + 10;
  });
  auto const cash = static_cast<double>(position.view.hand.sum());
  auto const value = money_for(position, worth);
  auto const part = cash * style.cash_part * std::sqrt(worth / average_worth(position.edition));
  auto limit = std::pow(value, 1 - style.by_cash) * std::pow(part, style.by_cash);
  if (market && *market > limit && style.memory == Memory::exact)
    limit += style.market * (std::min(*market, 2 * limit) - limit);
  bool const keeps = position.view.pile > 0 && !last;
  return std::min(limit, keeps ? cash * (1 - style.reserve) : cash);
}

Stake stake_of(Position const& position, Trade const& trade) {
  auto const self = position.self;
  auto const rival = trade.challenger == self ? trade.challenged : trade.challenger;
  if (position.style.plan) {
    auto const now = planned_points(position, position.view.herds);
    return {.gain = planned_points(position, after(position.view.herds, trade, self)) - now,
            .loss = now - planned_points(position, after(position.view.herds, trade, rival))};
  }
  auto const denied = position.style.denial * worth_to(position, rival, trade.animal, trade.count);
  return {.gain = worth_to(position, self, trade.animal, trade.count),
          .loss = worth_to(position, self, trade.animal, trade.count, trade.count) + denied};
}

}  // namespace kuhhandel::strangers
