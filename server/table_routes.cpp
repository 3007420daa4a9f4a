#include "server/table_routes.h"

#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/replay_steps.h"
#include "live/lobby_json.h"
#include "server/json_answer.h"
#include "server/name_routes.h"
#include "store/unreadable.h"

namespace kuhhandel::server::routes {
namespace {

/// What `answer` says of the table that the path names.
template <class Answer>
HttpAnswer at_table(RoutedRequest const& asked, Answer const& answer) {
  auto* const live = asked.services.lobby.find(asked.path.text("table"), asked.now);
  if (live == nullptr) return error_answer(404, "no_such_table", "There is no table of that name.");
  return answer(*live);
}

/// What `answer` says of the record of a game that is over, long ago perhaps.
template <class Answer>
HttpAnswer of_past_game(RoutedRequest const& asked, Answer const& answer) {
  return at_table(asked, [&](ServerTable& live) {
    auto const game = asked.services.lobby.past_game(live.table().setup().id, asked.path.number());
    if (!game) return error_answer(404, "no_such_game", "There is no such game, or it is not over yet.");
    return answer(*game);
  });
}

HttpAnswer replay_of(std::string_view text, std::string_view name) {
  auto const record = codec::record_from_text(text);
  if (!record)
    throw store::Unreadable("The record of a game cannot be read: " + codec::text_of(record.error()));
  auto const eyes = codec::eyes_named(name, static_cast<int>(record->seats.size()));
  if (!eyes) return nothing_here();
  return json_answer(200, boost::json::serialize(codec::replay_to_json(*record, *eyes)));
}

}  // namespace

HttpAnswer show_lobby(RoutedRequest const& asked) {
  return json_answer(200, live::lobby_text(asked.services.lobby.listed()));
}

HttpAnswer open_table(RoutedRequest const& asked) {
  auto& [lobby, groups, names, files] = asked.services;
  auto opening = live::read_open_table(asked.request.body);
  if (!opening) return bad_request(opening.error());
  if (auto refusal = refused_name(names, opening->player, asked.request)) return *std::move(refusal);
  auto const group = opening->group.empty() ? std::nullopt : groups.open(opening->group);
  if (!opening->group.empty() && (!group || !group->may_edit))
    return error_answer(400, "bad_field", "group: no group can be changed with this key", "group");
  auto const key = lobby.open_table(std::move(opening->setup), std::move(opening->player), asked.now);
  if (!key) return error_answer(503, "lobby_full", "Too many tables are open; try again later.");
  keep_name(names, *lobby.find(key->table, asked.now), key->seat, asked.request);
  if (group) groups.link_table(key->table, group->group.id());
  return json_answer(201, live::seat_key_text(*key));
}

HttpAnswer show_table(RoutedRequest const& asked) {
  return at_table(asked,
                  [](ServerTable& live) { return json_answer(200, live::table_info_text(live.table())); });
}

HttpAnswer take_seat(RoutedRequest const& asked) {
  return at_table(asked, [&](ServerTable& live) {
    auto& names = asked.services.names;
    auto player = live::read_player(asked.request.body);
    if (!player) return bad_request(player.error());
    if (auto refusal = refused_name(names, *player, asked.request)) return *std::move(refusal);
    auto const key = live.seat(std::move(*player), asked.now);
    if (key) keep_name(names, live, key->seat, asked.request);
    asked.services.lobby.settle(live);
    if (!key) return error_answer(409, table::name_of(key.error()), table::sentence_of(key.error()));
    return json_answer(201, live::seat_key_text(*key));
  });
}

HttpAnswer latest_record(RoutedRequest const& asked) {
  return at_table(asked, [&](ServerTable& live) {
    auto const& table = live.table();
    if (table.state() != table::TableState::finished)
      return error_answer(409, table::name_of(table::OrderRefusal::not_finished),
                          table::sentence_of(table::OrderRefusal::not_finished));
    auto const record = asked.services.lobby.past_game(table.setup().id, table.game()->number);
    return record ? json_answer(200, *record) : nothing_here();
  });
}

HttpAnswer past_record(RoutedRequest const& asked) {
  return of_past_game(asked, [](std::string const& record) { return json_answer(200, record); });
}

HttpAnswer past_replay(RoutedRequest const& asked) {
  return of_past_game(asked,
                      [&](std::string const& record) { return replay_of(record, asked.path.text("eyes")); });
}

HttpAnswer look_back(RoutedRequest const& asked) {
  return at_table(asked, [&](ServerTable& live) {
    auto const seat = live.seat_of(bearer_of(asked.request));
    if (!seat) return error_answer(403, "bad_token", "This key opens no seat at this table.");
    if (!live.table().game()) return error_answer(404, "no_such_game", "No game has begun here yet.");
    return json_answer(200, live::look_back_text(live.table(), *seat));
  });
}

}  // namespace kuhhandel::server::routes
