#include "table/messages/table_shapes.h"

#include <utility>

#include "table/modes/solo_game.h"

namespace kuhhandel::table {

namespace json = boost::json;

std::string_view word_of(TableState state) {
  switch (state) {
    case TableState::waiting:
      return "waiting";
    case TableState::running:
      return "running";
    case TableState::finished:
      return "finished";
  }
  std::unreachable();
}

std::optional<std::vector<std::string>> others_who_played(Table const& table) {
  if (table.state() != TableState::finished || table.game()->players == names_of(table.presence())) return {};
  return table.game()->players;
}

std::optional<bool> attention_of(Table const& table) {
  if (table.state() != TableState::running || !solo_player(table)) return {};
  return !is_unattended(table);
}

std::optional<Pregame> gathering_of(Table const& table) {
  auto const& strangers = table.setup().strangers;
  if (!strangers) return {};
  return Pregame{*strangers, bots_join_at(table)};
}

std::optional<std::int64_t> hours_to_answer(Table const& table) {
  auto const& within = table.setup().answer_within;
  return within ? std::optional<std::int64_t>(within->count()) : std::nullopt;
}

json::value CallTimes::schema(codec::Schemas& all) {
  auto const time = Time::schema(all);
  return json::object{{"type", "array"}, {"items", {time, time, time}}, {"minItems", 3}, {"maxItems", 3}};
}

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

boost::json::value KindOf<table::Clock>::schema(Schemas& all) {
  return or_null(all.definition("Clock", [&] {
    return described("The running clock: an auction's calls, or the time limit of a decision.",
                     boost::json::object{{"oneOf", table::kClocks.schemas(all)}});
  }));
}

}  // namespace kuhhandel::codec
