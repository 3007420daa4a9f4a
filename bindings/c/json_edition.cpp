// The parts of an edition that a JsonField says.
#include <algorithm>
#include <optional>
#include <string>

#include "bindings/c/json_field.h"
#include "engine/rule_words.h"

namespace kuhhandel::bindings {
namespace {

std::string name_of(Denomination denomination) { return std::to_string(value_of(denomination).points()); }

std::string all_denominations() {
  std::string all;
  for (auto const each : kDenominations) all += (all.empty() ? "" : ", ") + name_of(each);
  return all;
}

std::optional<Denomination> denomination_named(std::string_view name) {
  for (auto const each : kDenominations) {
    if (name_of(each) == name) return each;
  }
  return {};
}

void read(JsonField const& field, bool& truth) { truth = field.truth(); }
void read(JsonField const& field, std::uint8_t& number) {
  number = static_cast<std::uint8_t>(field.whole(0, 1));
}
template <class Enum>
void read(JsonField const& field, Enum& value) {
  auto const word = field.text(40);
  std::string known;
  for (auto const& choice : words_for_each(value)) {
    if (choice.word == word) {
      value = choice.value;
      return;
    }
    known += (known.empty() ? "" : ", ") + std::string(choice.word);
  }
  if (field.is_text()) field.refuse("\"" + std::string(word) + "\" is not known; known are " + known);
}

void refuse_unknown(JsonField const& field) {
  std::string all;
  std::vector<std::string_view> known;
  each_rule([&](RuleSaid const& said, auto) {
    all += (all.empty() ? "" : ", ") + std::string(said.name);
    known.push_back(said.name);
  });
  for (auto const& [name, inside] : field.entries()) {
    if (std::ranges::find(known, name) == known.end()) {
      inside.refuse("is not a known rule; known are " + all);
    }
  }
}

}  // namespace

MoneyCards read_money(JsonField const& field) {
  MoneyCards cards;
  int left = kMostMoneyCards;
  for (auto const& [name, inside] : field.entries()) {
    auto const denomination = denomination_named(name);
    if (!denomination) {
      inside.refuse("no money card has that value; known are " + all_denominations());
      continue;
    }
    auto const count = static_cast<int>(inside.whole(0, kMostMoneyCards));
    if (count > left) {
      field.refuse("more than " + std::to_string(kMostMoneyCards) + " money cards");
      continue;
    }
    left -= count;
    cards += MoneyCards::of(*denomination, count);
  }
  return cards;
}

AnimalId read_animal(JsonField const& field, Edition const& edition) {
  auto const id = field.text(80);
  std::string all;
  for (int i = 0; i < kMaxKinds; ++i) {
    if (!edition.has(animal_at(i))) continue;
    auto const name = edition.name(animal_at(i));
    if (name == id) return animal_at(i);
    all += (all.empty() ? "" : ", ") + std::string(name);
  }
  if (field.is_text()) field.refuse("no animal of this edition; its animals are " + all);
  return {};
}

Ruleset read_rules(JsonField const& field) {
  Ruleset rules;
  if (!field.present()) return rules;
  refuse_unknown(field);
  auto const fields = field.fields_of_any_name();
  each_rule([&](RuleSaid const& said, auto member) {
    if (auto const rule = fields.optional(said.name); rule.present()) read(rule, rules.*member);
  });
  return rules;
}

void refuse_unplayable(JsonField const& rules_field, Ruleset const& rules, Edition const& edition) {
  if (rules.bonus && edition.bonus.worth == 0) {
    auto const bonus = rules_field.fields_of_any_name().optional("bonus");
    bonus.refuse("the box of edition " + std::string(edition.id.text()) + " has no bonus card");
  }
}

}  // namespace kuhhandel::bindings
