#include <boost/json/serialize.hpp>
#include <utility>
#include <variant>

#include "codec/records/replay_steps.h"
#include "live/lobby_json.h"
#include "server/api/handlers.h"
#include "server/api/names.h"
#include "server/cluster_map/cluster_map.h"
#include "server/http/allowed_hosts.h"
#include "server/http/json_response.h"
#include "store/corrupt_data.h"

namespace kuhhandel::server::routes {
namespace {

HttpResponse lobby_full() { return error_response(503, kLobbyFull, kLobbyFullSentence); }

/// Returns the address at which others reach the server if the request used an address of this machine only;
/// otherwise empty.
std::string address_for_others(RequestContext const& ctx) {
  auto const& in_network = ctx.services.lan_address;
  auto const host = ctx.http.host;
  if (in_network.empty() || !is_this_machine(host)) return {};
  auto const port = host.rfind(':');
  bool const has_port = port != std::string_view::npos && host.find(']', port) == std::string_view::npos;
  return in_network + (has_port ? std::string(host.substr(port)) : std::string());
}

/// Returns a stored table in the state that a new visitor finds.
table::Table as_found(store::StoredTable const& stored, table::Instant now) {
  table::Table table(stored.setup);
  for (auto const& entry : stored.log) table.apply(entry);
  table.apply({now, table::fact::Reopened{}});
  return table;
}

/// A table and the tokens of its seats.
struct Found {
  table::Table const& table;
  std::vector<store::SeatKeyHash> const& keys;
};

/// Makes the games of the table enter the group.
void record_games_for(groups::GroupId group, ServerTable& table) {
  table.emit(outbox_event::TableOpenedForGroup{group});
}

HttpResponse open_for_big_screen(RequestContext const& ctx, table::TableSetup setup,
                                 std::optional<groups::GroupId> group) {
  auto& directory = ctx.services.directory;
  auto const key = directory.open_for_big_screen(std::move(setup), ctx.now, ctx.shard());
  if (!key) return lobby_full();
  if (group) record_games_for(*group, *directory.in_memory(key->table));
  return json_response(201, live::screen_table_text(key->table, key->token));
}

using Seen = std::variant<HttpResponse, BackgroundRead>;

/// Responds with what `look` makes of the table in the path: a function of Found that returns a response, or
/// a BackgroundRead if it needs more data. Tables without players are read in the background and not loaded
/// into memory, so that looking at them has no effect.
template <class ReadGame>
Task<HttpResponse> look_at_table(RequestContext& ctx, ReadGame read_game) {
  auto id = ctx.path.text("table");
  auto const* const server_table = ctx.services.directory.in_memory(id);
  if (server_table != nullptr && !server_table->is_asleep()) {
    auto seen = read_game(Found{server_table->table(), server_table->tokens().all()});
    if (auto* const response = std::get_if<HttpResponse>(&seen)) co_return std::move(*response);
    co_return co_await ctx.read(std::get<BackgroundRead>(std::move(seen)));
  }
  BackgroundRead read = [id = std::move(id), now = ctx.now,
                         read_game = std::move(read_game)](ReadOnlyDb& read_db) -> HttpResponse {
    auto const stored = read_db.tables().load(id);
    if (!stored) return no_such_table();
    auto seen = read_game(Found{as_found(*stored, now), stored->keys});
    if (auto* const more = std::get_if<BackgroundRead>(&seen)) return (*more)(read_db);
    return std::get<HttpResponse>(std::move(seen));
  };
  co_return co_await ctx.read(std::move(read));
}

/// Responds with what `render` makes of the record of a finished game.
template <class Render>
Task<HttpResponse> read_past_game(RequestContext& ctx, Render render) {
  BackgroundRead read = [id = ctx.path.text("table"), number = ctx.path.number(),
                         render = std::move(render)](ReadOnlyDb& read_db) -> HttpResponse {
    auto const game = read_db.tables().game(id, number);
    if (game) return render(*game);
    if (!read_db.tables().has(id)) return no_such_table();
    return error_response(404, "no_such_game", "There is no such game, or it has not ended yet.");
  };
  co_return co_await ctx.read(std::move(read));
}

HttpResponse replay_of(std::string_view text, std::string_view name) {
  auto const record = codec::record_from_text(text);
  if (!record)
    throw store::CorruptData("The record of a game cannot be read: " + codec::text_of(record.error()));
  auto const eyes = codec::parse_perspective(name, static_cast<int>(record->seats.size()));
  if (!eyes) return not_found();
  return json_response(200, boost::json::serialize(codec::replay_to_json(*record, *eyes)));
}

}  // namespace

Task<HttpResponse> show_lobby(RequestContext& ctx) {
  auto const* const cluster_map = ctx.services.cluster_map;
  auto& directory = ctx.services.directory;
  if (cluster_map == nullptr) co_return json_response(200, directory.lobby_listing(ctx.now));
  co_return json_response(200, directory.lobby_listing(ctx.now, cluster_map->snapshot()->lobby_listings));
}

Task<HttpResponse> open_table(RequestContext& ctx) {
  ctx.require_disk_space();
  auto& directory = ctx.services.directory;
  auto identity = ctx.services.identity();
  auto opening = RequestContext::valid(live::read_open_table(ctx.http.body));
  auto const readers = readers_at(opening.setup);
  if (!opening.is_for_big_screen) require_usable_name(ctx, opening.player, readers);
  if (readers == Readers::strangers && identity.is_profane(opening.setup.name))
    co_return unwelcome_word("name");
  auto const group = opening.group.empty() ? std::nullopt : identity.editable_group(opening.group);
  if (!opening.group.empty() && !group)
    co_return error_response(400, "bad_field", "group: no group can be changed with this key", "group");
  if (opening.is_for_big_screen) co_return open_for_big_screen(ctx, std::move(opening.setup), group);
  auto const key =
      directory.open_table(std::move(opening.setup),
                           {.player = std::move(opening.player), .face = opening.face}, ctx.now, ctx.shard());
  if (!key) co_return table_not_opened(key.error());
  record_seat_owner(identity, *directory.in_memory(key->table), key->seat, ctx.http);
  if (group) record_games_for(*group, *directory.in_memory(key->table));
  co_return json_response(201, live::seat_key_text(*key));
}

Task<HttpResponse> show_table(RequestContext& ctx) {
  return look_at_table(
      ctx, [](Found const& found) -> Seen { return json_response(200, live::table_info_text(found.table)); });
}

Task<HttpResponse> show_table_code(RequestContext& ctx) {
  auto const id = ctx.path.text("table");
  auto const* const server_table = ctx.services.directory.in_memory(id);
  if (server_table == nullptr) co_return no_such_table();
  if (!server_table->table().has_code()) co_return seat_refused(table::OrderRefusal::game_running);
  co_return json_response(200, live::table_code_text(keys::code_of(id), address_for_others(ctx)));
}

Task<HttpResponse> find_by_code(RequestContext& ctx) {
  auto const code = ctx.path.text("code");
  auto const* const found = ctx.services.directory.joinable_by_code(code);
  if (found != nullptr) co_return json_response(200, live::found_table_text(found->setup().id));
  if (ctx.services.cluster_map == nullptr) co_return no_such_table();
  // Another server of the cluster may own the table.
  BackgroundRead read = [code, now = ctx.now](ReadOnlyDb& read_db) {
    for (auto const& id : read_db.tables().unfinished_or_recent()) {
      if (keys::code_of(id) != code) continue;
      auto const stored = read_db.tables().load(id);
      if (stored && as_found(*stored, now).has_code()) return json_response(200, live::found_table_text(id));
    }
    return no_such_table();
  };
  co_return co_await ctx.read(std::move(read));
}

Task<HttpResponse> take_seat(RequestContext& ctx) {
  auto& directory = ctx.services.directory;
  auto const wanted = RequestContext::valid(live::read_new_seat(ctx.http.body));
  auto const id = ctx.path.text("table");
  auto* const server_table = co_await ctx.table(id);
  if (server_table == nullptr) co_return directory.ledger().has(id) ? lobby_full() : no_such_table();
  auto identity = ctx.services.identity();
  require_usable_name(ctx, wanted.player, readers_at(server_table->table().setup()));
  bool const is_request = server_table->table().state() == table::TableState::running;
  auto const key = server_table->seat(wanted, ctx.now);
  if (key && is_request) record_request_owner(identity, *server_table, wanted.player, ctx.http);
  if (key && !is_request) record_seat_owner(identity, *server_table, key->seat, ctx.http);
  directory.after_change(*server_table);
  if (!key) co_return seat_refused(key.error());
  co_return json_response(is_request ? 202 : 201, live::seat_key_text(*key));
}

Task<HttpResponse> change_name(RequestContext& ctx) {
  auto& directory = ctx.services.directory;
  auto wanted = RequestContext::valid(live::read_name_at_table(ctx.http.body));
  auto* const server_table = co_await ctx.table(ctx.path.text("table"));
  if (server_table == nullptr) co_return no_such_table();
  auto const seat = server_table->seat_of(wanted.token);
  if (!seat) co_return opens_no_seat();
  require_usable_name(ctx, wanted.player, readers_at(server_table->table().setup()));
  auto const renamed = server_table->rename(*seat, std::move(wanted.player), ctx.now);
  auto identity = ctx.services.identity();
  if (renamed) record_seat_owner(identity, *server_table, *seat, ctx.http);
  directory.after_change(*server_table);
  if (!renamed) co_return seat_refused(renamed.error());
  co_return json_response(200, live::table_info_text(server_table->table()));
}

Task<HttpResponse> change_face(RequestContext& ctx) {
  auto& directory = ctx.services.directory;
  auto const wanted = RequestContext::valid(live::read_face_at_table(ctx.http.body));
  auto* const server_table = co_await ctx.table(ctx.path.text("table"));
  if (server_table == nullptr) co_return no_such_table();
  auto const seat = server_table->seat_of(wanted.token);
  if (!seat) co_return opens_no_seat();
  auto const changed = server_table->change_face(*seat, wanted.face, ctx.now);
  directory.after_change(*server_table);
  if (!changed) co_return seat_refused(changed.error());
  co_return json_response(200, live::table_info_text(server_table->table()));
}

Task<HttpResponse> latest_record(RequestContext& ctx) {
  return look_at_table(ctx, [](Found const& found) -> Seen {
    if (found.table.state() != table::TableState::finished)
      return seat_refused(table::OrderRefusal::not_finished);
    return BackgroundRead(
        [id = found.table.setup().id, game = found.table.game()->number](ReadOnlyDb& read_db) {
          auto const record = read_db.tables().game(id, game);
          return record ? json_response(200, *record) : not_found();
        });
  });
}

Task<HttpResponse> past_record(RequestContext& ctx) {
  return read_past_game(ctx, [](std::string const& record) { return json_response(200, record); });
}

Task<HttpResponse> past_replay(RequestContext& ctx) {
  return read_past_game(
      ctx, [eyes = ctx.path.text("eyes")](std::string const& record) { return replay_of(record, eyes); });
}

Task<HttpResponse> look_back(RequestContext& ctx) {
  return look_at_table(ctx, [token = std::string(bearer_of(ctx.http))](Found const& found) -> Seen {
    auto const seat = store::seat_of(found.keys, token);
    if (!seat) return opens_no_seat();
    if (!found.table.game()) return error_response(404, "no_such_game", "No game has begun here yet.");
    return BackgroundRead([record = live::record_of(found.table), seat = *seat](ReadOnlyDb&) {
      return json_response(200, live::look_back_text(record, seat));
    });
  });
}

}  // namespace kuhhandel::server::routes
