// Readers of money cards, animals and rulesets for any JSON reader: Field has the interface of
// codec/text/field.h.
#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "codec/text/known_names.h"
#include "engine/rule_words.h"

namespace kuhhandel::codec {

template <class Field>
MoneyCards money_by(Field const& field) {
  MoneyCards cards;
  int left = kMostMoneyCards;
  for (auto const& [name, inside] : field.entries()) {
    auto const denomination = denomination_named(name);
    if (!denomination) {
      inside.refuse("no money card has that value; known are " + list_of(kDenominationNames));
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

/// Returns the animal with this id; refuses it, by `field`, if the edition does not have it.
template <class Field>
std::optional<AnimalId> known_animal(Field const& field, std::string_view id, Edition const& edition) {
  auto const animal = animal_named(id, edition);
  if (!animal) field.refuse("no animal of this edition; its animals are " + animal_words(edition));
  return animal;
}

template <class Field>
AnimalId animal_by(Field const& field, Edition const& edition) {
  auto const id = field.text(80);
  if (!field.is_text()) return {};
  return known_animal(field, id, edition).value_or(AnimalId{});
}

template <class Field>
void read_rule(Field const& field, bool& truth) {
  truth = field.truth();
}
template <class Field, std::unsigned_integral Number>
void read_rule(Field const& field, Number& number) {
  constexpr auto kEach = words_for_each(Number{});
  number = static_cast<Number>(field.whole(kEach.front().value, kEach.back().value));
}
template <class Field, class Enum>
void read_rule(Field const& field, Enum& value) {
  auto const word = field.text(40);
  std::vector<std::string_view> known;
  for (auto const& choice : words_for_each(value)) {
    known.push_back(choice.word);
    if (choice.word != word) continue;
    value = choice.value;
    return;
  }
  if (field.is_text())
    field.refuse("\"" + std::string(word) + "\" is not known; known are " + list_of(known));
}

template <class Field>
void refuse_unknown_rules(Field const& field) {
  std::vector<std::string_view> known;
  each_rule([&](RuleText const& rule_text, auto) { known.push_back(rule_text.name); });
  for (auto const& [name, inside] : field.entries()) {
    if (std::ranges::find(known, name) != known.end()) continue;
    inside.refuse("is not a known rule; known are " + list_of(known));
  }
}

/// Reads fields that replace those of `usual`; absent fields change nothing.
template <class Field>
Ruleset rules_by(Field const& field, Ruleset const& usual) {
  auto rules = usual;
  if (!field.present()) return rules;
  refuse_unknown_rules(field);
  auto const fields = field.fields_of_any_name();
  each_rule([&](RuleText const& rule_text, auto member) {
    if (auto const rule = fields.optional(rule_text.name); rule.present()) read_rule(rule, rules.*member);
  });
  return rules;
}

/// Refuses, by field, rules that need material which the box does not have.
template <class Field>
void refuse_unplayable(Field const& rules_field, Ruleset const& rules, Edition const& edition) {
  if (rules.bonus && edition.bonus.worth == 0) {
    auto const bonus = rules_field.fields_of_any_name().optional("bonus");
    bonus.refuse("the box of edition " + std::string(edition.id.text()) + " has no bonus card");
  }
}

}  // namespace kuhhandel::codec
