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
    return described("A move in the game, and its player.", json::object{{"oneOf", std::move(each)}});
  });
}

json::value animals_by_seat(Schemas& all) { return list_schema(list_schema(KindOf<AnimalId>::schema(all))); }

json::value position_schema(Schemas& all) {
  return object_named(
      all, "Position", "The place of every card at the beginning of a turn; absent members are empty.",
      [&](ObjectSchema& object) {
        object.add("turn", {}, KindOf<Seat>::schema(all), true);
        object.add("pile", "The top card first.", list_schema(KindOf<Card>::schema(all)), false);
        object.add("hands", {}, list_schema(KindOf<MoneyCards>::schema(all)), false);
        object.add("herds", {}, list_schema(KindOf<Herd>::schema(all)), false);
        object.add("pedigrees", {}, animals_by_seat(all), false);
        object.add("bonus", {}, or_null(KindOf<Seat>::schema(all)), false);
        object.add("donkeys", "Paydays so far (C5.1).", whole_number(0), false);
      });
}

json::value proof_schema(Schemas& all) {
  auto const part = [&](std::string_view name) {
    ObjectSchema object(all, {});
    object.add(name, {}, text(), true);
    object.add("seat", {}, KindOf<Seat>::schema(all), true);
    return object.schema();
  };
  return object_named(all, "ShuffleProof", "The origin of the seed; docs/FAIRNESS.md explains it.",
                      [&](ObjectSchema& object) {
                        object.add("commitment", {}, text(), true);
                        object.add("secret", {}, text(), true);
                        object.add("added", {}, list_schema(part("random")), true);
                        object.add("broken_off", {}, list_schema(part("commitment")), false);
                        object.add("withheld",
                                   "Parts that were not revealed in time and are not in the seed.",
                                   list_schema(part("hash")), false);
                      });
}

json::value race_schema(Schemas& all) {
  ObjectSchema object(all, {});
  object.add("command", "Its first command.", whole_number(0), true);
  object.add("presses", {}, list_schema(Schemas::reference("JudgedPress")), true);
  object.add("drawn", {}, KindOf<bool>::schema(all), true);
  return object.schema();
}

void describe_record(ObjectSchema& object) {
  auto& all = object.all();
  object.add("format", {}, just("kuhhandel-record"), true);
  object.add("version", {}, just(1), true);
  object.add("rules_version", "The state of the rules that it was played by; absent: 1.", whole_number(1),
             false);
  object.add("edition", "The id of an edition.", text(), true);
  object.add("edition_file", "The edition (docs/EDITIONS.md), if it is not built in.",
             json::object{{"type", "object"}}, false);
  object.add("rules", "The differences from the edition.", HouseRules::schema(all), false);
  object.add("seats", "The players' names.", list_schema(text()), true);
  object.add("faces", "The players' faces; null for a seat without one.",
             list_schema(KindOf<std::optional<Face>>::schema(all)), false);
  object.add("seed", "Any text, from which the cards were dealt; otherwise there is a position.", text(),
             false);
  object.add("first", "The first seat, if it was not drawn from the seed.", KindOf<Seat>::schema(all), false);
  object.add("proof", {}, proof_schema(all), false);
  object.add("position", {}, position_schema(all), false);
  object.add("commands", {}, list_schema(command_schema(all)), true);
  object.add("races", "The races at the table.", list_schema(race_schema(all)), false);
  object.add("trail", "A short print of the game at its beginning and after each command.", text(), false);
}

}  // namespace

json::value KindOf<Record>::schema(Schemas& all) {
  return object_named(all, "GameRecord",
                      "GET /api/tables/ID/record: a game, to be replayed to the last card.", describe_record);
}

json::value OpenState::schema(Schemas& all) {
  return object_named(
      all, "OpenState", "A game with all cards open, as `kuhhandel replay --json` prints it.",
      [&](ObjectSchema& object) {
        object.add("phase", "As in a view; in a rat round also `money`, all money on the rat.",
                   Schemas::reference("Phase"), true);
        object.add("turn", {}, KindOf<Seat>::schema(all), true);
        object.add("hands", {}, list_schema(KindOf<MoneyCards>::schema(all)), true);
        object.add("herds", {}, list_schema(KindOf<Herd>::schema(all)), true);
        object.add("pedigrees", {}, animals_by_seat(all), true);
        object.add("bonus", {}, or_null(KindOf<Seat>::schema(all)), true);
        object.add("pile", "The number of cards left.", whole_number(0), true);
        object.add("bank", {}, KindOf<MoneyCards>::schema(all), true);
        object.add("scores", "By seat, at this point of the game.", list_schema(whole_number(0)), true);
        object.add("winners", "Empty before the end of the game.", list_schema(KindOf<Seat>::schema(all)),
                   true);
        object.add("digest", "A fingerprint of the whole, the same on every machine.", text(), true);
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
