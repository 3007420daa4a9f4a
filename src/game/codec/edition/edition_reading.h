// Reads edition files with any JSON reader: the program's, or the small one of the C functions, which do not
// use Boost. Field has the interface of codec/text/field.h.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "codec/edition/edition_parts.h"
#include "engine/cards/pile.h"
#include "engine/edition.h"
#include "engine/seat.h"

namespace kuhhandel::codec {
namespace edition_reading {

inline constexpr int kMostCopies = 15;
inline constexpr std::int64_t kMostWorth = 10'000;

inline bool is_word(std::string_view text) {
  auto const is_letter = [](char letter) { return letter >= 'a' && letter <= 'z'; };
  auto const may_follow = [&](char letter) {
    return is_letter(letter) || (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
  };
  return !text.empty() && is_letter(text.front()) && std::ranges::all_of(text, may_follow);
}

template <class Field>
Word read_word(Field const& field) {
  auto const word = field.text(Word::kLongest);
  if (field.is_text() && !is_word(word)) field.refuse("must be a word of small letters, digits, - and _");
  return Word(word);
}

template <class Field>
Purpose read_purpose(Field const& field) {
  if (!field.present()) return Purpose::play;
  auto const word = field.word();
  if (field.is_text() && word != "research") field.refuse("may only be research; without it one plays");
  return Purpose::research;
}

template <class Field>
void read_seats(Field const& field, Edition& edition) {
  auto const seats = field.list(2, 2);
  if (seats.size() != 2) return;
  edition.fewest_seats = static_cast<int>(seats[0].whole(2, kMaxSeats));
  edition.most_seats = static_cast<int>(seats[1].whole(edition.fewest_seats, kMaxSeats));
}

template <class Field>
Animal read_kind(Field const& field) {
  auto const fields = field.fields({"id", "worth", "copies", "payouts"});
  Animal animal{.id = read_word(fields.required("id")),
                .worth = Money::of(fields.required("worth").whole(1, kMostWorth)),
                .copies = static_cast<int>(fields.required("copies").whole(1, kMostCopies)),
                .payouts = {}};
  auto const payouts = fields.optional("payouts");
  auto const copies = static_cast<std::size_t>(animal.copies);
  for (auto const& payout : payouts.list(copies, copies)) {
    auto const value = Money::of(payout.whole(0, value_of(Denomination::five_hundred).points()));
    if (!denomination_of(value)) payout.refuse("no money card has that value");
    animal.payouts.push_back(value);
  }
  return animal;
}

inline bool has_animal(Edition const& edition, std::string_view id) {
  for (auto const& animal : edition.animals) {
    if (animal.id.text() == id) return true;
  }
  return false;
}

template <class Field>
void read_animals(Field const& field, Edition& edition) {
  bool pays = false;
  for (auto const& item : field.list(1, kMaxAnimals)) {
    auto const animal = read_kind(item);
    if (has_animal(edition, animal.id.text())) item.refuse("is a second " + std::string(animal.id.text()));
    if (pays && !animal.payouts.empty())
      item.refuse("is a second animal with payouts; only one can have them");
    pays = pays || !animal.payouts.empty();
    edition.animals.push_back(animal);
  }
}

/// Removes `part` from `bank`; returns false if it is not all there.
inline bool take(MoneyCards& bank, MoneyCards part) {
  if (!bank.contains(part)) return false;
  bank -= part;
  return true;
}

/// Returns whether the box covers the payouts to a full table in a whole game: hands and donkeys (C2.1,
/// C5.1). Donkeys pay from the money set aside if there is any (C10.1).
inline bool bank_suffices(Edition const& edition) {
  auto bank = edition.money;
  for (int times = 0; times < edition.most_seats; ++times) {
    if (!take(bank, edition.hand)) return false;
  }
  if (edition.division) {
    if (!take(bank, edition.division->set_aside)) return false;
    if (bank.size() - zeros_of(bank).size() < edition.division->removed) return false;
    bank = edition.division->set_aside;
  }
  for (auto const& animal : edition.animals) {
    for (auto const value : animal.payouts) {
      if (!take(bank, cards_of_value(value, edition.most_seats))) return false;
    }
  }
  return true;
}

/// Returns the number of cards in the pile at the start (C1.4, C10.1).
inline int cards_of_pile(Edition const& edition) {
  int cards = edition.rats + (edition.pedigree > 0 ? edition.animal_count() : 0);
  for (auto const& animal : edition.animals) cards += animal.copies;
  if (!edition.division) return cards;
  auto money = edition.money - edition.division->set_aside;
  for (int times = 0; times < edition.fewest_seats; ++times) money -= edition.hand;
  return cards + money.size() - zeros_of(money).size() - edition.division->removed;
}

/// Refuses editions that cannot be played although each field is valid.
template <class Fields>
void refuse_unplayable_box(Fields const& fields, Edition const& edition) {
  auto const money = fields.required("money");
  if (!bank_suffices(edition)) {
    return money.refuse("cannot pay the hands and the payouts of " + std::to_string(edition.most_seats) +
                        " players");
  }
  if (edition.division && (edition.fewest_seats != 2 || edition.most_seats != 2)) {
    fields.required("seats").refuse("must be 2 to 2 if turns are divisions");
  }
  if (edition.cards_per_auction == 2 && (edition.rats > 0 || edition.pedigree > 0 || edition.division)) {
    fields.optional("cards_per_auction").refuse("may be 2 only without rats, pedigree and division");
  }
  if (cards_of_pile(edition) > kMaxPile) {
    fields.required("animals").refuse("make a pile of more than " + std::to_string(kMaxPile) + " cards");
  }
}

/// Reads the pair of animals in `field`.
template <class Field>
BonusCard::Pair read_pair(Field const& field, Edition const& edition) {
  auto const pair = field.list(2, 2);
  if (pair.size() != 2) return {};
  return {animal_by(pair[0], edition), animal_by(pair[1], edition)};
}

template <class Field>
void read_bonus(Field const& field, Edition& edition) {
  if (!field.present()) return;
  auto const fields = field.fields({"worth", "pairs"});
  edition.bonus.worth = Money::of(fields.required("worth").whole(1, kMostWorth));
  for (auto const& pair : fields.required("pairs").list(1, kMaxAnimals)) {
    edition.bonus.pairs.push_back(read_pair(pair, edition));
  }
}

template <class Field>
void read_division(Field const& field, Edition& edition) {
  if (!field.present()) return;
  auto const fields = field.fields({"set_aside", "removed"});
  edition.division =
      DivisionMoney{.set_aside = money_by(fields.required("set_aside")),
                    .removed = static_cast<int>(fields.required("removed").whole(0, kMaxPile))};
}

}  // namespace edition_reading

/// Reads an edition; refuses it, by field, if it is invalid or cannot be played. `read_words` reads the texts
/// for people, which are not part of the edition.
template <class Field, class ReadWords>
Edition edition_by(Field const& field, ReadWords read_words) {
  auto const fields = field.fields({"id", "purpose", "words", "seats", "animals", "money", "hand", "rats",
                                    "pedigree", "division", "cards_per_auction", "bonus", "rules"});
  Edition edition;
  edition.id = edition_reading::read_word(fields.required("id"));
  edition.purpose = edition_reading::read_purpose(fields.optional("purpose"));
  edition_reading::read_seats(fields.required("seats"), edition);
  edition_reading::read_animals(fields.required("animals"), edition);
  edition.money = money_by(fields.required("money"));
  edition.hand = money_by(fields.required("hand"));
  edition.rats = static_cast<int>(fields.optional("rats").whole(0, edition_reading::kMostCopies));
  edition.pedigree = Money::of(fields.optional("pedigree").whole(0, edition_reading::kMostWorth));
  edition_reading::read_division(fields.optional("division"), edition);
  auto const lots = fields.optional("cards_per_auction");
  if (lots.present()) edition.cards_per_auction = static_cast<int>(lots.whole(1, 2));
  edition_reading::read_bonus(fields.optional("bonus"), edition);
  edition.rules = rules_by(fields.optional("rules"), {});
  if (!field.sound()) return edition;
  read_words(fields.optional("words"), edition);
  refuse_unplayable(fields.optional("rules"), edition.rules, edition);
  edition_reading::refuse_unplayable_box(fields, edition);
  return edition;
}

}  // namespace kuhhandel::codec
