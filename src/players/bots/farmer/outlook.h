// The expected end of the game from the herds, the money and the unseen cards. Every choice of the farmer
// compares the outlooks after it.
#pragma once

#include <array>
#include <optional>

#include "bots/farmer/money_estimates.h"
#include "bots/farmer/personality.h"
#include "engine/edition.h"
#include "engine/view.h"

namespace kuhhandel::bots {

struct Outlook {
  Edition const* edition = nullptr;
  int seats = 0;
  PerSeat<Herd> herds{};
  PerSeat<double> money{};
  PerAnimal<std::int8_t> unseen{};  // copies that are in the pile
  int unseen_rats = 0;
  Pedigrees pedigrees{};
  double to_come = 0;  // future payday money of each seat

  double& money_of(Seat seat) { return money[seat]; }
  double money_of(Seat seat) const { return money[seat]; }
  Herd const& herd(Seat seat) const { return herds[seat]; }
  int unseen_of(AnimalId animal) const { return unseen[animal]; }
};

/// The viewer's own money is exact; that of others is estimated.
Outlook outlook_on(Edition const& edition, View const& view, MoneyEstimates const& money_estimates);

/// Animals that change owners for a price; from the pile if `from` is empty.
struct Exchange {
  Seat to;
  AnimalId animal;
  std::optional<AnimalId> with{};  // the other animal of a lot of two
  int count = 1;
  std::optional<Seat> from;
  Seat payee;
  double price = 0;  // if negative, `to` receives it from the payee
};

Outlook after(Outlook outlook, Exchange const& exchange);

/// A pedigree without an owner goes to `owner`, who pays for it.
struct PedigreeSale {
  AnimalId pedigree;
  Seat owner;
  Seat payee;
  double price;
};

Outlook after(Outlook outlook, PedigreeSale const& sale);

/// Returns the expected final points of each seat.
PerSeat<double> points(Outlook const& outlook);

/// Returns the share of `seat` in all expected points, from 0 to 1; approximately its chance to win. It
/// determines the worth of an animal: the quartet's value, the chance to complete it, its effect on the
/// multiplier, and its worth to others. It also determines the worth of money: less while paydays remain.
double share_of_points(PerSeat<double> const& points, Seat seat);
double share_of_points(Outlook const& outlook, Seat seat);

/// The same, with the other preferences of a personality. `points` are those of the outlook.
double utility(Outlook const& outlook, PerSeat<double> const& points, Seat seat,
               Personality const& personality);
double utility(Outlook const& outlook, Seat seat, Personality const& personality);

}  // namespace kuhhandel::bots
