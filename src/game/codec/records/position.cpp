#include "codec/records/position.h"

#include <array>
#include <boost/json/array.hpp>
#include <string>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/seats.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

/// Counts the cards of each animal while reading, and refuses a surplus card at its path.
class Census {
 public:
  explicit Census(Edition const& edition) : edition_(edition) {}

  void count(AnimalId animal, int number, Field const& field) {
    auto& counted = counted_[static_cast<std::size_t>(index_of(animal))];
    counted += number;
    auto const copies = edition_.copies(animal);
    if (counted <= copies) return;
    field.refuse("that makes " + of(counted, animal) + ", the edition has " + std::to_string(copies));
  }

  void count_pedigree(AnimalId animal, Field const& field) {
    if (pedigrees_.owner(animal)) return field.refuse("is a second pedigree card of that animal");
    pedigrees_.give(animal, Seat{});
  }

  void refuse_missing(Field const& position) const {
    for (int i = 0; edition_.pedigree > 0 && i < edition_.animal_count(); ++i) {
      if (pedigrees_.owner(animal_at(i))) continue;
      position.refuse("has no pedigree card of " + std::string(edition_.name(animal_at(i))) +
                      "; it must be in the pile or with a player");
    }
    for (int i = 0; i < kMaxKinds; ++i) {
      if (!edition_.has(animal_at(i))) continue;
      auto const counted = counted_[static_cast<std::size_t>(i)];
      auto const copies = edition_.copies(animal_at(i));
      if (counted == copies) continue;
      position.refuse("has " + of(counted, animal_at(i)) + ", the edition has " + std::to_string(copies) +
                      "; each must be in the pile or before a player");
    }
  }

 private:
  std::string of(int number, AnimalId animal) const {
    std::string const cards = number == 1 ? " card" : " cards";
    return std::to_string(number) + " " + std::string(edition_.name(animal)) + cards;
  }

  Edition const& edition_;
  std::array<int, kMaxKinds> counted_{};
  Pedigrees pedigrees_;
};

/// Removes money from the box, and refuses surplus cards.
void take_money(MoneyCards& box, MoneyCards part, Field const& field, std::string const& what) {
  for (auto const denomination : kDenominations) {
    if (part.count(denomination) <= box.count(denomination)) continue;
    auto const value = std::to_string(value_of(denomination).points());
    return field.refuse("with this " + what + " there are more cards of " + value + " than the box has");
  }
  box -= part;
}

void read_pile(Field const& field, Edition const& edition, Census& census, State& state) {
  for (auto const& item : field.list(0, kMaxPile)) {
    auto const card = read_card(item, edition);
    if (!item.sound()) return;
    if (card.kind() == Card::Kind::money) {
      take_money(state.bank, card.money(), item, "card");
    } else if (card.kind() == Card::Kind::pedigree) {
      census.count_pedigree(card.animal(), item);
    } else {
      census.count(card.animal(), 1, item);
    }
    state.pile.put_below(card);
  }
}

void read_pedigrees(Field const& field, Edition const& edition, Census& census, State& state) {
  auto const seats = std::size_t{state.seats};
  int seat = 0;
  for (auto const& list : field.list(seats, seats)) {
    for (auto const& item : list.list(0, kMaxAnimals)) {
      auto const animal = read_animal(item, edition);
      if (edition.pedigree == 0 || animal == kRat) item.refuse("no pedigree card of this edition");
      if (!item.sound()) return;
      census.count_pedigree(animal, item);
      if (!state.pedigrees.owner(animal)) state.pedigrees.give(animal, seat_at(seat));
    }
    ++seat;
  }
}

void read_herds(Field const& field, Edition const& edition, Census& census, State& state) {
  auto const seats = std::size_t{state.seats};
  int seat = 0;
  for (auto const& herd : field.list(seats, seats)) {
    state.herd(seat_at(seat++)) = read_herd(herd, edition);
    for (auto const& entry : herd.entries()) {
      auto const animal = read_animal_name(entry, edition);
      if (!animal || !entry.field.sound()) return;
      census.count(*animal, static_cast<int>(entry.field.whole(0, kMaxPile)), entry.field);
    }
  }
}

/// Removes each hand from the box; the rest is the bank (C2.2).
void read_hands(Field const& field, State& state) {
  auto const seats = std::size_t{state.seats};
  int seat = 0;
  for (auto const& field_of_hand : field.list(seats, seats)) {
    auto const hand = read_money(field_of_hand);
    if (!field_of_hand.sound()) return;
    take_money(state.bank, hand, field_of_hand, "hand");
    if (!field_of_hand.sound()) return;
    state.hand(seat_at(seat++)) = hand;
  }
}

