#include "server/api/tables.h"

#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/replay_steps.h"
#include "live/lobby_json.h"
#include "server/api/names.h"
#include "server/cluster_map/cluster_map.h"
#include "server/http/allowed_hosts.h"
#include "server/http/json_response.h"
#include "store/unreadable.h"

namespace kuhhandel::server::routes {
namespace {

HttpAnswer no_such_table() { return error_answer(404, "no_such_table", "There is no table of that name."); }

HttpAnswer lobby_full() { return error_answer(503, kLobbyFull, kLobbyFullSentence); }

/// Where others reach the server, for whoever came by an address that only this machine knows; else empty.
std::string address_for_others(RoutedRequest const& asked) {
  auto const& in_network = asked.services.in_network;
  auto const host = asked.request.host;
  if (in_network.empty() || !is_this_machine(host)) return {};
  auto const port = host.rfind(':');
  bool const has_port = port != std::string_view::npos && host.find(']', port) == std::string_view::npos;
  return in_network + (has_port ? std::string(host.substr(port)) : std::string());
}

/// What is kept of a table, as whoever comes finds it.
table::Table as_found(store::StoredTable const& stored, table::Instant now) {
  table::Table table(stored.setup);
  for (auto const& entry : stored.log) table.apply(entry);
  table.apply({now, table::fact::Reopened{}});
  return table;
}

/// A table, and what opens its seats.
struct Found {
  table::Table const& table;
  std::vector<store::SeatKeyHash> const& keys;
};

/// What `look` answers of the table that the path names. One to which nobody has come is read beside the
/// loop, and let go again: looking leaves nothing behind.
template <class Look>
Answer of_table(RoutedRequest const& asked, Look look) {
  auto id = asked.path.text("table");
  auto const* const live = asked.services.lobby.in_memory(id);
  if (live != nullptr && !live->is_asleep()) return look(Found{live->table(), live->keys().all()});
  return SlowAnswer([id = std::move(id), now = asked.now, look = std::move(look)](Archive& archive) {
    auto const stored = archive.tables().load(id);
    if (!stored) return no_such_table();
    Answer answer = look(Found{as_found(*stored, now), stored->keys});
    if (auto* const slow = std::get_if<SlowAnswer>(&answer)) return (*slow)(archive);
    return std::get<HttpAnswer>(std::move(answer));
  });
}

/// What `say` answers of the record of a game that is over, long ago perhaps.
template <class Say>
SlowAnswer of_past_game(RoutedRequest const& asked, Say say) {
  return
      [id = asked.path.text("table"), number = asked.path.number(), say = std::move(say)](Archive& archive) {
        auto const game = archive.tables().game(id, number);
        if (game) return say(*game);
        if (!archive.tables().has(id)) return no_such_table();
        return error_answer(404, "no_such_game", "There is no such game, or it is not over yet.");
      };
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
  auto const* const neighbours = asked.services.neighbours;
  auto& lobby = asked.services.lobby;
  if (neighbours == nullptr) return json_answer(200, lobby.told(asked.now));
  return json_answer(200, lobby.told(asked.now, neighbours->now()->lobbies));
}

HttpAnswer open_table(RoutedRequest const& asked) {
  if (asked.services.are_full()) return full_answer();
  auto& lobby = asked.services.lobby;
  auto around = asked.services.around();
  auto opening = live::read_open_table(asked.request.body);
  if (!opening) return bad_request(opening.error());
  auto const readers = readers_at(opening->setup);
  if (auto refusal = refused_name(asked, opening->player, readers)) return *std::move(refusal);
  if (readers == Readers::strangers && around.is_unwelcome(opening->setup.name))
    return unwelcome_word("name");
  auto const group = opening->group.empty() ? std::nullopt : around.group_to_change(opening->group);
  if (!opening->group.empty() && !group)
    return error_answer(400, "bad_field", "group: no group can be changed with this key", "group");
  auto const key = lobby.open_table(std::move(opening->setup), std::move(opening->player), asked.now);
  if (!key) return not_opened(key.error());
  keep_name(around, *lobby.in_memory(key->table), key->seat, asked.request);
  if (group) lobby.in_memory(key->table)->tell(news::OpenedForGroup{*group});
  return json_answer(201, live::seat_key_text(*key));
}

Answer show_table(RoutedRequest const& asked) {
  return of_table(asked,
                  [](Found const& found) { return json_answer(200, live::table_info_text(found.table)); });
}

HttpAnswer show_code(RoutedRequest const& asked) {
  auto const id = asked.path.text("table");
  auto const* const live = asked.services.lobby.in_memory(id);
  if (live == nullptr) return no_such_table();
  if (live->table().state() != table::TableState::waiting)
    return seat_refused(table::OrderRefusal::game_running);
  return json_answer(200, live::table_code_text(keys::code_of(id), address_for_others(asked)));
}

Answer find_by_code(RoutedRequest const& asked) {
  auto const code = asked.path.text("code");
  auto const* const found = asked.services.lobby.waiting_by_code(code);
  if (found != nullptr) return json_answer(200, live::found_table_text(found->setup().id));
  if (asked.services.neighbours == nullptr) return no_such_table();
  // It may wait at another server.
  return SlowAnswer([code, now = asked.now](Archive& archive) {
    for (auto const& id : archive.tables().not_over()) {
      if (keys::code_of(id) != code) continue;
      auto const stored = archive.tables().load(id);
      if (stored && as_found(*stored, now).state() == table::TableState::waiting)
        return json_answer(200, live::found_table_text(id));
    }
    return no_such_table();
  });
}

Answer take_seat(RoutedRequest const& asked) {
  auto& lobby = asked.services.lobby;
  auto around = asked.services.around();
  auto wanted = live::read_new_seat(asked.request.body);
  if (!wanted) return bad_request(wanted.error());
  auto id = asked.path.text("table");
  // Where it was looked for in vain, the store tells why: there is none, no room for it, or it is damaged.
  auto* const live = asked.looked_for_table ? lobby.find(id) : lobby.in_memory(id);
  if (live == nullptr && !asked.looked_for_table) return WantsTable{std::move(id)};
  if (live == nullptr) return lobby.ledger().has(id) ? lobby_full() : no_such_table();
  auto const readers = readers_at(live->table().setup());
  if (auto refusal = refused_name(asked, wanted->player, readers)) return *std::move(refusal);
  bool const asks = live->table().state() == table::TableState::running;
  auto const key = live->seat(*wanted, asked.now);
  if (key && asks) keep_name_of_newcomer(around, *live, wanted->player, asked.request);
  if (key && !asks) keep_name(around, *live, key->seat, asked.request);
  lobby.settle(*live);
  if (!key) return seat_refused(key.error());
  return json_answer(asks ? 202 : 201, live::seat_key_text(*key));
}

Answer change_name(RoutedRequest const& asked) {
  auto& lobby = asked.services.lobby;
  auto wanted = live::read_name_at_table(asked.request.body);
  if (!wanted) return bad_request(wanted.error());
  auto id = asked.path.text("table");
  auto* const live = asked.looked_for_table ? lobby.find(id) : lobby.in_memory(id);
  if (live == nullptr && !asked.looked_for_table) return WantsTable{std::move(id)};
  if (live == nullptr) return no_such_table();
  auto const seat = live->seat_of(wanted->token);
  if (!seat) return error_answer(403, "bad_token", "This key opens no seat at this table.");
  auto const readers = readers_at(live->table().setup());
  if (auto refusal = refused_name(asked, wanted->player, readers)) return *std::move(refusal);
  auto const renamed = live->rename(*seat, std::move(wanted->player), asked.now);
  auto around = asked.services.around();
  if (renamed) keep_name(around, *live, *seat, asked.request);
  lobby.settle(*live);
  if (!renamed) return seat_refused(renamed.error());
  return json_answer(200, live::table_info_text(live->table()));
}

Answer latest_record(RoutedRequest const& asked) {
  return of_table(asked, [](Found const& found) -> Answer {
    if (found.table.state() != table::TableState::finished)
      return seat_refused(table::OrderRefusal::not_finished);
    return SlowAnswer([id = found.table.setup().id, game = found.table.game()->number](Archive& archive) {
      auto const record = archive.tables().game(id, game);
      return record ? json_answer(200, *record) : nothing_here();
    });
  });
}

Answer past_record(RoutedRequest const& asked) {
  return of_past_game(asked, [](std::string const& record) { return json_answer(200, record); });
}

Answer past_replay(RoutedRequest const& asked) {
  return of_past_game(
      asked, [eyes = asked.path.text("eyes")](std::string const& record) { return replay_of(record, eyes); });
}

Answer look_back(RoutedRequest const& asked) {
  return of_table(asked, [token = std::string(bearer_of(asked.request))](Found const& found) -> Answer {
    auto const seat = store::seat_of(found.keys, token);
    if (!seat) return error_answer(403, "bad_token", "This key opens no seat at this table.");
    if (!found.table.game()) return error_answer(404, "no_such_game", "No game has begun here yet.");
    return SlowAnswer([record = live::record_of(found.table), seat = *seat](Archive&) {
      return json_answer(200, live::look_back_text(record, seat));
    });
  });
}

}  // namespace kuhhandel::server::routes
