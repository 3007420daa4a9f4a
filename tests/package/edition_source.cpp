#include "tests/package/edition_source.h"

#include <algorithm>
#include <concepts>
#include <string_view>

#include "codec/editions.h"
#include "engine/rule_words.h"

namespace kuhhandel {
namespace {

constexpr std::string_view kHead =
    R"(// Generated from the files of editions/ by package_tests; not to be edited.
#include "editions/built_in.h"

#include <initializer_list>

#include "engine/static_list.h"

namespace kuhhandel::editions {
namespace {

Animal animal(std::string_view id, int worth, int copies, std::initializer_list<int> payouts = {}) {
  Animal animal{.id = Word(id), .worth = Money::of(worth), .copies = copies, .payouts = {}};
  for (auto const payout : payouts) animal.payouts.push_back(Money::of(payout));
  return animal;
}
)";

std::string quoted(std::string_view word) { return '"' + std::string(word) + '"'; }

/// As a name of a function.
std::string name_of(Edition const& edition) {
  std::string name(edition.id.text());
  std::ranges::replace(name, '-', '_');
  return name;
}

std::string truth(bool value) { return value ? "true" : "false"; }

/// The value of a field of a ruleset; an enumerator has the name of its word.
std::string rule_value(std::string const&, bool value) { return truth(value); }
std::string rule_value(std::string const&, std::unsigned_integral auto value) {
  return std::to_string(value);
}
template <class Enum>
std::string rule_value(std::string const& field, Enum value) {
  auto const words = words_for_each(value);
  auto const found = std::ranges::find(words, value, &RuleWord<Enum>::value);
  return "decltype(Ruleset::" + field + ")::" + std::string(found->word);
}

std::string_view word_of(Denomination value) {
  constexpr PerDenomination<std::string_view> kWords{
      {"zero", "ten", "twenty", "fifty", "hundred", "two_hundred", "five_hundred"}};
  return kWords[value];
}

/// Writes one statement a line.
class EditionWriter {
 public:
  explicit EditionWriter(Edition const& edition) : edition_(edition) {}

  std::string written() {
    text_ = "\nEdition " + name_of(edition_) + "() {\n  Edition edition;\n";
    set("id", "Word(" + quoted(edition_.id.text()) + ")");
    if (edition_.purpose == Purpose::research) set("purpose", "Purpose::research");
    set("fewest_seats", std::to_string(edition_.fewest_seats));
    set("most_seats", std::to_string(edition_.most_seats));
    for (auto const& each : edition_.animals) add_animal(each);
    add_money("edition.money", edition_.money);
    add_money("edition.hand", edition_.hand);
    add_others();
    add_rules(edition_.rules);
    return text_ + "  return edition;\n}\n";
  }

 private:
  void line(std::string const& statement) { text_ += "  " + statement + ";\n"; }
  void set(std::string const& field, std::string const& value) { line("edition." + field + " = " + value); }

  void add_animal(Animal const& each) {
    auto made = "animal(" + quoted(each.id.text()) + ", " + std::to_string(each.worth.points()) + ", " +
                std::to_string(each.copies);
    std::string payouts;
    for (auto const payout : each.payouts) {
      payouts += (payouts.empty() ? "" : ", ") + std::to_string(payout.points());
    }
    if (!payouts.empty()) made += ", {" + payouts + "}";
    line("edition.animals.push_back(" + made + "))");
  }

  void add_money(std::string const& field, MoneyCards cards) {
    for (auto const denomination : kDenominations) {
      if (cards.count(denomination) == 0) continue;
      line(field + " += MoneyCards::of(Denomination::" + std::string(word_of(denomination)) + ", " +
           std::to_string(cards.count(denomination)) + ")");
    }
  }

  void add_others() {
    set("bonus.worth", std::to_string(edition_.bonus.worth.points()));
    for (auto const& [one, other] : edition_.bonus.pairs) {
      line("edition.bonus.pairs.push_back({animal_at(" + std::to_string(index_of(one)) + "), animal_at(" +
           std::to_string(index_of(other)) + ")})");
    }
    set("rats", std::to_string(edition_.rats));
    set("cards_per_auction", std::to_string(edition_.cards_per_auction));
    set("pedigree", std::to_string(edition_.pedigree.points()));
    if (!edition_.division) return;
    line("auto& division = edition.division.emplace()");
    add_money("division.set_aside", edition_.division->set_aside);
    line("division.removed = " + std::to_string(edition_.division->removed));
  }

  void add_rules(Ruleset const& rules) {
    each_rule([&](RuleText const& rule, auto member) {
      std::string const field(rule.name);
      set("rules." + field, rule_value(field, rules.*member));
    });
  }

  Edition const& edition_;
  std::string text_;
};

}  // namespace

std::string source_of_all_editions() {
  std::string text(kHead);
  std::string names;
  for (auto const id : codec::edition_ids()) {
    auto const& edition = *codec::edition_named(id);
    text += EditionWriter(edition).written();
    names += "    list.push_back(" + name_of(edition) + "());\n";
  }
  return text + "\n}  // namespace\n\nstd::span<Edition const> all() {\n  static auto const kAll = [] {\n" +
         "    StaticList<Edition, " + std::to_string(codec::edition_ids().size()) + "> list;\n" + names +
         "    return list;\n  }();\n  return {kAll.begin(), kAll.end()};\n}\n\n}  // namespace "
         "kuhhandel::editions\n";
}

}  // namespace kuhhandel
