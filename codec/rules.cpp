#include "codec/rules.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace kuhhandel {
namespace {

namespace json = boost::json;

/// A value of a closed enum and its word.
template <class Enum>
struct Choice {
  std::string_view word;
  Enum value;
};

constexpr std::array<Choice<Settlement>, 2> choices(Settlement) {
  return {{{"exchange", Settlement::exchange}, {"winner_pays", Settlement::winner_pays}}};
}
constexpr std::array<Choice<OfferCount>, 2> choices(OfferCount) {
  return {{{"open", OfferCount::open}, {"concealed", OfferCount::concealed}}};
}
constexpr std::array<Choice<Payments>, 2> choices(Payments) {
  return {{{"open", Payments::open}, {"closed", Payments::closed}}};
}
constexpr std::array<Choice<Insolvency>, 3> choices(Insolvency) {
  return {{{"reauction_without", Insolvency::reauction_without},
           {"continue_without", Insolvency::continue_without},
           {"reauction_capped", Insolvency::reauction_capped}}};
}

/// Every field of a ruleset, in the order of the files: its name, its place, its clause.
template <class Visit>
void each_rule(Visit visit) {
  visit("settlement", &Ruleset::settlement, "C6.6, C6.8");
  visit("zeros_return", &Ruleset::zeros_return, "C6.8");
  visit("offer_count", &Ruleset::offer_count, "C6.4");
  visit("payments", &Ruleset::payments, "C4.7");
  visit("insolvency", &Ruleset::insolvency, "C4.8");
  visit("least_offer", &Ruleset::least_offer, "C6.3");
  visit("multiply", &Ruleset::multiply, "C9.1, C9.2");
  visit("bonus", &Ruleset::bonus, "C9.3");
  visit("super_trade", &Ruleset::super_trade, "C11.1");
  visit("money_counts", &Ruleset::money_counts, "C9.5");
}

json::value word_of(bool truth) { return truth; }
json::value word_of(std::uint8_t number) { return int{number}; }
template <class Enum>
json::value word_of(Enum value) {
  for (auto const& choice : choices(value)) {
    if (choice.value == value) return json::string_view(choice.word);
  }
  std::unreachable();
}

/// The words that a field may have, for a sentence.
std::string words_for(bool) { return "true, false"; }
std::string words_for(std::uint8_t) { return "0, 1"; }
template <class Enum>
std::string words_for(Enum value) {
  std::vector<std::string_view> words;
  for (auto const& choice : choices(value)) words.push_back(choice.word);
  return list_of(words);
}

void read(Field const& field, bool& truth) { truth = field.truth(); }
void read(Field const& field, std::uint8_t& number) { number = static_cast<std::uint8_t>(field.whole(0, 1)); }
template <class Enum>
void read(Field const& field, Enum& value) {
  auto const word = field.text(40);
  for (auto const& choice : choices(value)) {
    if (choice.word != word) continue;
    value = choice.value;
    return;
  }
  if (field.is_text())
    field.refuse("\"" + std::string(word) + "\" is not known; known are " + words_for(value));
}

std::vector<std::string_view> names() {
  std::vector<std::string_view> names;
  each_rule([&](std::string_view name, auto, std::string_view) { names.push_back(name); });
  return names;
}

void refuse_unknown(Field const& field) {
  auto const known = names();
  for (auto const& [name, inside] : field.entries()) {
    if (std::ranges::find(known, name) != known.end()) continue;
    inside.refuse("is not a known rule; known are " + list_of(known));
  }
}

}  // namespace

json::object to_json(Ruleset const& rules) {
  json::object object;
  each_rule(
      [&](json::string_view name, auto member, std::string_view) { object[name] = word_of(rules.*member); });
  return object;
}

json::object difference(Ruleset const& rules, Ruleset const& usual) {
  json::object object;
  each_rule([&](json::string_view name, auto member, std::string_view) {
    if (rules.*member != usual.*member) object[name] = word_of(rules.*member);
  });
  return object;
}

Ruleset read_rules(Field const& field) {
  refuse_unknown(field);
  auto const fields = field.fields_of_any_name();
  Ruleset rules;
  each_rule([&](std::string_view name, auto member, std::string_view) {
    read(fields.required(name), rules.*member);
  });
  return rules;
}

Ruleset read_house_rules(Field const& field, Edition const& usual) {
  refuse_unknown(field);
  auto const fields = field.fields_of_any_name();
  auto rules = usual.rules;
  each_rule([&](std::string_view name, auto member, std::string_view) {
    if (auto const rule = fields.optional(name); rule.present()) read(rule, rules.*member);
  });
  refuse_unplayable(field, rules, usual);
  return rules;
}

void refuse_unplayable(Field const& rules_field, Ruleset const& rules, Edition const& edition) {
  if (rules.bonus && edition.bonus.worth == 0) {
    auto const bonus = rules_field.fields_of_any_name().optional("bonus");
    bonus.refuse("the box of edition " + std::string(edition.id.text()) + " has no bonus card");
  }
}

std::vector<RuleField> rule_fields() {
  std::vector<RuleField> fields;
  each_rule([&](std::string_view name, auto member, std::string_view clause) {
    fields.push_back({name, clause, words_for(Ruleset{}.*member)});
  });
  return fields;
}

}  // namespace kuhhandel
