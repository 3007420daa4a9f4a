#include "bindings/c/house_rules.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/rule_words.h"

namespace kuhhandel::bindings {
namespace {

bool set(bool& truth, std::string_view word) {
  truth = word == "true";
  return truth || word == "false";
}
bool set(std::uint8_t& number, std::string_view word) {
  number = word == "1" ? 1 : 0;
  return word == "0" || word == "1";
}
template <class Enum>
bool set(Enum& value, std::string_view word) {
  auto const words = words_for_each(value);
  auto const found = std::ranges::find(words, word, &RuleWord<Enum>::word);
  if (found == words.end()) return false;
  value = found->value;
  return true;
}

std::string json_of(bool truth) { return truth ? "true" : "false"; }
std::string json_of(std::uint8_t number) { return std::to_string(number); }
template <class Enum>
std::string json_of(Enum value) {
  auto const words = words_for_each(value);
  return '"' + std::string(std::ranges::find(words, value, &RuleWord<Enum>::value)->word) + '"';
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
