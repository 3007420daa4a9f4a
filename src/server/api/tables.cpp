#include <boost/json/serialize.hpp>
#include <utility>
#include <variant>

#include "codec/replay_steps.h"
#include "live/lobby_json.h"
#include "server/api/handlers.h"
#include "server/api/names.h"
#include "server/cluster_map/cluster_map.h"
#include "server/http/allowed_hosts.h"
#include "server/http/json_response.h"
#include "store/unreadable.h"

namespace kuhhandel::server::routes {
namespace {

HttpAnswer lobby_full() { return error_answer(503, kLobbyFull, kLobbyFullSentence); }

/// Where others reach the server, for whoever came by an address that only this machine knows; else empty.
std::string address_for_others(RequestContext const& ctx) {
  auto const& in_network = ctx.services.in_network;
  auto const host = ctx.http.host;
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

using Seen = std::variant<HttpAnswer, BackgroundRead>;

/// Responds with what `look` makes of the table in the path: a function of Found that returns a response, or
/// a BackgroundRead if it needs more data. Tables without players are read in the background and not loaded
/// into memory, so that looking at them has no effect.
template <class Look>
Task<HttpAnswer> look_at_table(RequestContext& ctx, Look look) {
  auto id = ctx.path.text("table");
  auto const* const live = ctx.services.lobby.in_memory(id);
  if (live != nullptr && !live->is_asleep()) {
    auto seen = look(Found{live->table(), live->keys().all()});
    if (auto* const response = std::get_if<HttpAnswer>(&seen)) co_return std::move(*response);
    co_return co_await ctx.read(std::get<BackgroundRead>(std::move(seen)));
  }
  BackgroundRead read = [id = std::move(id), now = ctx.now,
                         look = std::move(look)](Archive& archive) -> HttpAnswer {
    auto const stored = archive.tables().load(id);
    if (!stored) return no_such_table();
    auto seen = look(Found{as_found(*stored, now), stored->keys});
    if (auto* const more = std::get_if<BackgroundRead>(&seen)) return (*more)(archive);
    return std::get<HttpAnswer>(std::move(seen));
  };
  co_return co_await ctx.read(std::move(read));
}

/// Responds with what `render` makes of the record of a finished game.
template <class Render>
Task<HttpAnswer> read_past_game(RequestContext& ctx, Render render) {
  BackgroundRead read = [id = ctx.path.text("table"), number = ctx.path.number(),
                         render = std::move(render)](Archive& archive) -> HttpAnswer {
    auto const game = archive.tables().game(id, number);
    if (game) return render(*game);
    if (!archive.tables().has(id)) return no_such_table();
    return error_answer(404, "no_such_game", "There is no such game, or it has not ended yet.");
  };
  co_return co_await ctx.read(std::move(read));
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

Task<HttpAnswer> show_lobby(RequestContext& ctx) {
  auto const* const neighbours = ctx.services.neighbours;
  auto& lobby = ctx.services.lobby;
  if (neighbours == nullptr) co_return json_answer(200, lobby.told(ctx.now));
  co_return json_answer(200, lobby.told(ctx.now, neighbours->now()->lobbies));
}

Task<HttpAnswer> open_table(RequestContext& ctx) {
  ctx.require_disk_space();
  auto& lobby = ctx.services.lobby;
  auto around = ctx.services.around();
  auto opening = RequestContext::valid(live::read_open_table(ctx.http.body));
  auto const readers = readers_at(opening.setup);
  require_usable_name(ctx, opening.player, readers);
  if (readers == Readers::strangers && around.is_unwelcome(opening.setup.name))
    co_return unwelcome_word("name");
  auto const group = opening.group.empty() ? std::nullopt : around.group_to_change(opening.group);
  if (!opening.group.empty() && !group)
    co_return error_answer(400, "bad_field", "group: no group can be changed with this key", "group");
  auto const key = lobby.open_table(std::move(opening.setup), std::move(opening.player), ctx.now);
  if (!key) co_return not_opened(key.error());
  keep_name(around, *lobby.in_memory(key->table), key->seat, ctx.http);
  if (group) lobby.in_memory(key->table)->tell(news::OpenedForGroup{*group});
  co_return json_answer(201, live::seat_key_text(*key));
}

Task<HttpAnswer> show_table(RequestContext& ctx) {
  return look_at_table(
      ctx, [](Found const& found) -> Seen { return json_answer(200, live::table_info_text(found.table)); });
}

Task<HttpAnswer> show_code(RequestContext& ctx) {
  auto const id = ctx.path.text("table");
  auto const* const live = ctx.services.lobby.in_memory(id);
  if (live == nullptr) co_return no_such_table();
  if (live->table().state() != table::TableState::waiting)
    co_return seat_refused(table::OrderRefusal::game_running);
  co_return json_answer(200, live::table_code_text(keys::code_of(id), address_for_others(ctx)));
}

Task<HttpAnswer> find_by_code(RequestContext& ctx) {
  auto const code = ctx.path.text("code");
  auto const* const found = ctx.services.lobby.waiting_by_code(code);
  if (found != nullptr) co_return json_answer(200, live::found_table_text(found->setup().id));
  if (ctx.services.neighbours == nullptr) co_return no_such_table();
  // Another server of the cluster may own it.
  BackgroundRead read = [code, now = ctx.now](Archive& archive) {
    for (auto const& id : archive.tables().not_over()) {
      if (keys::code_of(id) != code) continue;
      auto const stored = archive.tables().load(id);
      if (stored && as_found(*stored, now).state() == table::TableState::waiting)
        return json_answer(200, live::found_table_text(id));
    }
    return no_such_table();
  };
  co_return co_await ctx.read(std::move(read));
}

Task<HttpAnswer> take_seat(RequestContext& ctx) {
  auto& lobby = ctx.services.lobby;
  auto const wanted = RequestContext::valid(live::read_new_seat(ctx.http.body));
  auto const id = ctx.path.text("table");
  auto* const live = co_await ctx.table(id);
  if (live == nullptr) co_return lobby.ledger().has(id) ? lobby_full() : no_such_table();
  auto around = ctx.services.around();
  require_usable_name(ctx, wanted.player, readers_at(live->table().setup()));
  bool const asks = live->table().state() == table::TableState::running;
  auto const key = live->seat(wanted, ctx.now);
  if (key && asks) keep_name_of_newcomer(around, *live, wanted.player, ctx.http);
  if (key && !asks) keep_name(around, *live, key->seat, ctx.http);
  lobby.settle(*live);
  if (!key) co_return seat_refused(key.error());
  co_return json_answer(asks ? 202 : 201, live::seat_key_text(*key));
}

Task<HttpAnswer> change_name(RequestContext& ctx) {
  auto& lobby = ctx.services.lobby;
  auto wanted = RequestContext::valid(live::read_name_at_table(ctx.http.body));
  auto* const live = co_await ctx.table(ctx.path.text("table"));
  if (live == nullptr) co_return no_such_table();
  auto const seat = live->seat_of(wanted.token);
  if (!seat) co_return opens_no_seat();
  require_usable_name(ctx, wanted.player, readers_at(live->table().setup()));
  auto const renamed = live->rename(*seat, std::move(wanted.player), ctx.now);
  auto around = ctx.services.around();
  if (renamed) keep_name(around, *live, *seat, ctx.http);
  lobby.settle(*live);
  if (!renamed) co_return seat_refused(renamed.error());
  co_return json_answer(200, live::table_info_text(live->table()));
}

Task<HttpAnswer> latest_record(RequestContext& ctx) {
  return look_at_table(ctx, [](Found const& found) -> Seen {
    if (found.table.state() != table::TableState::finished)
      return seat_refused(table::OrderRefusal::not_finished);
    return BackgroundRead([id = found.table.setup().id, game = found.table.game()->number](Archive& archive) {
      auto const record = archive.tables().game(id, game);
      return record ? json_answer(200, *record) : nothing_here();
    });
  });
}

Task<HttpAnswer> past_record(RequestContext& ctx) {
  return read_past_game(ctx, [](std::string const& record) { return json_answer(200, record); });
}

Task<HttpAnswer> past_replay(RequestContext& ctx) {
  return read_past_game(
      ctx, [eyes = ctx.path.text("eyes")](std::string const& record) { return replay_of(record, eyes); });
}

Task<HttpAnswer> look_back(RequestContext& ctx) {
  return look_at_table(ctx, [token = std::string(bearer_of(ctx.http))](Found const& found) -> Seen {
    auto const seat = store::seat_of(found.keys, token);
    if (!seat) return opens_no_seat();
    if (!found.table.game()) return error_answer(404, "no_such_game", "No game has begun here yet.");
    return BackgroundRead([record = live::record_of(found.table), seat = *seat](Archive&) {
      return json_answer(200, live::look_back_text(record, seat));
    });
  });
}

}  // namespace kuhhandel::server::routes
