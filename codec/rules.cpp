#include "codec/rules.h"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

namespace kuhhandel::codec {
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

/// What a field of a ruleset is called, the clauses that leave it to the table, and what it says.
struct RuleSaid {
  std::string_view name;
  std::string_view clause;
  std::string_view line;
};

/// Every field of a ruleset, in the order of the files.
template <class Visit>
void each_rule(Visit visit) {
  visit(RuleSaid{"settlement", "C6.6, C6.8", "The piles of a trade are exchanged, or only the winner pays."},
        &Ruleset::settlement);
  visit(RuleSaid{"zeros_return", "C6.8", "Zeros laid in a trade go back to their owner."},
        &Ruleset::zeros_return);
  visit(RuleSaid{"offer_count", "C6.4", "Whether all see how many cards an offer has."},
        &Ruleset::offer_count);
  visit(RuleSaid{"payments", "C4.7", "Whether all see the cards of a payment."}, &Ruleset::payments);
  visit(RuleSaid{"insolvency", "C4.8", "How an auction goes on after a bidder who cannot pay."},
        &Ruleset::insolvency);
  visit(RuleSaid{"least_offer", "C6.3", "How many cards an offer has at least."}, &Ruleset::least_offer);
  visit(RuleSaid{"multiply", "C9.1, C9.2", "The sum of the quartets is multiplied by their number."},
        &Ruleset::multiply);
  visit(RuleSaid{"bonus", "C9.3", "The bonus card of the box plays."}, &Ruleset::bonus);
  visit(
      RuleSaid{"super_trade", "C11.1", "After a trade the same player may auction or divide a card as well."},
      &Ruleset::super_trade);
  visit(RuleSaid{"money_counts", "C9.5", "The money in hand is added at the end."}, &Ruleset::money_counts);
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

/// All that a field may say; of a yes or no what is usual comes first, as in a form.
json::array words_of(bool usual) { return {usual, !usual}; }
json::array words_of(std::uint8_t) { return {0, 1}; }
template <class Enum>
json::array words_of(Enum value) {
  json::array words;
  for (auto const& choice : choices(value)) words.push_back(json::string_view(choice.word));
  return words;
}

/// The same for a sentence.
std::string words_for(json::array const& words) {
  std::string text;
  for (auto const& word : words) {
    text += text.empty() ? "" : ", ";
    text += word.is_string() ? std::string(word.get_string()) : serialize(word);
  }
  return text;
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
    field.refuse("\"" + std::string(word) + "\" is not known; known are " + words_for(words_of(value)));
}

std::vector<std::string_view> names() {
  std::vector<std::string_view> names;
  each_rule([&](RuleSaid const& said, auto) { names.push_back(said.name); });
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
  each_rule([&](RuleSaid const& said, auto member) { object[said.name] = word_of(rules.*member); });
  return object;
}

json::object difference(Ruleset const& rules, Ruleset const& usual) {
  json::object object;
  each_rule([&](RuleSaid const& said, auto member) {
    if (rules.*member != usual.*member) object[said.name] = word_of(rules.*member);
  });
  return object;
}

Ruleset read_rules(Field const& field, Ruleset const& usual) {
  auto rules = usual;
  if (!field.present()) return rules;
  refuse_unknown(field);
  auto const fields = field.fields_of_any_name();
  each_rule([&](RuleSaid const& said, auto member) {
    if (auto const rule = fields.optional(said.name); rule.present()) read(rule, rules.*member);
  });
  return rules;
}

Ruleset read_house_rules(Field const& field, Edition const& usual) {
  auto const rules = read_rules(field, usual.rules);
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
  each_rule([&](RuleSaid const& said, auto member) {
    auto const usual = Ruleset{}.*member;
    auto const values = words_of(usual);
    fields.push_back({said.name, said.clause, said.line, words_for(values), values, word_of(usual)});
  });
  return fields;
}

}  // namespace kuhhandel::codec
