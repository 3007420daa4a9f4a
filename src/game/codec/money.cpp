#include "codec/money.h"

#include "codec/edition/edition_parts.h"

namespace kuhhandel::codec {
boost::json::object to_json(MoneyCards cards) {
  return tree_of([&](JsonText& json) { write(json, cards); }).as_object();
}

void write(JsonText& json, MoneyCards cards) {
  json.open_object();
  for (auto const denomination : kDenominations) {
    if (cards.count(denomination) == 0) continue;
    json.name(kDenominationNames[denomination]);
    json.number(cards.count(denomination));
  }
  json.close_object();
}

Money read_amount(Field const& field) { return Money::of(field.whole(0, 1'000'000)); }

int read_card_count(Field const& field) { return static_cast<int>(field.whole(0, kMostMoneyCards)); }

MoneyCards read_money(Field const& field) { return money_by(field); }

}  // namespace kuhhandel::codec
