#include "bindings/c/house_rules.h"

#include <algorithm>
#include <optional>
#include <type_traits>

#include "engine/rule_words.h"

namespace kuhhandel::bindings {
namespace {

template <class Value>
bool set(Value& value, std::string_view word) {
  auto const words = words_for_each(value);
  auto const found = std::ranges::find(words, word, &RuleWord<Value>::word);
  if (found == words.end()) return false;
  value = found->value;
  return true;
}

template <class Value>
std::string json_of(Value value) {
  auto const words = words_for_each(value);
  std::string const word(std::ranges::find(words, value, &RuleWord<Value>::value)->word);
  return std::is_enum_v<Value> ? '"' + word + '"' : word;
}

/// Why "name=word" is refused, or empty.
std::string set_one(std::string_view one, Ruleset& rules) {
  auto const split = one.find('=');
  auto const name = one.substr(0, split);
  auto const word = split == std::string_view::npos ? std::string_view() : one.substr(split + 1);
  std::string known;
  std::optional<std::string> refused;
  each_rule([&](RuleText const& rule_text, auto member) {
    known += (known.empty() ? "" : ", ") + std::string(rule_text.name);
    if (rule_text.name != name) return;
    refused =
        set(rules.*member, word) ? "" : std::string(name) + ": '" + std::string(word) + "' is not known";
  });
  return refused.value_or("no rule is called '" + std::string(name) + "'; they are " + known);
}

}  // namespace

std::string set_house_rules(std::string_view line, Edition& edition) {
  auto rules = edition.rules;
  while (!line.empty()) {
    auto const end = std::min(line.find(' '), line.size());
    auto refused = set_one(line.substr(0, end), rules);
    if (!refused.empty()) return refused;
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  if (rules.bonus && edition.bonus.worth == 0) return "bonus: the box has no bonus card";
  edition.rules = rules;
  return "";
}

std::string difference(Ruleset const& rules, Ruleset const& usual) {
  std::string all;
  each_rule([&](RuleText const& rule_text, auto member) {
    if (rules.*member == usual.*member) return;
    all += (all.empty() ? "\"" : ",\"") + std::string(rule_text.name) + "\":" + json_of(rules.*member);
  });
  return "{" + all + "}";
}

}  // namespace kuhhandel::bindings
