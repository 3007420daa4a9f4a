#include "bots/farmer/outlook.h"

#include <algorithm>

#include "bots/farmer/weights.h"

namespace kuhhandel {
namespace {

std::optional<AnimalId> open_lot(SeenPhase const& phase) {
  if (auto const* const auction = std::get_if<phase::Bidding>(&phase)) return auction->lot;
  if (auto const* const sale = std::get_if<phase::BuyingRight>(&phase)) return sale->lot;
  if (auto const* const debt = std::get_if<phase::Payment>(&phase)) return debt->lot;
  return {};
}

double paydays_left(Edition const& edition, int paid) {
  double sum = 0;
  for (auto const& animal : edition.animals) {
    for (std::size_t time = static_cast<std::size_t>(paid); time < animal.payouts.size(); ++time) {
      sum += animal.payouts[time];
    }
  }
  return sum;
}

/// What each seat's money does for it.
struct Power {
  PerSeat buys{};   // the part of the unseen cards that it will get
  PerSeat early{};  // its strength in trades, mean 1, while cards of the kind are unseen
  PerSeat late{};   // and when all are dealt
};

/// Each seat's part of all money, the money to come included as far as it counts.
PerSeat parts_of_money(Outlook const& outlook, double to_come) {
  PerSeat parts{};
  double all = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(outlook.seats); ++i) {
    parts[i] = std::max(0.0, outlook.money[i]) + to_come * outlook.to_come + kWeights.least;
    all += parts[i];
  }
  for (auto& part : parts) part /= all;
  return parts;
}

Power power_of(Outlook const& outlook) {
  Power power{.buys = parts_of_money(outlook, kWeights.buying_payday)};
  auto const holds = parts_of_money(outlook, kWeights.holding_payday);
  for (std::size_t i = 0; i < static_cast<std::size_t>(outlook.seats); ++i) {
    auto const relative = outlook.seats * holds[i];
    power.early[i] = 1 + kWeights.early_power * (relative - 1);
    power.late[i] = 1 + kWeights.late_power * (relative - 1);
  }
  return power;
}

PerSeat chances(Outlook const& outlook, Power const& power, AnimalId animal) {
  PerSeat claims{};
  double all = 0;
  auto const unseen = outlook.unseen_of(animal);
  auto const& holds = unseen > 0 ? power.early : power.late;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    auto const copies = outlook.herds[i].count(animal) + unseen * power.buys[i];
    // Two of a kind are more than twice one, for who has more is worse to attack.
    claims[i] = copies * (1 + kWeights.convex * (copies - 1)) * holds[i];
    all += claims[i];
  }
  auto const one = all > 0 ? 1 / all : 0;
  for (auto& claim : claims) claim *= one;
  return claims;
}

struct Expected {
  double worth = 0;   // sum of worths times chances
  double number = 0;  // of quartets
  double lone = 0;    // what no other quartet multiplies
};

void add_quartet(Outlook const& outlook, Power const& power, AnimalId animal,
                 std::array<Expected, kMaxSeats>& expected) {
  auto const worth = static_cast<double>(outlook.edition->animal(animal).worth);
  auto const chance = chances(outlook, power, animal);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    expected[i].worth += worth * chance[i];
    expected[i].number += chance[i];
    expected[i].lone += worth * chance[i] * (1 - chance[i]);
  }
}

/// The mean of the sum times the number, the chances taken as independent (C9.1).
double points(Ruleset const& rules, Expected const& quartets, double money) {
  auto const multiplied = quartets.worth * quartets.number + quartets.lone;
  return (rules.multiply ? multiplied : quartets.worth) + (rules.money_counts ? money : 0);
}

/// How much of all animals stands with others of its kind before that seat, by worth.
double groups(Outlook const& outlook, Seat seat) {
  double grouped = 0;
  double all = 0;
  for (int a = 0; a < outlook.edition->animal_count(); ++a) {
    auto const& animal = outlook.edition->animal(animal_at(a));
    grouped += animal.worth * std::max(0, outlook.herd(seat).count(animal_at(a)) - 1);
    all += animal.worth * (animal.copies - 1);
  }
  return grouped / all;
}

}  // namespace

Outlook outlook_on(Edition const& edition, View const& view, Purses const& purses) {
  Outlook outlook{.edition = &edition, .seats = view.seats, .herds = view.herds};
  auto const lot = open_lot(view.phase);
  for (int a = 0; a < edition.animal_count(); ++a) {
    int unseen = edition.animal(animal_at(a)).copies - (lot == animal_at(a) ? 1 : 0);
    for (int i = 0; i < view.seats; ++i) unseen -= view.herd(seat_at(i)).count(animal_at(a));
    outlook.unseen[static_cast<std::size_t>(a)] = static_cast<std::int8_t>(unseen);
  }
  for (int i = 0; i < view.seats; ++i) outlook.money_of(seat_at(i)) = purses.money(seat_at(i));
  if (view.viewer) outlook.money_of(*view.viewer) = view.hand.sum();
  outlook.to_come = paydays_left(edition, view.donkeys);
  return outlook;
}

Outlook after(Outlook outlook, Exchange const& exchange) {
  if (exchange.from) {
    outlook.herds[static_cast<std::size_t>(index_of(*exchange.from))].remove(exchange.animal, exchange.count);
  }
  outlook.herds[static_cast<std::size_t>(index_of(exchange.to))].add(exchange.animal, exchange.count);
  outlook.money_of(exchange.to) -= exchange.price;
  outlook.money_of(exchange.payee) += exchange.price;
  return outlook;
}

PerSeat points(Outlook const& outlook) {
  auto const power = power_of(outlook);
  std::array<Expected, kMaxSeats> expected{};
  for (int a = 0; a < outlook.edition->animal_count(); ++a)
    add_quartet(outlook, power, animal_at(a), expected);
  PerSeat score{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(outlook.seats); ++i) {
    score[i] = points(outlook.edition->rules, expected[i], outlook.money[i]);
  }
  return score;
}

double share_of_points(Outlook const& outlook, Seat seat) {
  auto const score = points(outlook);
  double all = 0;
  for (auto const each : score) all += each;
  return all > 0 ? score[static_cast<std::size_t>(index_of(seat))] / all : 0;
}

double contentment(Outlook const& outlook, Seat seat, Temperament const& temperament) {
  if (temperament == kFarmer) return share_of_points(outlook, seat);
  auto const score = points(outlook);
  auto const self = static_cast<std::size_t>(index_of(seat));
  double all_points = 0;
  double all_money = 0;
  double best_rival = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(outlook.seats); ++i) {
    all_points += score[i];
    all_money += outlook.money[i];
    if (i != self) best_rival = std::max(best_rival, score[i]);
  }
  auto const won = all_points > 0 ? (score[self] - temperament.envy * best_rival) / all_points : 0;
  auto const rich = all_money > 0 ? outlook.money[self] / all_money : 0;
  return won + temperament.thrift * rich + temperament.fondness * groups(outlook, seat);
}

}  // namespace kuhhandel
