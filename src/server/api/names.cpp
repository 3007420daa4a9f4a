#include "server/api/names.h"

#include <utility>

#include "live/lobby_json.h"
#include "server/api/handlers.h"
#include "server/api/shard_redirect.h"
#include "server/cluster_map/cluster_map.h"
#include "server/http/json_response.h"
#include "server/operator/ban_check.h"
#include "table/newcomers.h"

namespace kuhhandel::server {
namespace {

HttpAnswer name_kept() {
  return error_answer(409, "name_kept",
                      "That name belongs to somebody here; choose another, or open it with its twelve words.",
                      "player");
}

/// None where nobody is banned by that name.
std::optional<HttpAnswer> name_banned(Around& around, std::string_view name) {
  auto const ban = around.ban_of_name(name);
  if (!ban) return {};
  return error_answer(409, "name_banned", "Who keeps this server lets nobody in by that name.", "player",
                      word_of(*ban));
}

HttpAnswer own_seats(names::Names& names, std::string_view key) {
  return json_answer(200,
                     live::own_seats_text(*names.opened_by(key), names.seats(key), names.seats_over(key)));
}

/// Returns the key of a registered name that the request has. Throws ErrorResponse (404) if it opens no name.
std::string_view key_of_name(RequestContext const& ctx) {
  auto const key = bearer_of(ctx.http);
  if (!ctx.services.names.opened_by(key)) throw ErrorResponse{opens_no_name()};
  if (holds_surroundings(ctx.services.lobby.ledger()))
    ctx.services.names.touch(key, names::Names::Use::shown);
  return key;
}

}  // namespace

namespace routes {

Task<HttpAnswer> claim_name(RequestContext& ctx) {
  auto& names = ctx.services.names;
  auto const name = RequestContext::valid(live::read_player(ctx.http.body));
  if (names::Names::is_for_all(name))
    co_return error_answer(409, "name_for_all", "That name is reserved for everyone. Choose another name.",
                           "player");
  if (names.is_unwelcome(name)) co_return unwelcome_word("player");
  auto around = ctx.services.around();
  if (auto banned = name_banned(around, name)) co_return *std::move(banned);
  ctx.require_disk_space();
  auto const key = ctx.services.lobby.chance().name_key();
  if (!names.claim(name, key, ctx.now)) co_return name_kept();
  co_return json_answer(201, live::name_key_text(name, key));
}

Task<HttpAnswer> show_own_seats(RequestContext& ctx) {
  co_return own_seats(ctx.services.names, key_of_name(ctx));
}

Task<HttpAnswer> give_up_name(RequestContext& ctx) {
  ctx.services.names.give_up(key_of_name(ctx));
  co_return json_answer(200, live::erased_text());
}

Task<HttpAnswer> bring_seat(RequestContext& ctx) {
  auto const key = key_of_name(ctx);
  auto& names = ctx.services.names;
  auto const known = RequestContext::valid(live::read_known_seat(ctx.http.body));
  if (auto const shard = shard_of(known.table); !ctx.services.lobby.ledger().holds_shard(shard))
    co_return lead_elsewhere(*ctx.services.neighbours->now(), shard,
                             std::string(ctx.http.path) + "?table=" + known.table);
  auto* const live = co_await ctx.table(known.table);
  auto const seat = live == nullptr ? std::nullopt : live->seat_of(known.token);
  if (!seat) co_return opens_no_seat();
  if (names.holding(table::name_at(live->table(), *seat), key) != names::Holding::own)
    co_return error_answer(409, "not_your_name", "The player in that seat uses another name.");
  live->give_to_name(*seat, key);
  ctx.services.around().play_by_name(key);
  co_return own_seats(names, key);
}

}  // namespace routes

Readers readers_at(table::TableSetup const& setup) {
  return setup.is_public ? Readers::strangers : Readers::friends;
}

HttpAnswer unwelcome_word(std::string_view field) {
  return error_answer(409, "unwelcome_word",
                      "There is a word in it that strangers need not read; choose another.", field);
}

HttpAnswer seat_refused(table::OrderRefusal refusal) {
  auto const* const field = refusal == table::OrderRefusal::name_taken ? "player" : "";
  return error_answer(409, table::name_of(refusal), table::sentence_of(refusal), field);
}

HttpAnswer not_opened(OpeningRefusal refusal) {
  return refusal ? seat_refused(*refusal) : error_answer(503, kLobbyFull, kLobbyFullSentence);
}

HttpAnswer opens_no_name() {
  return error_answer(404, "no_such_name", "This key opens no name here; it may have been given up.");
}

void require_usable_name(RequestContext const& ctx, std::string_view player, Readers readers) {
  auto around = ctx.services.around();
  if (auto banned = name_banned(around, player)) throw ErrorResponse{*std::move(banned)};
  if (readers == Readers::strangers && around.is_unwelcome(player))
    throw ErrorResponse{unwelcome_word("player")};
  if (around.holding(player, bearer_of(ctx.http)) == names::Holding::anothers)
    throw ErrorResponse{name_kept()};
}

HttpAnswer no_such_table() { return error_answer(404, "no_such_table", "There is no table with that id."); }

HttpAnswer opens_no_seat() {
  return error_answer(403, "bad_token", "This key belongs to no seat at this table.");
}

void keep_name(Around& around, ServerTable& live, Seat seat, HttpRequest const& request) {
  auto const key = bearer_of(request);
  if (around.holding(table::name_at(live.table(), seat), key) != names::Holding::own) return;
  live.give_to_name(seat, key);
  around.play_by_name(key);
}

void keep_name_of_newcomer(Around& around, ServerTable& live, std::string_view player,
                           HttpRequest const& request) {
  auto const key = bearer_of(request);
  auto const* const newcomer = table::newcomer_named(live.table(), player);
  if (newcomer == nullptr || around.holding(player, key) != names::Holding::own) return;
  live.give_to_name(*newcomer, key);
  around.play_by_name(key);
}

}  // namespace kuhhandel::server
