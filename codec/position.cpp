#include "codec/position.h"

#include <array>
#include <boost/json/array.hpp>
#include <string>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/seats.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

/// Counts the cards of each animal as they are read, and refuses the one too many where it stands.
class Census {
 public:
  explicit Census(Edition const& edition) : edition_(edition) {}

  void count(AnimalId animal, int number, Field const& field) {
    auto& counted = counted_[static_cast<std::size_t>(index_of(animal))];
    counted += number;
    auto const copies = edition_.animal(animal).copies;
    if (counted <= copies) return;
    field.refuse("that makes " + of(counted, animal) + ", the edition has " + std::to_string(copies));
  }

  void refuse_missing(Field const& position) const {
    for (int i = 0; i < edition_.animal_count(); ++i) {
      auto const counted = counted_[static_cast<std::size_t>(i)];
      auto const copies = edition_.animal(animal_at(i)).copies;
      if (counted == copies) continue;
      position.refuse("has " + of(counted, animal_at(i)) + ", the edition has " + std::to_string(copies) +
                      "; each must be in the pile or before a player");
    }
  }

 private:
  std::string of(int number, AnimalId animal) const {
    std::string const cards = number == 1 ? " card" : " cards";
    return std::to_string(number) + " " + std::string(edition_.animal(animal).id.text()) + cards;
  }

  Edition const& edition_;
  std::array<int, kMaxAnimals> counted_{};
};

/// Cards that other boxes have in their pile.
bool is_to_come(std::string_view card) {
  return card == "rat" || card.starts_with("pedigree:") || card.starts_with("money:");
}

void read_pile(Field const& field, Edition const& edition, Census& census, Pile& pile) {
  for (auto const& card : field.list(0, kMaxPile)) {
    if (card.is_text() && is_to_come(card.text(80))) card.refuse("such cards are not supported yet");
    if (!card.sound()) return;
    auto const animal = read_animal(card, edition);
    census.count(animal, 1, card);
    pile.put_below(animal);
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

/// Takes each hand out of the box; what is left is the bank (C2.2).
void read_hands(Field const& field, State& state) {
  auto const seats = std::size_t{state.seats};
  int seat = 0;
  for (auto const& field_of_hand : field.list(seats, seats)) {
    auto const hand = read_money(field_of_hand);
    if (!field_of_hand.sound()) return;
    for (int place = 0; place < kValueCount; ++place) {
      if (hand.count(place) <= state.bank.count(place)) continue;
      auto const value = std::to_string(kValues[static_cast<std::size_t>(place)]);
      return field_of_hand.refuse("with this hand there are more cards of " + value + " than the box has");
    }
    state.hand(seat_at(seat++)) = hand;
    state.bank -= hand;
  }
}

void refuse_unpayable(Field const& position, Field const& donkeys, Edition const& edition,
                      State const& state) {
  auto bank = state.bank;
  auto paid = std::size_t{state.donkeys};
  for (int depth = 0; depth < state.pile.size(); ++depth) {
    auto const& animal = edition.animal(state.pile.peek(depth));
    if (animal.payouts.empty()) continue;
    auto const which = "payday " + std::to_string(paid + 1);
    if (paid == animal.payouts.size()) {
      return donkeys.refuse("the pile still has a " + std::string(animal.id.text()) + " for " + which +
                            ", the edition has " + std::to_string(paid));
    }
    auto const value = animal.payouts[paid++];
    auto const notes = MoneyCards::of(place_of(value), state.seats);
    if (!bank.contains(notes)) {
      return position.refuse("the bank has too few cards of " + std::to_string(value) + " for " + which);
    }
    bank -= notes;
  }
}

std::int64_t most_paydays(Edition const& edition) {
  std::size_t most = 0;
  for (auto const& animal : edition.animals) most = std::max(most, animal.payouts.size());
  return static_cast<std::int64_t>(most);
}

/// Parts of other boxes, which may be given as long as nothing is in them.
void refuse_to_come(Fields const& fields, std::size_t seats) {
  auto const all = fields.optional("pedigrees");
  if (all.present()) {
    for (auto const& pedigrees : all.list(seats, seats)) {
      if (!pedigrees.list(0, kMaxPile).empty()) pedigrees.refuse("pedigree cards are not supported yet");
    }
  }
  auto const bonus = fields.optional("bonus");
  if (bonus.present() && !bonus.is_null()) bonus.refuse("the bonus card is not supported yet");
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
  read_pile(fields.optional("pile"), edition, census, state.pile);
  read_herds(fields.optional("herds"), edition, census, state);
  read_hands(fields.optional("hands"), state);
  refuse_to_come(fields, std::size_t{state.seats});
  if (!field.sound()) return state;
  census.refuse_missing(field);
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
  for (int i = 0; i < position.seats; ++i) {
    hands.push_back(to_json(position.hand(seat_at(i))));
    herds.push_back(to_json(position.herd(seat_at(i)), edition));
  }
  return {{"turn", to_json(position.turn)},
          {"pile", pile},
          {"hands", hands},
          {"herds", herds},
          {"donkeys", int{position.donkeys}}};
}

}  // namespace kuhhandel
