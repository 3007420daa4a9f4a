#include "codec/edition/rules.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <concepts>
#include <cstdint>
#include <string>
#include <vector>

#include "codec/edition/edition_parts.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

json::value word_of(bool truth) { return truth; }
template <std::unsigned_integral Number>
json::value word_of(Number number) {
  return std::int64_t{number};
}
template <class Enum>
json::value word_of(Enum value) {
  for (auto const& choice : words_for_each(value)) {
    if (choice.value == value) return json::string_view(choice.word);
  }
  std::unreachable();
}

/// Returns all values of a field; for a boolean, the usual value comes first, as in a form.
json::array words_of(bool usual) { return {usual, !usual}; }
template <class Value>
json::array words_of(Value usual) {
  json::array words;
  for (auto const& choice : words_for_each(usual)) words.push_back(word_of(choice.value));
  return words;
}

/// Returns the same for a sentence.
std::string words_for(json::array const& words) {
  std::string text;
  for (auto const& word : words) {
    text += text.empty() ? "" : ", ";
    text += word.is_string() ? std::string(word.get_string()) : serialize(word);
  }
  return text;
}

}  // namespace

json::object to_json(Ruleset const& rules) {
  json::object object;
  each_rule([&](RuleText const& rule_text, auto member) { object[rule_text.name] = word_of(rules.*member); });
  return object;
}

json::value rules_schema(Schemas& all) {
  return all.definition("Rules", [] {
    return described("A table's rules; the edition determines which fields exist.",
                     json::object{{"type", "object"}});
  });
}

json::object difference(Ruleset const& rules, Ruleset const& usual) {
  json::object object;
  each_rule([&](RuleText const& rule_text, auto member) {
    if (rules.*member != usual.*member) object[rule_text.name] = word_of(rules.*member);
  });
  return object;
}

Ruleset read_rules(Field const& field, Ruleset const& usual) { return rules_by(field, usual); }

Ruleset read_house_rules(Field const& field, Edition const& usual) {
  auto const rules = read_rules(field, usual.rules);
  refuse_unplayable(field, rules, usual);
  return rules;
}

std::vector<RuleField> rule_fields() {
  std::vector<RuleField> fields;
  each_rule([&](RuleText const& rule_text, auto member) {
    auto const usual = Ruleset{}.*member;
    auto const values = words_of(usual);
    fields.push_back(
        {rule_text.name, rule_text.clause, rule_text.line, words_for(values), values, word_of(usual)});
  });
  return fields;
}

}  // namespace kuhhandel::codec
