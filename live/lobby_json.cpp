#include "live/lobby_json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ranges>

#include "codec/field.h"
#include "codec/parse.h"
#include "codec/record.h"
#include "codec/replay_steps.h"
#include "live/lobby_shapes.h"
#include "table/table_event_shapes.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

/// From a person or program, who has to know a whole body.
struct Body {
  static constexpr bool is_strict = true;
};

template <class T>
std::expected<T, FormatError> read_body(std::string_view body) {
  auto const document = parse(body);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, [](Field const& root) { return KindOf<T>::read(root, Body{}); });
}

}  // namespace

std::expected<OpenTableRequest, FormatError> read_open_table(std::string_view body) {
  return read_body<OpenTableRequest>(body);
}

std::expected<std::string, FormatError> read_player(std::string_view body) {
  auto const wanted = read_body<NewSeat>(body);
  if (!wanted) return std::unexpected(wanted.error());
  return wanted->player;
}

std::expected<KnownSeat, FormatError> read_known_seat(std::string_view body) {
  return read_body<KnownSeat>(body);
}

std::vector<std::string_view> bots_from_the_strongest() {
  std::vector<std::string_view> bots;
  for (auto const& bot : bot_names() | std::views::reverse) bots.push_back(bot.name);
  return bots;
}

std::string lobby_text(std::vector<Table const*> const& listed) {
  return text_of(LobbyTold{listed}, NoEdition{});
}

std::string seat_key_text(SeatKey const& key) { return text_of(key, NoEdition{}); }

std::string name_key_text(std::string_view name, std::string_view key) {
  return text_of(NameKey{name, key}, NoEdition{});
}

std::string own_seats_text(std::string_view name, std::vector<SeatKey> const& seats) {
  return text_of(OwnSeats{name, seats}, NoEdition{});
}

std::string table_info_text(Table const& table) { return text_of(table, InEdition{table.setup().edition}); }

namespace {

/// The verdicts of a game's races, each with the place of the first command that it brought about.
json::array races_of(Game const& game) {
  json::array races;
  for (auto const& [command, verdict] : game.races.all()) {
    auto race = object_of(verdict, NoEdition{});
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
  return text_of(LobbyError{name, message, field}, NoEdition{});
}

std::string erased_text() { return text_of(Erased{}, NoEdition{}); }

}  // namespace kuhhandel
