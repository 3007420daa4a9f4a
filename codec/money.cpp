#include "codec/money.h"

#include <array>
#include <charconv>
#include <string>

namespace kuhhandel::codec {

int place_named(std::string_view name) {
  Money value = -1;
  auto const [end, error] = std::from_chars(name.data(), name.data() + name.size(), value);
  bool const canonical = error == std::errc{} && std::to_string(value) == name;
  return canonical ? place_of(value) : -1;
}

namespace {

std::string values_known() {
  std::string known;
  for (auto const value : kValues) known += (known.empty() ? "" : ", ") + std::to_string(value);
  return known;
}

}  // namespace

boost::json::object to_json(MoneyCards cards) {
  return tree_of([&](JsonText& json) { write(json, cards); }).as_object();
}

void write(JsonText& json, MoneyCards cards) {
  constexpr std::array<std::string_view, kValueCount> kNames{"0", "10", "20", "50", "100", "200", "500"};
  json.open_object();
  for (int place = 0; place < kValueCount; ++place) {
    if (cards.count(place) == 0) continue;
    json.name(kNames[static_cast<std::size_t>(place)]);
    json.number(cards.count(place));
  }
  json.close_object();
}

Money read_amount(Field const& field) { return static_cast<Money>(field.whole(0, 1'000'000)); }

int read_card_count(Field const& field) { return static_cast<int>(field.whole(0, kMostMoneyCards)); }

MoneyCards read_money(Field const& field) {
  MoneyCards cards;
  int left = kMostMoneyCards;
  for (auto const& entry : field.entries()) {
    auto const place = place_named(entry.name);
    if (place < 0) {
      entry.field.refuse("no money card has that value; known are " + values_known());
      continue;
    }
    auto const count = static_cast<int>(entry.field.whole(0, kMostMoneyCards));
    if (count > left) {
      field.refuse("more than " + std::to_string(kMostMoneyCards) + " money cards");
      continue;
    }
    left -= count;
    cards += MoneyCards::of(place, count);
  }
  return cards;
}

}  // namespace kuhhandel::codec
