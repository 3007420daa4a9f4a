#include "server/play_routes.h"

#include <utility>
#include <vector>

#include "live/lobby_json.h"
#include "server/json_answer.h"
#include "server/matchmaking.h"
#include "server/name_routes.h"

namespace kuhhandel::server::routes {
namespace {

/// Those that strangers come together at, and to which time brings something.
std::vector<table::Table const*> tables_of_strangers(Lobby& lobby) {
  std::vector<table::Table const*> tables;
  for (auto const& [id, entry] : lobby.in_memory().entries()) {
    auto const& table = entry.table->table();
    bool const is_open = !entry.table->is_asleep() && !lobby.closing().contains(id);
    if (table.setup().strangers && is_open) tables.push_back(&table);
  }
  return tables;
}

}  // namespace

HttpAnswer play_now(RoutedRequest const& asked) {
  auto& lobby = asked.services.lobby;
  auto& names = asked.services.names;
  auto wanted = live::read_play_request(asked.request.body);
  if (!wanted) return bad_request(wanted.error());
  if (auto refusal = refused_name(asked, wanted->player, Readers::strangers)) return *std::move(refusal);
  auto const tables = tables_of_strangers(lobby);
  auto const* const best = best_table(*wanted, tables, asked.now);
  if (best == nullptr && asked.services.are_full()) return full_answer();
  if (best == nullptr) {
    auto const key = lobby.open_table(table_for(*wanted), std::move(wanted->player), asked.now);
    if (!key) return error_answer(503, kLobbyFull, kLobbyFullSentence);
    auto& opened = *lobby.in_memory(key->table);
    keep_name(names, opened, key->seat, asked.request);
    lobby.settle(opened);
    return json_answer(201, live::seat_key_text(*key));
  }
  auto& live = *lobby.in_memory(best->setup().id);
  bool const asks = best->state() == table::TableState::running;
  auto const key = live.seat({wanted->player}, asked.now);
  if (key && asks) keep_name_of_newcomer(names, live, wanted->player, asked.request);
  if (key && !asks) keep_name(names, live, key->seat, asked.request);
  lobby.settle(live);
  if (!key) return error_answer(409, table::name_of(key.error()), table::sentence_of(key.error()));
  return json_answer(asks ? 202 : 201, live::seat_key_text(*key));
}

}  // namespace kuhhandel::server::routes
