// The words in which tests speak: seats, animals, money, commands.
#pragma once

#include <initializer_list>
#include <string_view>

#include "engine/action.h"
#include "engine/cards/herd.h"
#include "engine/cards/money_cards.h"
#include "engine/edition.h"
#include "engine/seat.h"

namespace kuhhandel {

inline constexpr Seat kAnna = seat_at(0);
inline constexpr Seat kBen = seat_at(1);
inline constexpr Seat kCleo = seat_at(2);
inline constexpr Seat kDora = seat_at(3);
inline constexpr Seat kEmil = seat_at(4);
inline constexpr Seat kFritz = seat_at(5);

inline SeatSet only(Seat seat) {
  SeatSet set;
  set.insert(seat);
  return set;
}

inline constexpr AnimalId kRooster = animal_at(0);
inline constexpr AnimalId kGoose = animal_at(1);
inline constexpr AnimalId kCat = animal_at(2);
inline constexpr AnimalId kDog = animal_at(3);
inline constexpr AnimalId kSheep = animal_at(4);
inline constexpr AnimalId kGoat = animal_at(5);
inline constexpr AnimalId kDonkey = animal_at(6);
inline constexpr AnimalId kPig = animal_at(7);
inline constexpr AnimalId kCow = animal_at(8);
inline constexpr AnimalId kHorse = animal_at(9);

/// A published edition, by its id.
Edition const& published(std::string_view id);
inline Edition const& second() { return published("second"); }
inline Edition const& master() { return published("master"); }

/// The second edition with one house rule: `house(&Ruleset::zeros_return, true)`.
template <class Field>
Edition house(Field Ruleset::* field, Field value) {
  auto edition = second();
  edition.rules.*field = value;
  return edition;
}

struct SoMany {
  Money value;
  int number;
};

/// Money cards by value and number: `money({{0, 1}, {50, 2}})`.
inline MoneyCards money(std::initializer_list<SoMany> cards) {
  MoneyCards all;
  for (auto const& [value, number] : cards) all += cards_of_value(value, number);
  return all;
}

inline Command auction(Seat by) { return {by, action::Auction{}}; }
inline Command challenge(Seat by, Seat whom, AnimalId animal) {
  return {by, action::Challenge{whom, animal}};
}
inline Command stop(Seat by) { return {by, action::Stop{}}; }
inline Command bid(Seat by, Money amount) { return {by, action::Bid{amount}}; }
inline Command hammer() { return {House{}, action::Hammer{}}; }
inline Command sell(Seat by) { return {by, action::Sell{}}; }
inline Command buy(Seat by) { return {by, action::Buy{}}; }
inline Command pay(Seat by, MoneyCards cards) { return {by, action::Pay{cards}}; }
inline Command offer(Seat by, MoneyCards cards) { return {by, action::Offer{cards}}; }
inline Command accept(Seat by) { return {by, action::Accept{}}; }
inline Command counter(Seat by, MoneyCards cards) { return {by, action::Counter{cards}}; }

inline Command claim(Seat by) { return {by, action::Claim{}}; }
inline Command tick() { return {House{}, action::Tick{}}; }
inline Command take(Seat by) { return {by, action::Take{}}; }
inline Command lay(Seat by, Money value) { return {by, action::Lay{value}}; }
inline Command divide(Seat by) { return {by, action::Divide{}}; }
inline Command keep(Seat by) { return {by, action::Keep{}}; }
inline Command give(Seat by) { return {by, action::Give{}}; }
inline Command exclude(Seat by, AnimalId animal) { return {by, action::Exclude{animal}}; }

}  // namespace kuhhandel
