#include "bots/farmer/outlook.h"

#include <algorithm>

#include "bots/farmer/weights.h"
#include "bots/paydays.h"

namespace kuhhandel::bots {
namespace {

/// The effect of each seat's money.
struct Power {
  PerSeat<double> buys{};   // the share of the unseen cards that it will get
  PerSeat<double> early{};  // its strength in trades, 1 on average, while cards of the kind are unseen
  PerSeat<double> late{};   // the same when all are dealt
};

/// Returns each seat's share of all money, including a part of the future money.
PerSeat<double> parts_of_money(Outlook const& outlook, double to_come) {
  PerSeat<double> parts{};
  double all = 0;
  for (auto const seat : seats_of(outlook.seats)) {
    parts[seat] = std::max(0.0, outlook.money[seat]) + to_come * outlook.to_come + kWeights.least;
    all += parts[seat];
  }
  for (auto& part : parts) part /= all;
  return parts;
}

Power power_of(Outlook const& outlook) {
  Power power{.buys = parts_of_money(outlook, kWeights.buying_payday)};
  auto const holds = parts_of_money(outlook, kWeights.holding_payday);
  for (auto const seat : seats_of(outlook.seats)) {
    auto const relative = outlook.seats * holds[seat];
    power.early[seat] = 1 + kWeights.early_power * (relative - 1);
    power.late[seat] = 1 + kWeights.late_power * (relative - 1);
  }
  return power;
}

PerSeat<double> chances(Outlook const& outlook, Power const& power, AnimalId animal) {
  PerSeat<double> claims{};
  double all = 0;
  auto const unseen = outlook.unseen_of(animal);
  auto const& holds = unseen > 0 ? power.early : power.late;
  for (auto const seat : seats_of(kMaxSeats)) {
    auto const copies = outlook.herds[seat].count(animal) + unseen * power.buys[seat];
    // Two of a kind are worth more than twice one, because attacking a player with more cards is harder.
    claims[seat] = copies * (1 + kWeights.convex * (copies - 1)) * holds[seat];
    all += claims[seat];
  }
  auto const one = all > 0 ? 1 / all : 0;
  for (auto& claim : claims) claim *= one;
  return claims;
}

struct Expected {
  double worth = 0;   // sum of worth times probability
  double number = 0;  // of quartets
  double lone = 0;    // the part not multiplied by another quartet
  double apart = 0;   // value of pedigrees without their quartets (C9.4)
};

void add_quartet(Outlook const& outlook, Power const& power, AnimalId animal, PerSeat<Expected>& expected) {
  auto const chance = chances(outlook, power, animal);
  auto const owner = outlook.pedigrees.owner(animal);
  for (auto const seat : seats_of(kMaxSeats)) {
    auto const pedigree = owner == seat ? outlook.edition->pedigree : 0;
    auto const worth = static_cast<double>(outlook.edition->animal(animal).worth + pedigree) * chance[seat];
    expected[seat].worth += worth;
    expected[seat].number += chance[seat];
    expected[seat].lone += worth * (1 - chance[seat]);
    expected[seat].apart += static_cast<double>(pedigree) * (1 - chance[seat]);
  }
}

/// Returns each seat's chance to end with all rats: they move from rich to poor players (C6.9).
PerSeat<double> burdens(Outlook const& outlook, Power const& power) {
  PerSeat<double> claims{};
  double all = 0;
  for (auto const seat : seats_of(outlook.seats)) {
    auto const unseen = static_cast<double>(outlook.unseen_rats) / outlook.seats;
    auto const rats = outlook.herds[seat].count(kRat) + unseen;
    claims[seat] = rats * rats / std::max(0.2, power.late[seat]);
    all += claims[seat];
  }
  for (auto& claim : claims) claim = all > 0 ? claim / all : 0;
  return claims;
}

/// Returns the share of points that remains after losing one of this many quartets, with or without
/// multiplication.
double left_without_one(Ruleset const& rules, double number) {
  auto const left = std::max(0.0, number - 1) / std::max(1.0, number);
  return rules.multiply ? left * left : left;
}

/// Returns the expected value of sum times number, with independent chances (C9.1).
double points(Ruleset const& rules, Expected const& quartets, double money) {
  auto const multiplied = quartets.worth * quartets.number + quartets.lone;
  auto const product = rules.multiply ? multiplied : quartets.worth;
  return product + quartets.apart + (rules.money_counts ? money : 0);
}

/// Returns the share of all animals, by worth, that this seat owns in groups.
double groups(Outlook const& outlook, Seat seat) {
  double grouped = 0;
  double all = 0;
  for (auto const which : animals_of(*outlook.edition)) {
    auto const& animal = outlook.edition->animal(which);
    grouped += static_cast<double>(animal.worth * std::max(0, outlook.herd(seat).count(which) - 1));
    all += static_cast<double>(animal.worth * (animal.copies - 1));
  }
  return grouped / all;
}

}  // namespace

Outlook outlook_on(Edition const& edition, View const& view, MoneyEstimates const& money_estimates) {
  Outlook outlook{.edition = &edition, .seats = view.seats, .herds = view.herds};
  auto const lot = lot_of(view.phase);
  for (auto const animal : animals_of(edition)) {
    int unseen = edition.animal(animal).copies - (lot ? lot->count(animal) : 0);
    for (auto const seat : seats_of(view.seats)) unseen -= view.herd(seat).count(animal);
    outlook.unseen[animal] = static_cast<std::int8_t>(unseen);
  }
  outlook.unseen_rats = edition.rats;
  for (auto const seat : seats_of(view.seats)) outlook.unseen_rats -= view.herd(seat).count(kRat);
  outlook.pedigrees = view.pedigrees;
  for (auto const seat : seats_of(view.seats)) outlook.money_of(seat) = money_estimates.money(seat);
  if (view.viewer) outlook.money_of(*view.viewer) = static_cast<double>(view.hand.sum());
  outlook.to_come = static_cast<double>(paydays_left(edition, view.donkeys));
  return outlook;
}

Outlook after(Outlook outlook, Exchange const& exchange) {
  if (exchange.from) {
    outlook.herds[*exchange.from].remove(exchange.animal, exchange.count);
  }
  auto& herd = outlook.herds[exchange.to];
  herd.add(exchange.animal, exchange.count);
  if (exchange.with) herd.add(*exchange.with);
  outlook.money_of(exchange.to) -= exchange.price;
  outlook.money_of(exchange.payee) += exchange.price;
  return outlook;
}

Outlook after(Outlook outlook, PedigreeSale const& sale) {
  outlook.pedigrees.give(sale.pedigree, sale.owner);
  outlook.money_of(sale.owner) -= sale.price;
  outlook.money_of(sale.payee) += sale.price;
  return outlook;
}

PerSeat<double> points(Outlook const& outlook) {
  auto const power = power_of(outlook);
  PerSeat<Expected> expected{};
  for (auto const animal : animals_of(*outlook.edition)) add_quartet(outlook, power, animal, expected);
  PerSeat<double> score{};
  for (auto const seat : seats_of(outlook.seats)) {
    score[seat] = points(outlook.edition->rules, expected[seat], outlook.money[seat]);
  }
  if (outlook.edition->rats == 0) return score;
  auto const burden = burdens(outlook, power);
  for (auto const seat : seats_of(outlook.seats)) {
    score[seat] *= 1 - burden[seat] * (1 - left_without_one(outlook.edition->rules, expected[seat].number));
  }
  return score;
}

double share_of_points(PerSeat<double> const& points, Seat seat) {
  double all = 0;
  for (auto const each : points) all += each;
  return all > 0 ? points[seat] / all : 0;
}

double share_of_points(Outlook const& outlook, Seat seat) { return share_of_points(points(outlook), seat); }

double utility(Outlook const& outlook, PerSeat<double> const& score, Seat seat,
               Personality const& personality) {
  if (personality == kFarmer) return share_of_points(score, seat);
  double all_points = 0;
  double all_money = 0;
  double best_rival = 0;
  for (auto const other : seats_of(outlook.seats)) {
    all_points += score[other];
    all_money += outlook.money[other];
    if (other != seat) best_rival = std::max(best_rival, score[other]);
  }
  auto const won = all_points > 0 ? (score[seat] - personality.envy * best_rival) / all_points : 0;
  auto const rich = all_money > 0 ? outlook.money[seat] / all_money : 0;
  return won + personality.thrift * rich + personality.fondness * groups(outlook, seat);
}

double utility(Outlook const& outlook, Seat seat, Personality const& personality) {
  return utility(outlook, points(outlook), seat, personality);
}

}  // namespace kuhhandel::bots
