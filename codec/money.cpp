#include "codec/money.h"

#include <algorithm>
#include <string>

namespace kuhhandel::codec {
namespace {

constexpr PerDenomination<std::string_view> kNames{{"0", "10", "20", "50", "100", "200", "500"}};

}  // namespace

std::optional<Denomination> denomination_named(std::string_view name) {
  auto const found = std::ranges::find(kNames, name);
  if (found == kNames.end()) return {};
  return denomination_at(static_cast<int>(found - kNames.begin()));
}

namespace {

std::string values_known() {
  std::string known;
  for (auto const name : kNames) known += (known.empty() ? "" : ", ") + std::string(name);
  return known;
}

}  // namespace

boost::json::object to_json(MoneyCards cards) {
  return tree_of([&](JsonText& json) { write(json, cards); }).as_object();
}

void write(JsonText& json, MoneyCards cards) {
  json.open_object();
  for (auto const denomination : kDenominations) {
    if (cards.count(denomination) == 0) continue;
    json.name(kNames[denomination]);
    json.number(cards.count(denomination));
  }
  json.close_object();
}

Money read_amount(Field const& field) { return Money::of(field.whole(0, 1'000'000)); }

int read_card_count(Field const& field) { return static_cast<int>(field.whole(0, kMostMoneyCards)); }

MoneyCards read_money(Field const& field) {
  MoneyCards cards;
  int left = kMostMoneyCards;
  for (auto const& entry : field.entries()) {
    auto const denomination = denomination_named(entry.name);
    if (!denomination) {
      entry.field.refuse("no money card has that value; known are " + values_known());
      continue;
    }
    auto const count = static_cast<int>(entry.field.whole(0, kMostMoneyCards));
    if (count > left) {
      field.refuse("more than " + std::to_string(kMostMoneyCards) + " money cards");
      continue;
    }
    left -= count;
    cards += MoneyCards::of(*denomination, count);
  }
  return cards;
}

}  // namespace kuhhandel::codec
