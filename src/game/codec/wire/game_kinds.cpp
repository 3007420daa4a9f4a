#include "codec/wire/game_kinds.h"

namespace kuhhandel::codec {

namespace json = boost::json;

json::value KindOf<Seat>::schema(Schemas& all) {
  return all.definition("Seat",
                        [] { return described("A seat's number, from 0, clockwise.", whole_number(0)); });
}

json::value KindOf<AnimalId>::schema(Schemas& all) {
  return all.definition("AnimalId", [] {
    return described("The id of an animal, or `rat`.", json::object{{"type", "string"}});
  });
}

json::value KindOf<Card>::schema(Schemas& all) {
  return all.definition("CardId", [] {
    return described("A card of the pile: an animal, rat, pedigree:ANIMAL or, in a duel, money:VALUE.",
                     json::object{{"type", "string"}});
  });
}

json::value KindOf<MoneyCards>::schema(Schemas& all) {
  return all.definition("MoneyCards", [] {
    return described("Money cards: from value to count, without counts of 0.",
                     json::object{{"type", "object"},
                                  {"additionalProperties", whole_number(1)},
                                  {"propertyNames", {{"pattern", "^(0|[1-9][0-9]*)$"}}}});
  });
}

json::value Amount::schema(Schemas& all) {
  return all.definition("Amount", [] { return described("An amount of money.", whole_number(0)); });
}

}  // namespace kuhhandel::codec