/// If turns are divisions, the bank is the money set aside minus the paydays (C10.1).
void leave_what_is_set_aside(Field const& position, Edition const& edition, State& state) {
  auto bank = edition.division->set_aside;
  for (auto const& animal : edition.animals) {
    for (int paid = 0; paid < state.donkeys && !animal.payouts.empty(); ++paid) {
      bank -= cards_of_value(animal.payouts[static_cast<std::size_t>(paid)], state.seats);
    }
  }
  if (!state.bank.contains(bank)) return position.refuse("has more money than the set-aside cards leave");
  state.bank = bank;
}

void refuse_unpayable(Field const& position, Field const& donkeys, Edition const& edition,
                      State const& state) {
  auto bank = state.bank;
  auto paid = std::size_t{state.donkeys};
  for (int depth = 0; depth < state.pile.size(); ++depth) {
    auto const card = state.pile.peek(depth);
    if (card.kind() != Card::Kind::animal) continue;
    auto const& animal = edition.animal(card.animal());
    if (animal.payouts.empty()) continue;
    auto const which = "payday " + std::to_string(paid + 1);
    if (paid == animal.payouts.size()) {
      return donkeys.refuse("the pile still has a " + std::string(animal.id.text()) + " for " + which +
                            ", the edition has " + std::to_string(paid));
    }
    auto const value = animal.payouts[paid++];
    auto const cards = cards_of_value(value, state.seats);
    if (!bank.contains(cards)) {
      return position.refuse("the bank has too few cards of " + std::to_string(value.points()) + " for " +
                             which);
    }
    bank -= cards;
  }
}

std::int64_t most_paydays(Edition const& edition) {
  std::size_t most = 0;
  for (auto const& animal : edition.animals) most = std::max(most, animal.payouts.size());
  return static_cast<std::int64_t>(most);
}

std::optional<Seat> read_bonus(Field const& field, Edition const& edition, int seats) {
  if (!field.present() || field.is_null()) return {};
  if (!edition.rules.bonus) field.refuse("there is no bonus card by these rules");
  return read_seat(field, seats);
}

}  // namespace

State read_position(Field const& field, Edition const& edition, int seats) {
  auto const fields = field.fields({"turn", "pile", "hands", "herds", "pedigrees", "bonus", "donkeys"});
  State state;
  state.seats = static_cast<std::uint8_t>(seats);
  state.turn = read_seat(fields.required("turn"), seats);
  state.bank = edition.money;
  auto const donkeys = fields.optional("donkeys");
  state.donkeys = static_cast<std::uint8_t>(donkeys.whole(0, most_paydays(edition)));

  Census census(edition);
  read_pile(fields.optional("pile"), edition, census, state);
  read_herds(fields.optional("herds"), edition, census, state);
  read_hands(fields.optional("hands"), state);
  read_pedigrees(fields.optional("pedigrees"), edition, census, state);
  state.bonus = read_bonus(fields.optional("bonus"), edition, seats);
  if (!field.sound()) return state;
  census.refuse_missing(field);
  if (edition.division) leave_what_is_set_aside(field, edition, state);
  refuse_unpayable(field, donkeys, edition, state);
  return state;
}

json::object position_to_json(State const& position, Edition const& edition) {
  json::array pile;
  for (int depth = 0; depth < position.pile.size(); ++depth) {
    pile.push_back(to_json(position.pile.peek(depth), edition));
  }
  json::array hands;
  json::array herds;
  for (auto const seat : seats_of(position.seats)) {
    hands.push_back(to_json(position.hand(seat)));
    herds.push_back(to_json(position.herd(seat), edition));
  }
  json::object object{{"turn", to_json(position.turn)},
                      {"pile", pile},
                      {"hands", hands},
                      {"herds", herds},
                      {"donkeys", int{position.donkeys}}};
  if (edition.pedigree > 0) {
    json::array pedigrees;
    for (auto const seat : seats_of(position.seats)) {
      pedigrees.push_back(to_json(position.pedigrees, seat, edition));
    }
    object["pedigrees"] = pedigrees;
  }
  if (position.bonus) object["bonus"] = to_json(*position.bonus);
  return object;
}

}  // namespace kuhhandel::codec
