// How the game may end as far as one can tell from the herds, the purses and the cards still unseen. Every
// choice of the farmer compares the outlooks it leads to.
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
  PerAnimal<std::int8_t> unseen{};  // copies that lie in the pile
  int unseen_rats = 0;
  Pedigrees pedigrees{};
  double to_come = 0;  // what paydays will still bring to each seat

  double& money_of(Seat seat) { return money[seat]; }
  double money_of(Seat seat) const { return money[seat]; }
  Herd const& herd(Seat seat) const { return herds[seat]; }
  int unseen_of(AnimalId animal) const { return unseen[animal]; }
};

/// The viewer's own money is exact, the others' is as guessed.
Outlook outlook_on(Edition const& edition, View const& view, MoneyEstimates const& money_estimates);

/// Animals change hands for a price; from the pile where `from` is empty.
struct Exchange {
  Seat to;
  AnimalId animal;
  std::optional<AnimalId> with{};  // the other of a lot of two
  int count = 1;
  std::optional<Seat> from;
  Seat payee;
  double price = 0;  // may be negative: then `to` receives it from the payee
};

Outlook after(Outlook outlook, Exchange const& exchange);

/// A pedigree that nobody has yet goes to `owner`, who pays for it.
struct PedigreeSale {
  AnimalId pedigree;
  Seat owner;
  Seat payee;
  double price;
};

Outlook after(Outlook outlook, PedigreeSale const& sale);

/// The points that each seat may expect at the end.
PerSeat<double> points(Outlook const& outlook);

/// The part of all points to be expected that falls to `seat`, from 0 to 1; about its chance to win. What an
/// animal is worth follows from it: the quartet's worth, the chance to complete it, its share in the
/// multiplier, and what it would be to the others. What money is worth follows too: less while paydays are to
/// come.
double share_of_points(Outlook const& outlook, Seat seat);

/// The same for one who likes other things besides.
double utility(Outlook const& outlook, Seat seat, Personality const& personality);

}  // namespace kuhhandel::bots
