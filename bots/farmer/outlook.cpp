#include "bots/farmer/outlook.h"

#include <algorithm>
#include <cmath>

namespace kuhhandel {
namespace {

// Found by letting farmers with other numbers play against these.
constexpr double kPartOfPaydaysToCome = 0.6;  // money in hand buys before the money to come does
constexpr double kLeastPower = 30;            // even the penniless get cards that nobody bids for

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

using PerSeat = std::array<double, kMaxSeats>;

/// Each seat's part of all money, in units of an equal part: what it can buy of the unseen and win in trades.
PerSeat buying_power(Outlook const& outlook) {
  PerSeat power{};
  double sum = 0;
  for (int i = 0; i < outlook.seats; ++i) {
    auto& own = power[static_cast<std::size_t>(i)];
    own = std::max(0.0, outlook.money_of(seat_at(i))) + kPartOfPaydaysToCome * outlook.to_come + kLeastPower;
    sum += own;
  }
  for (auto& own : power) own *= outlook.seats / sum;
  return power;
}

struct Expected {
  double worth = 0;   // sum of worths times chances
  double number = 0;  // of quartets
  double lone = 0;    // what no other quartet multiplies
};

/// The mean of the sum times the number, the chances taken as independent (C9.1).
double points(Ruleset const& rules, Expected const& quartets, double money) {
  auto const multiplied = quartets.worth * quartets.number + quartets.lone;
  return (rules.multiply ? multiplied : quartets.worth) + (rules.money_counts ? money : 0);
}

/// Each seat's chance of the quartet, by its cards, what it may get of the unseen, and its money.
PerSeat chances(Outlook const& outlook, PerSeat const& power, AnimalId animal) {
  PerSeat claims{};
  double all = 0;
  auto const unseen = outlook.unseen[static_cast<std::size_t>(index_of(animal))];
  for (std::size_t i = 0; i < static_cast<std::size_t>(outlook.seats); ++i) {
    auto const cards = outlook.herds[i].count(animal) + unseen * power[i] / outlook.seats;
    // Two of a kind are more than twice one, for who has more is worse to attack; money tells by its root.
    // Found, like the constants above, by play against others.
    claims[i] = cards * std::sqrt(cards * power[i]);
    all += claims[i];
  }
  for (auto& claim : claims) claim = all > 0 ? claim / all : 0;
  return claims;
}

void add_quartet(Outlook const& outlook, PerSeat const& power, AnimalId animal,
                 std::array<Expected, kMaxSeats>& expected) {
  auto const chance = chances(outlook, power, animal);
  auto const worth = static_cast<double>(outlook.edition->animal(animal).worth);
  for (std::size_t i = 0; i < static_cast<std::size_t>(outlook.seats); ++i) {
    expected[i].worth += worth * chance[i];
    expected[i].number += chance[i];
    expected[i].lone += worth * chance[i] * (1 - chance[i]);
  }
}

}  // namespace

Outlook outlook_on(Edition const& edition, View const& view, Purses const& purses) {
  Outlook outlook{.edition = &edition, .seats = view.seats, .herds = view.herds};
  auto const lot = open_lot(view.phase);
  for (int a = 0; a < edition.animal_count(); ++a) {
    auto& unseen = outlook.unseen[static_cast<std::size_t>(a)];
    unseen = edition.animal(animal_at(a)).copies - (lot == animal_at(a) ? 1 : 0);
    for (int i = 0; i < view.seats; ++i) unseen -= view.herd(seat_at(i)).count(animal_at(a));
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

double share_of_points(Outlook const& outlook, Seat seat) {
  auto const power = buying_power(outlook);
  std::array<Expected, kMaxSeats> expected{};
  for (int a = 0; a < outlook.edition->animal_count(); ++a)
    add_quartet(outlook, power, animal_at(a), expected);

  PerSeat score{};
  double all = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(outlook.seats); ++i) {
    score[i] = points(outlook.edition->rules, expected[i], outlook.money[i]);
    all += score[i];
  }
  return all > 0 ? score[static_cast<std::size_t>(index_of(seat))] / all : 0;
}

}  // namespace kuhhandel
