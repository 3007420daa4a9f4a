#include "server/api/names.h"

#include <utility>

#include "live/lobby_json.h"
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

/// What `say` answers to who shows the key of a name.
template <class Say>
auto for_owner(RoutedRequest const& asked, Say const& say) -> decltype(say(std::string_view{})) {
  auto const key = bearer_of(asked.request);
  if (!asked.services.names.opened_by(key)) return opens_no_name();
  if (holds_surroundings(asked.services.lobby.ledger()))
    asked.services.names.touch(key, names::Names::Use::shown);
  return say(key);
}

}  // namespace

namespace routes {

HttpAnswer claim_name(RoutedRequest const& asked) {
  auto& lobby = asked.services.lobby;
  auto& names = asked.services.names;
  auto const name = live::read_player(asked.request.body);
  if (!name) return bad_request(name.error());
  if (names::Names::is_for_all(*name))
    return error_answer(409, "name_for_all", "Everybody may go by that name; choose one of your own.",
                        "player");
  if (names.is_unwelcome(*name)) return unwelcome_word("player");
  auto around = asked.services.around();
  if (auto banned = name_banned(around, *name)) return *std::move(banned);
  if (asked.services.are_full()) return full_answer();
  auto const key = lobby.chance().name_key();
  if (!names.claim(*name, key, asked.now)) return name_kept();
  return json_answer(201, live::name_key_text(*name, key));
}

HttpAnswer show_own_seats(RoutedRequest const& asked) {
  return for_owner(asked, [&](std::string_view key) { return own_seats(asked.services.names, key); });
}

HttpAnswer give_up_name(RoutedRequest const& asked) {
  return for_owner(asked, [&](std::string_view key) {
    asked.services.names.give_up(key);
    return json_answer(200, live::erased_text());
  });
}

Answer bring_seat(RoutedRequest const& asked) {
  return for_owner(asked, [&](std::string_view key) -> Answer {
    auto& names = asked.services.names;
    auto const known = live::read_known_seat(asked.request.body);
    if (!known) return bad_request(known.error());
    auto& lobby = asked.services.lobby;
    if (auto const shard = shard_of(known->table); !lobby.ledger().holds_shard(shard))
      return lead_elsewhere(*asked.services.neighbours->now(), shard,
                            std::string(asked.request.path) + "?table=" + known->table);
    auto* const live = asked.looked_for_table ? lobby.find(known->table) : lobby.in_memory(known->table);
    if (live == nullptr && !asked.looked_for_table) return WantsTable{known->table};
    auto const seat = live == nullptr ? std::nullopt : live->seat_of(known->token);
    if (!seat) return error_answer(403, "bad_token", "This key opens no seat at this table.");
    if (names.holding(table::name_at(live->table(), *seat), key) != names::Holding::own)
      return error_answer(409, "not_your_name", "Somebody sits there by another name.");
    live->give_to_name(*seat, key);
    asked.services.around().play_by_name(key);
    return own_seats(names, key);
  });
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

std::optional<HttpAnswer> refused_name(RoutedRequest const& asked, std::string_view player, Readers readers) {
  auto around = asked.services.around();
  if (auto banned = name_banned(around, player)) return *std::move(banned);
  if (readers == Readers::strangers && around.is_unwelcome(player)) return unwelcome_word("player");
  if (around.holding(player, bearer_of(asked.request)) != names::Holding::anothers) return {};
  return name_kept();
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
