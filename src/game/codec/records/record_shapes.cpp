#include "codec/records/record_shapes.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <functional>
#include <string_view>
#include <utility>

#include "codec/edition/edition_kinds.h"
#include "codec/moves/action_shapes.h"
#include "codec/views/view_shapes.h"
#include "engine/refusal.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

/// the last value in engine/refusal.h
constexpr auto kLastRefusal = Refusal::pile_empty;

json::value text() { return json::object{{"type", "string"}}; }
json::value just(json::value value) { return json::object{{"const", std::move(value)}}; }

json::value object_named(Schemas& all, std::string_view name, std::string_view says,
                         std::function<void(ObjectSchema&)> const& describe) {
  return all.definition(name, [&] {
    ObjectSchema object(all, says);
    describe(object);
    return object.schema();
  });
}

/// Returns the schema of a command in a record: `by` is required, and commands of the house are included.
json::value command_schema(Schemas& all) {
  return all.definition("RecordCommand", [&] {
    json::array each;
    kActions.each([&]<class T>(T const*) {
      ObjectSchema object(all, kShape<T>.says);
      object.add("by", {}, kOfHouse<T> ? just("house") : KindOf<Seat>::schema(all), true);
      object.add("do", {}, just(json::string_view(kShape<T>.name)), true);
      wire::describe_members<T>(object);
      each.push_back(object.schema());
    });
    return described("A move in a game, with its seat.", json::object{{"oneOf", std::move(each)}});
  });
}

json::value animals_by_seat(Schemas& all) { return list_schema(list_schema(KindOf<AnimalId>::schema(all))); }

json::value position_schema(Schemas& all) {
  return object_named(all, "Position", "Every card's place at the start of a turn; absent fields are empty.",
                      [&](ObjectSchema& object) {
                        object.add("turn", {}, KindOf<Seat>::schema(all), true);
                        object.add("pile", "The cards of the pile, top card first.",
                                   list_schema(KindOf<Card>::schema(all)), false);
                        object.add("hands", {}, list_schema(KindOf<MoneyCards>::schema(all)), false);
                        object.add("herds", {}, list_schema(KindOf<Herd>::schema(all)), false);
                        object.add("pedigrees", {}, animals_by_seat(all), false);
                        object.add("bonus", {}, or_null(KindOf<Seat>::schema(all)), false);
                        object.add("donkeys", "The number of paydays so far (C5.1).", whole_number(0), false);
                      });
}

json::value proof_schema(Schemas& all) {
  auto const part = [&](std::string_view name) {
    ObjectSchema object(all, {});
    object.add(name, {}, text(), true);
    object.add("seat", {}, KindOf<Seat>::schema(all), true);
    return object.schema();
  };
  return object_named(
      all, "ShuffleProof", "The origin of the seed (docs/FAIRNESS.md).", [&](ObjectSchema& object) {
        object.add("commitment", {}, text(), true);
        object.add("secret", {}, text(), true);
        object.add("added", {}, list_schema(part("random")), true);
        object.add("broken_off", {}, list_schema(part("commitment")), false);
        object.add("withheld", "Random parts that were not revealed in time and are not in the seed.",
                   list_schema(part("hash")), false);
      });
}

json::value race_schema(Schemas& all) {
  ObjectSchema object(all, {});
  object.add("command", "The index of the race's first command.", whole_number(0), true);
  object.add("presses", {}, list_schema(Schemas::reference("JudgedPress")), true);
  object.add("drawn", {}, KindOf<bool>::schema(all), true);
  return object.schema();
}

void describe_record(ObjectSchema& object) {
  auto& all = object.all();
  object.add("format", {}, just("kuhhandel-record"), true);
  object.add("version", {}, just(1), true);
  object.add("rules_version", "The version of the rules of the game; absent: 1.", whole_number(1), false);
  object.add("edition", "The edition's id.", text(), true);
  object.add("edition_file", "The edition file (docs/EDITIONS.md), if it is not built in.",
             json::object{{"type", "object"}}, false);
  object.add("rules", "The rules that differ from the edition's.", HouseRules::schema(all), false);
  object.add("seats", "The players' names by seat.", list_schema(text()), true);
  object.add("faces", "The players' faces by seat; null: none.",
             list_schema(KindOf<std::optional<Face>>::schema(all)), false);
  object.add("seed", "The text from which the cards were dealt; absent with a `position`.", text(), false);
  object.add("first", "The seat that began, if it was not drawn from the seed.", KindOf<Seat>::schema(all),
             false);
  object.add("proof", {}, proof_schema(all), false);
  object.add("position", {}, position_schema(all), false);
  object.add("commands", {}, list_schema(command_schema(all)), true);
  object.add("races", "The verdicts of the races.", list_schema(race_schema(all)), false);
  object.add("trail", "Fingerprints: 4 hexadecimal digits for the start and each command.", text(), false);
}

}  // namespace

json::value KindOf<Record>::schema(Schemas& all) {
  return object_named(all, "GameRecord", "A game that can be replayed (GET /api/tables/ID/record).",
                      describe_record);
}

json::value OpenState::schema(Schemas& all) {
  return object_named(
      all, "OpenState", "A game with all cards open, as `kuhhandel replay --json` prints it.",
      [&](ObjectSchema& object) {
        object.add("phase", "The phase, as in a view; a rat round also has all `money` on the rat.",
                   Schemas::reference("Phase"), true);
        object.add("turn", {}, KindOf<Seat>::schema(all), true);
        object.add("hands", {}, list_schema(KindOf<MoneyCards>::schema(all)), true);
        object.add("herds", {}, list_schema(KindOf<Herd>::schema(all)), true);
        object.add("pedigrees", {}, animals_by_seat(all), true);
        object.add("bonus", {}, or_null(KindOf<Seat>::schema(all)), true);
        object.add("pile", "The number of cards left in the pile.", whole_number(0), true);
        object.add("bank", {}, KindOf<MoneyCards>::schema(all), true);
        object.add("scores", "The points by seat at this point of the game.", list_schema(whole_number(0)),
                   true);
        object.add("winners", "The winners; empty before the end of the game.",
                   list_schema(KindOf<Seat>::schema(all)), true);
        object.add("digest", "A fingerprint of the state, the same on every machine.", text(), true);
      });
}

json::value RefusalName::schema(Schemas& all) {
  return all.definition("RefusalName", [] {
    json::array names;
    for (auto i = 0; i <= static_cast<int>(kLastRefusal); ++i) {
      json::value name = json::string_view(name_of(static_cast<Refusal>(i)));
      if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
    }
    return described("The reason why the rules refuse a command.", json::object{{"enum", std::move(names)}});
  });
}

}  // namespace kuhhandel::codec
