// Money cards as JSON, from value to count, {"0":1,"50":2}; values without a card are omitted.
#pragma once

#include <boost/json/object.hpp>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "engine/cards/money_cards.h"

namespace kuhhandel::codec {

/// Reads an amount up to one million, which is more than any box contains.
Money read_amount(Field const& field);

/// Reads a number of cards, up to kMostMoneyCards.
int read_card_count(Field const& field);

inline void write(JsonText& json, Money amount) { json.number(amount.points()); }
boost::json::object to_json(MoneyCards cards);
void write(JsonText& json, MoneyCards cards);
MoneyCards read_money(Field const& field);

}  // namespace kuhhandel::codec
