#include "codec/edition.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <string>

#include "codec/money.h"
#include "codec/rules.h"
#include "engine/pile.h"
#include "engine/seat.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestWord = 15;
constexpr int kMostCopies = 15;
constexpr Money kMostWorth = 10'000;

bool is_word(std::string_view text) {
  auto const is_letter = [](char letter) { return letter >= 'a' && letter <= 'z'; };
  auto const may_follow = [&](char letter) {
    return is_letter(letter) || (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
  };
  return !text.empty() && is_letter(text.front()) && std::ranges::all_of(text, may_follow);
}

Word read_word(Field const& field) {
  auto const word = field.text(kLongestWord);
  if (field.is_text() && !is_word(word)) field.refuse("must be a word of small letters, digits, - and _");
  return Word(word);
}

Purpose read_purpose(Field const& field) {
  if (!field.present()) return Purpose::play;
  auto const word = field.text(kLongestWord);
  if (field.is_text() && word != "research") field.refuse("may only be research; without it one plays");
  return Purpose::research;
}

void read_seats(Field const& field, Edition& edition) {
  auto const seats = field.list(2, 2);
  if (seats.size() != 2) return;
  edition.fewest_seats = static_cast<int>(seats[0].whole(2, kMaxSeats));
  edition.most_seats = static_cast<int>(seats[1].whole(edition.fewest_seats, kMaxSeats));
}

Animal read_animal(Field const& field) {
  auto const fields = field.fields({"id", "worth", "copies", "payouts"});
  Animal animal{.id = read_word(fields.required("id")),
                .worth = static_cast<Money>(fields.required("worth").whole(1, kMostWorth)),
                .copies = static_cast<int>(fields.required("copies").whole(1, kMostCopies)),
                .payouts = {}};
  auto const payouts = fields.optional("payouts");
  auto const copies = static_cast<std::size_t>(animal.copies);
  for (auto const& payout : payouts.list(copies, copies)) {
    auto const value = static_cast<Money>(payout.whole(0, kValues.back()));
    if (place_of(value) < 0) payout.refuse("no money card has that value");
    animal.payouts.push_back(value);
  }
  return animal;
}

bool has_animal(Edition const& edition, std::string_view id) {
  for (auto const& animal : edition.animals) {
    if (animal.id.text() == id) return true;
  }
  return false;
}

void read_animals(Field const& field, Edition& edition) {
  int cards = 0;
  bool pays = false;
  for (auto const& item : field.list(1, kMaxAnimals)) {
    auto const animal = read_animal(item);
    if (has_animal(edition, animal.id.text())) item.refuse("is a second " + std::string(animal.id.text()));
    if (pays && !animal.payouts.empty()) item.refuse("is a second animal with payouts; one may have them");
    pays = pays || !animal.payouts.empty();
    cards += animal.copies;
    edition.animals.push_back(animal);
  }
  if (cards > kMaxPile) field.refuse("more than " + std::to_string(kMaxPile) + " animals in all");
}

/// What `seats` players are given in a whole game: hands and donkeys (C2.1, C5.1); nothing more than the box.
bool bank_suffices(Edition const& edition) {
  auto bank = edition.money;
  for (int seat = 0; seat < edition.most_seats; ++seat) {
    if (!bank.contains(edition.hand)) return false;
    bank -= edition.hand;
    for (auto const& animal : edition.animals) {
      for (auto const value : animal.payouts) {
        auto const note = MoneyCards::of(place_of(value));
        if (!bank.contains(note)) return false;
        bank -= note;
      }
    }
  }
  return true;
}

json::object to_json(Animal const& animal) {
  json::object object{
      {"id", json::string_view(animal.id.text())}, {"worth", animal.worth}, {"copies", animal.copies}};
  if (!animal.payouts.empty()) object["payouts"] = json::array(animal.payouts.begin(), animal.payouts.end());
  return object;
}

}  // namespace

json::object to_json(Edition const& edition) {
  json::array animals;
  for (auto const& animal : edition.animals) animals.push_back(to_json(animal));
  json::object object{{"id", json::string_view(edition.id.text())}};
  if (edition.purpose == Purpose::research) object["purpose"] = "research";
  object["seats"] = {edition.fewest_seats, edition.most_seats};
  object["animals"] = animals;
  object["money"] = to_json(edition.money);
  object["hand"] = to_json(edition.hand);
  object["rules"] = to_json(edition.rules);
  return object;
}

Edition read_edition(Field const& field) {
  auto const fields = field.fields({"id", "purpose", "seats", "animals", "money", "hand", "rules"});
  Edition edition;
  edition.id = read_word(fields.required("id"));
  edition.purpose = read_purpose(fields.optional("purpose"));
  read_seats(fields.required("seats"), edition);
  read_animals(fields.required("animals"), edition);
  edition.money = read_money(fields.required("money"));
  edition.hand = read_money(fields.required("hand"));
  edition.rules = read_rules(fields.required("rules"));
  if (!field.sound()) return edition;
  if (!bank_suffices(edition)) {
    fields.required("money").refuse("cannot pay the hands and the payouts of " +
                                    std::to_string(edition.most_seats) + " players");
  }
  return edition;
}

std::expected<Edition, FormatError> edition_from(json::value const& document) {
  return read_document(document, "", read_edition);
}

}  // namespace kuhhandel
