#include "live/lobby_json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ranges>
#include <utility>

#include "codec/records/record.h"
#include "codec/records/replay_steps.h"
#include "codec/text/field.h"
#include "codec/text/parse.h"
#include "codec/wire/body.h"
#include "live/known_bots.h"
#include "live/lobby_shapes.h"
#include "table/messages/table_event_shapes.h"
#include "table/seats/faces.h"

namespace kuhhandel::live {
std::expected<OpenTableRequest, codec::FormatError> read_open_table(std::string_view body) {
  return codec::read_body<OpenTableRequest>(body);
}

Edition const& usual_edition() { return *codec::edition_named("second"); }

std::expected<PlayRequest, codec::FormatError> read_play_request(std::string_view body) {
  return codec::read_body<PlayRequest>(body);
}

std::expected<std::string, codec::FormatError> read_player(std::string_view body) {
  auto const wanted = codec::read_body<NewName>(body);
  if (!wanted) return std::unexpected(wanted.error());
  return wanted->player;
}

std::expected<NewSeat, codec::FormatError> read_new_seat(std::string_view body) {
  return codec::read_body<NewSeat>(body);
}

std::expected<NameAtTable, codec::FormatError> read_name_at_table(std::string_view body) {
  return codec::read_body<NameAtTable>(body);
}

std::expected<FaceAtTable, codec::FormatError> read_face_at_table(std::string_view body) {
  return codec::read_body<FaceAtTable>(body);
}

std::expected<PlayerReport, codec::FormatError> read_player_report(std::string_view body) {
  return codec::read_body<PlayerReport>(body);
}

std::expected<BlockChange, codec::FormatError> read_block_change(std::string_view body) {
  return codec::read_body<BlockChange>(body);
}

std::expected<SeatOfOther, codec::FormatError> read_seat_of_other(std::string_view body) {
  return codec::read_body<SeatOfOther>(body);
}

std::expected<KnownSeat, codec::FormatError> read_known_seat(std::string_view body) {
  return codec::read_body<KnownSeat>(body);
}

std::vector<std::string_view> bots_from_the_strongest() {
  std::vector<std::string_view> bots;
  for (auto const& bot : known_bots() | std::views::reverse) bots.push_back(bot.name);
  return bots;
}

std::string lobby_text(std::vector<table::Table const*> const& listed, int people) {
  return codec::text_of(LobbyListing{listed, people}, codec::NoEdition{});
}

std::string seat_key_text(SeatKey const& key) { return codec::text_of(key, codec::NoEdition{}); }

std::string name_key_text(std::string_view name, std::string_view key) {
  return codec::text_of(NameKey{name, key}, codec::NoEdition{});
}

std::string own_seats_text(std::string_view name, std::vector<SeatKey> const& seats,
                           std::vector<SeatKey> const& over) {
  return codec::text_of(OwnSeats{name, seats, over}, codec::NoEdition{});
}

std::string blocks_text(std::vector<std::string> const& names) {
  return codec::text_of(OwnBlocks{names}, codec::NoEdition{});
}

std::string sitting_as_text(std::string_view player, bool is_kept) {
  return codec::text_of(SittingAs{player, is_kept}, codec::NoEdition{});
}

std::string table_info_text(table::Table const& table) {
  return codec::text_of(table, codec::InEdition{table.setup().edition});
}

std::string table_code_text(std::string_view code, std::string_view address) {
  return codec::text_of(TableCode{code, address}, codec::NoEdition{});
}

std::string found_table_text(std::string_view id) {
  return codec::text_of(FoundTable{id}, codec::NoEdition{});
}

std::string screen_table_text(std::string_view id, std::string_view screen_key) {
  return codec::text_of(ScreenTable{id, screen_key}, codec::NoEdition{});
}

namespace {

namespace json = boost::json;

/// Returns the verdicts of a game's races, each with the index of its first command.
json::array races_of(table::Game const& game) {
  json::array races;
  for (auto const& [command, verdict] : game.races.all()) {
    auto race = codec::object_of(verdict, codec::NoEdition{});
    race["command"] = command;
    races.push_back(std::move(race));
  }
  return races;
}

}  // namespace

codec::Record record_of(table::Table const& table) {
  using Beginning = std::variant<codec::Dealt, State>;
  auto const& game = *table.game();
  return {.edition = table.setup().edition,
          .seats = table::players_of_game(table),
          .from = game.position
                      ? Beginning(*game.position)
                      : Beginning(codec::Dealt{.seed = game.seed, .first = {}, .proof = game.shuffle}),
          .commands = game.commands.all(),
          .rules_version = game.rules_version,
          .fingerprints = {game.fingerprints.begin(), game.fingerprints.end()},
          .faces = table::faces_of_game(table)};
}

std::string record_text(table::Table const& table) {
  auto object = codec::to_json(record_of(table));
  auto const races = races_of(*table.game());
  if (!races.empty()) object["races"] = races;
  return json::serialize(object);
}

std::string look_back_text(codec::Record const& so_far, Seat seat) {
  return json::serialize(codec::so_far_to_json(so_far, seat));
}

std::string error_text(std::string_view name, std::string_view message, std::string_view field,
                       table::OperatorMessage const& word) {
  return codec::text_of(LobbyError{name, message, field, word}, codec::NoEdition{});
}

std::string import_error_text(std::string_view name, std::string_view message,
                              std::vector<codec::FileProblem> problems) {
  return codec::text_of(LobbyError{name, message, {}, {}, std::move(problems)}, codec::NoEdition{});
}

std::string retention_text(RetentionInfo const& kept) { return codec::text_of(kept, codec::NoEdition{}); }

std::string erased_text() { return codec::text_of(Erased{}, codec::NoEdition{}); }

std::string reported_text() { return codec::text_of(Reported{}, codec::NoEdition{}); }

}  // namespace kuhhandel::live
