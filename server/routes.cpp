#include "server/routes.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/replay_steps.h"
#include "live/lobby_json.h"
#include "server/group_routes.h"
#include "server/json_answer.h"
#include "server/name_routes.h"
#include "server/path_number.h"
#include "server/table_paths.h"
#include "server/unless_damaged.h"

namespace kuhhandel {
namespace {

HttpAnswer open_table(Premises const& premises, HttpRequest const& request, Instant now) {
  auto opening = read_open_table(request.body);
  if (!opening) return bad_request(opening.error());
  if (auto refusal = refused_name(premises.names, opening->player, request)) return *std::move(refusal);
  auto const group = opening->group.empty() ? std::nullopt : premises.groups.open(opening->group);
  if (!opening->group.empty() && (!group || !group->may_edit))
    return error_answer(400, "bad_field", "group: no group can be changed with this key", "group");
  auto const key = premises.lobby.open_table(std::move(opening->setup), std::move(opening->player), now);
  if (!key) return error_answer(503, "lobby_full", "Too many tables are open; try again later.");
  note_name(premises.names, *premises.lobby.find(key->table, now), key->seat, request);
  if (group) premises.groups.link_table(key->table, group->group);
  return json_answer(201, seat_key_text(*key));
}

HttpAnswer take_seat(Premises const& premises, ServerTable& live, HttpRequest const& request, Instant now) {
  auto player = read_player(request.body);
  if (!player) return bad_request(player.error());
  if (auto refusal = refused_name(premises.names, *player, request)) return *std::move(refusal);
  auto const key = live.seat(std::move(*player), now);
  if (key) note_name(premises.names, live, key->seat, request);
  premises.lobby.settle(live);
  if (!key) return error_answer(409, name_of(key.error()), sentence_of(key.error()));
  return json_answer(201, seat_key_text(*key));
}

HttpAnswer record_answer(Lobby& lobby, Table const& table) {
  if (table.state() != TableState::finished) {
    return error_answer(409, name_of(OrderRefusal::not_finished), sentence_of(OrderRefusal::not_finished));
  }
  auto const record = lobby.past_game(table.setup().id, table.game()->number);
  return record ? json_answer(200, *record) : nothing_here();
}

/// Only who holds the key of a seat looks back, and only with the eyes of that seat.
HttpAnswer answer_look_back(ServerTable const& live, HttpRequest const& request) {
  auto const seat = live.seat_of(bearer_of(request));
  if (!seat) return error_answer(403, "bad_token", "This key opens no seat at this table.");
  if (!live.table().game()) return error_answer(404, "no_such_game", "No game has begun here yet.");
  return json_answer(200, look_back_text(live.table(), *seat));
}

HttpAnswer answer_replay(std::string_view text, std::string_view name) {
  auto const record = record_from_text(text);
  if (!record) throw Unreadable("The record of a game cannot be read: " + text_of(record.error()));
  auto const eyes = eyes_named(name, static_cast<int>(record->seats.size()));
  if (!eyes) return nothing_here();
  return json_answer(200, boost::json::serialize(replay_to_json(*record, *eyes)));
}

/// A game that is over, long ago perhaps: `which` is "2/record" or "2/replay/open".
HttpAnswer answer_past_game(Lobby& lobby, std::string const& table, std::string_view which) {
  auto const slash = std::min(which.find('/'), which.size());
  auto const what = which.substr(std::min(slash + 1, which.size()));
  auto const number = number_in_path(which.substr(0, slash));
  auto const game = number ? lobby.past_game(table, *number) : std::nullopt;
  if (!game) return error_answer(404, "no_such_game", "There is no such game, or it is not over yet.");
  if (what == "record") return json_answer(200, *game);
  constexpr std::string_view kReplay = "replay/";
  return what.starts_with(kReplay) ? answer_replay(*game, what.substr(kReplay.size())) : nothing_here();
}

HttpAnswer answer_table(Premises const& premises, HttpRequest const& request, Instant now) {
  auto& lobby = premises.lobby;
  auto const rest = request.path.substr(kTablesPath.size());
  auto const slash = rest.find('/');
  auto const what = slash == std::string_view::npos ? std::string_view{} : rest.substr(slash + 1);
  auto* const live = lobby.find(std::string(rest.substr(0, slash)), now);
  if (live == nullptr) return error_answer(404, "no_such_table", "There is no table of that name.");
  if (what == "seats") {
    return request.method == "POST" ? take_seat(premises, *live, request, now) : method_not_allowed("POST");
  }
  constexpr std::string_view kGames = "games/";
  bool const past = what.starts_with(kGames);
  bool const back = what == "replay";
  if (!what.empty() && what != "record" && !back && !past) return nothing_here();
  if (!reads(request)) return method_not_allowed("GET");
  if (back) return answer_look_back(*live, request);
  if (past) return answer_past_game(lobby, live->table().setup().id, what.substr(kGames.size()));
  return what == "record" ? record_answer(lobby, live->table())
                          : json_answer(200, table_info_text(live->table()));
}

HttpAnswer answer_lobby(Lobby& lobby, HttpRequest const& request) {
  if (!reads(request)) return method_not_allowed("GET");
  return json_answer(200, lobby_text(lobby.listed()));
}

HttpAnswer send_file(StaticFile const& file, HttpRequest const& request) {
  HttpAnswer answer;
  answer.headers = {{"Content-Type", file.type},
                    {"ETag", file.etag},
                    {"Vary", "Accept-Encoding"},
                    {"Cache-Control", file.forever ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (request.if_none_match == file.etag) {
    answer.status = 304;
    return answer;
  }
  auto const accepts = [&](std::string_view coding) {
    return request.accept_encoding.find(coding) != std::string_view::npos;
  };
  if (accepts("br") && !file.brotli.empty()) {
    answer.headers.emplace_back("Content-Encoding", "br");
    answer.body = file.brotli;
  } else if (accepts("gzip") && !file.gzip.empty()) {
    answer.headers.emplace_back("Content-Encoding", "gzip");
    answer.body = file.gzip;
  } else {
    answer.body = file.plain;
  }
  return answer;
}

HttpAnswer answer_readable(Premises const& premises, HttpRequest const& request, Instant now) {
  auto& [lobby, groups, names, files] = premises;
  if (is_about_groups(request.path)) return answer_groups(groups, request, lobby.chance().token(), now);
  if (is_about_names(request.path)) return answer_names(names, lobby, request, now);
  if (request.path == "/healthz") return {200, "ok\n", {{"Content-Type", "text/plain"}}};
  if (request.path == "/api/lobby") return answer_lobby(lobby, request);
  if (request.path == "/api/tables") {
    return request.method == "POST" ? open_table(premises, request, now) : method_not_allowed("POST");
  }
  if (request.path.starts_with(kTablesPath)) return answer_table(premises, request, now);
  auto const* const file = files.find(request.path);
  if (file == nullptr) return nothing_here();
  return reads(request) ? send_file(*file, request) : method_not_allowed("GET");
}

}  // namespace

HttpAnswer answer_request(Premises const& premises, HttpRequest const& request, Instant now) {
  return unless_damaged([&] { return answer_readable(premises, request, now); });
}

std::string live_table_of(std::string_view path) { return table_above("/live", path); }

}  // namespace kuhhandel
