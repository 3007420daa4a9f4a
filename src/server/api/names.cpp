#include "server/api/names.h"

#include <utility>

#include "live/lobby_json.h"
#include "server/api/handlers.h"
#include "server/cluster_map/cluster_map.h"
#include "server/http/json_response.h"
#include "server/operator/ban_check.h"
#include "server/routing/shard_router.h"
#include "table/seats/join_requests.h"

namespace kuhhandel::server {
namespace {

HttpResponse name_taken() {
  return error_response(409, "name_kept",
                        "That name is registered here. Choose another one, or open it with its twelve words.",
                        "player");
}

/// Returns a refusal if the name is banned, else nullopt.
std::optional<HttpResponse> name_banned(IdentityService& identity, std::string_view name) {
  auto const ban = identity.ban_of_name(name);
  if (!ban) return {};
  return error_response(409, "name_banned", "The operator has banned that name.", "player",
                        operator_message_of(*ban));
}

HttpResponse name_seats_response(names::Names& names, std::string_view key) {
  return json_response(
      200, live::own_seats_text(*names.name_for_key(key), names.seats(key), names.seats_over(key)));
}

/// Returns the key of a registered name that the request has. Throws ErrorResponse (404) if it opens no name.
std::string_view key_of_name(RequestContext const& ctx) {
  auto const key = bearer_of(ctx.http);
  if (!ctx.services.names.name_for_key(key)) throw ErrorResponse{no_such_name()};
  if (owns_account_data(ctx.services.directory.ledger()))
    ctx.services.names.touch(key, names::Names::Use::shown);
  return key;
}

}  // namespace

namespace routes {

Task<HttpResponse> claim_name(RequestContext& ctx) {
  auto& names = ctx.services.names;
  auto const name = RequestContext::valid(live::read_player(ctx.http.body));
  if (names::Names::is_reserved(name))
    co_return error_response(409, "name_for_all", "That name is reserved for everyone. Choose another name.",
                             "player");
  if (names.is_profane(name)) co_return unwelcome_word("player");
  auto identity = ctx.services.identity();
  if (auto banned = name_banned(identity, name)) co_return *std::move(banned);
  ctx.require_disk_space();
  auto const key = ctx.services.directory.chance().name_key();
  if (!names.claim(name, key, ctx.now)) co_return name_taken();
  co_return json_response(201, live::name_key_text(name, key));
}

Task<HttpResponse> show_name_seats(RequestContext& ctx) {
  co_return name_seats_response(ctx.services.names, key_of_name(ctx));
}

Task<HttpResponse> release_name(RequestContext& ctx) {
  ctx.services.names.release(key_of_name(ctx));
  co_return json_response(200, live::erased_text());
}

Task<HttpResponse> claim_seat(RequestContext& ctx) {
  auto const key = key_of_name(ctx);
  auto& names = ctx.services.names;
  auto const known = RequestContext::valid(live::read_known_seat(ctx.http.body));
  if (auto const shard = shard_of(known.table); !ctx.services.directory.ledger().owns_shard(shard))
    co_return make_redirect(*ctx.services.cluster_map->snapshot(), shard,
                            std::string(ctx.http.path) + "?table=" + known.table);
  auto* const server_table = co_await ctx.table(known.table);
  auto const seat = server_table == nullptr ? std::nullopt : server_table->seat_of(known.token);
  if (!seat) co_return opens_no_seat();
  if (names.owner_of(table::name_at(server_table->table(), *seat), key) != names::NameOwner::caller)
    co_return error_response(409, "not_your_name", "The player in that seat uses another name.");
  server_table->add_owner_token(*seat, key);
  ctx.services.identity().record_name_use(key);
  co_return name_seats_response(names, key);
}

}  // namespace routes

Readers readers_at(table::TableSetup const& setup) {
  return setup.is_public ? Readers::strangers : Readers::friends;
}

HttpResponse unwelcome_word(std::string_view field) {
  return error_response(409, "unwelcome_word",
                        "There is a word in it that strangers need not read; choose another.", field);
}

HttpResponse seat_refused(table::OrderRefusal refusal) {
  auto const* field = "";
  if (refusal == table::OrderRefusal::name_taken) field = "player";
  if (refusal == table::OrderRefusal::face_taken) field = "face";
  return error_response(409, table::name_of(refusal), table::sentence_of(refusal), field);
}

HttpResponse table_not_opened(OpeningRefusal refusal) {
  return refusal ? seat_refused(*refusal) : error_response(503, kLobbyFull, kLobbyFullSentence);
}

HttpResponse no_such_name() {
  return error_response(404, "no_such_name", "This key opens no name here; it may have been given up.");
}

void require_usable_name(RequestContext const& ctx, std::string_view player, Readers readers) {
  auto identity = ctx.services.identity();
  if (auto banned = name_banned(identity, player)) throw ErrorResponse{*std::move(banned)};
  if (readers == Readers::strangers && identity.is_profane(player))
    throw ErrorResponse{unwelcome_word("player")};
  if (identity.name_owner(player, bearer_of(ctx.http)) == names::NameOwner::other)
    throw ErrorResponse{name_taken()};
}

HttpResponse no_such_table() {
  return error_response(404, "no_such_table", "There is no table with that id.");
}

HttpResponse opens_no_seat() {
  return error_response(403, "bad_token", "This key belongs to no seat at this table.");
}

void record_seat_owner(IdentityService& identity, ServerTable& server_table, Seat seat,
                       HttpRequest const& request) {
  auto const key = bearer_of(request);
  if (identity.name_owner(table::name_at(server_table.table(), seat), key) != names::NameOwner::caller)
    return;
  server_table.add_owner_token(seat, key);
  identity.record_name_use(key);
}

void record_request_owner(IdentityService& identity, ServerTable& server_table, std::string_view player,
                          HttpRequest const& request) {
  auto const key = bearer_of(request);
  auto const* const join_request = table::join_request_of(server_table.table(), player);
  if (join_request == nullptr || identity.name_owner(player, key) != names::NameOwner::caller) return;
  server_table.add_owner_token(*join_request, key);
  identity.record_name_use(key);
}

}  // namespace kuhhandel::server
