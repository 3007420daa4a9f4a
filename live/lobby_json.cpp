#include "live/lobby_json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ranges>

#include "bots/registry.h"
#include "codec/editions.h"
#include "codec/field.h"
#include "codec/parse.h"
#include "codec/record.h"
#include "codec/replay_steps.h"
#include "codec/written_text.h"
#include "table/conduct_json.h"
#include "table/fact_json.h"
#include "table/server_message.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestKey = 40;

OpenTableRequest read_open_table_fields(Field const& body) {
  auto const fields = body.fields(
      {"name", "edition", "rules", "seats", "player", "public", "speed", "group", "answer_within"});
  auto const edition = read_edition_to_play(fields);
  auto const is_public = fields.optional("public");
  auto const speed = fields.optional("speed");
  TableSetup setup{
      .id = {},
      .name = read_player_name(fields.required("name")),
      .edition = edition,
      .seats = static_cast<int>(fields.required("seats").whole(edition.fewest_seats, edition.most_seats)),
      .is_public = !is_public.present() || is_public.truth(),
      .speed = Speed{speed.present() ? static_cast<int>(speed.whole(0, kFastestSpeed)) : 1},
      .answer_within = read_answer_within(fields.optional("answer_within"))};
  return {.setup = std::move(setup),
          .player = read_player_name(fields.required("player")),
          .group = std::string(fields.optional("group").text(kLongestKey))};
}

}  // namespace

std::expected<OpenTableRequest, FormatError> read_open_table(std::string_view body) {
  auto const document = parse(body);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, read_open_table_fields);
}

std::expected<std::string, FormatError> read_player(std::string_view body) {
  auto const document = parse(body);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, [](Field const& root) {
    return read_player_name(root.fields({"player"}).required("player"));
  });
}

std::string lobby_text(std::vector<Table const*> const& listed) {
  json::array editions;
  for (auto const id : edition_ids(Purpose::play)) editions.push_back(edition_for_people(*edition_named(id)));
  json::array bots;
  for (auto const& bot : bot_names() | std::views::reverse) bots.push_back(json::string(bot.name));
  json::array tables;
  for (auto const* const table : listed) tables.push_back(table_info(*table));
  return json::serialize(json::object{
      {"editions", std::move(editions)}, {"bots", std::move(bots)}, {"tables", std::move(tables)}});
}

std::string seat_key_text(SeatKey const& key) {
  return json::serialize(
      json::object{{"table", key.table}, {"seat", index_of(key.seat)}, {"token", key.token}});
}

std::string table_info_text(Table const& table) { return json::serialize(table_info(table)); }

namespace {

/// The verdicts of a game's races, each with the place of the first command that it brought about.
json::array races_of(Game const& game) {
  json::array races;
  for (auto const& [command, verdict] : game.races.all()) {
    auto race = to_json(verdict);
    race.erase("name");
    race["command"] = command;
    races.push_back(std::move(race));
  }
  return races;
}

}  // namespace

Record record_of(Table const& table) {
  auto const& game = *table.game();
  std::vector<std::string> players;
  for (auto const& occupant : table.presence().occupants()) players.emplace_back(player_name(occupant));
  return {.edition = table.setup().edition,
          .seats = std::move(players),
          .from = Dealt{.seed = game.seed, .first = {}, .proof = game.shuffle},
          .commands = game.commands.all(),
          .trail = {game.trail.begin(), game.trail.end()}};
}

std::string record_text(Table const& table) {
  auto object = to_json(record_of(table));
  auto const races = races_of(*table.game());
  if (!races.empty()) object["races"] = races;
  return json::serialize(object);
}

std::string look_back_text(Table const& table, Seat seat) {
  return json::serialize(so_far_to_json(record_of(table), seat));
}

std::string error_text(std::string_view name, std::string_view message, std::string_view field) {
  json::object error{{"error", name}, {"message", message}};
  if (!field.empty()) error["field"] = field;
  return json::serialize(error);
}

}  // namespace kuhhandel
