#include "server/play_routes.h"

#include <utility>
#include <vector>

#include "live/lobby_json.h"
#include "names/folded_name.h"
#include "server/json_answer.h"
#include "server/kept_apart.h"
#include "server/matchmaking.h"
#include "server/name_routes.h"
#include "table/gathering.h"

namespace kuhhandel::server::routes {
namespace {

/// One who wants to play now, and where they could.
class Search {
 public:
  Search(RoutedRequest const& asked, live::PlayRequest const& wanted)
      : asked_(asked),
        wanted_(wanted),
        blocks_(asked.services.lobby.store().database()),
        apart_(wanted, bearer_of(asked.request), asked.services.names, blocks_) {}

  /// Where they sit down; null where a table is to be opened.
  table::Table const* best() {
    return best_table(wanted_, tables(), asked_.now,
                      [&](table::Table const& table) { return apart_.from_one_at(entry_of(table)); });
  }

  /// The table that is opened for them: one at which somebody who waits alone elsewhere would be better off,
  /// who then comes too.
  table::TableSetup to_open() {
    auto const* const other = somebody_alone();
    return other == nullptr ? table_for(wanted_) : *table_for_both(wanted_, other->setup(), open_at(*other));
  }

  /// Where they wait alone by their own word; null where they do not.
  table::Table const* own() {
    auto* const live = lobby().in_memory(wanted_.waits_at);
    auto const* const person = live == nullptr ? nullptr : alone_at(live->table());
    bool const is_they =
        person != nullptr && names::folded_name(person->name) == names::folded_name(wanted_.player);
    return is_they ? &live->table() : nullptr;
  }

  /// They have a seat elsewhere.
  void leave(table::Table const& own) {
    if (auto* const came = who_is_alone_at(own)) came->goes = true;
  }

  /// Whether they stay where they wait alone, and another who does comes to them.
  bool waits_for(table::Table const& own, table::Table const* best) {
    auto const* const other = best == nullptr ? somebody_alone() : best;
    if (other == nullptr) return true;
    bool const comes =
        alone_at(*other) != nullptr && would_come(other->setup(), open_at(*other), own.setup());
    return comes && (best == nullptr || table::waiting_since(own) <= table::waiting_since(*other));
  }

 private:
  Lobby& lobby() const { return asked_.services.lobby; }

  /// Those that strangers come together at, and to which time brings something.
  std::vector<table::Table const*> tables() const {
    std::vector<table::Table const*> tables;
    for (auto const& [id, entry] : std::as_const(lobby()).in_memory().entries()) {
      auto const& table = entry.table->table();
      bool const is_open = !entry.table->is_asleep() && !lobby().closing().contains(id);
      if (!table.setup().strangers || !is_open) continue;
      auto const* const came = who_is_alone_at(table);
      if (came == nullptr || !came->goes) tables.push_back(&table);
    }
    return tables;
  }
  TablesInMemory::Entry& entry_of(table::Table const& table) const {
    return *lobby().in_memory().find(table.setup().id);
  }
  /// Null where nobody waits alone, or not by such a request.
  CameToPlay* who_is_alone_at(table::Table const& table) const {
    auto const* const person = alone_at(table);
    if (person == nullptr) return nullptr;
    for (auto& [seat, came] : entry_of(table).came)
      if (came.player == person->name) return &came;
    return nullptr;
  }
  LeftOpen open_at(table::Table const& table) const {
    auto const* const came = who_is_alone_at(table);
    return came == nullptr ? LeftOpen{} : came->open;
  }
  /// Somebody else who waits alone and would play what they would.
  table::Table const* somebody_alone() const {
    for (auto const* const table : tables()) {
      auto const* const person = alone_at(*table);
      if (person == nullptr || names::seen_name(person->name) == names::seen_name(wanted_.player)) continue;
      if (table_for_both(wanted_, table->setup(), open_at(*table)) && !apart_.from_one_at(entry_of(*table)))
        return table;
    }
    return nullptr;
  }

  RoutedRequest const& asked_;
  live::PlayRequest const& wanted_;
  names::Blocks blocks_;
  KeptApart apart_;
};

/// They have sat down there by their request.
void remember(Lobby& lobby, live::SeatKey const& key, live::PlayRequest const& wanted) {
  lobby.in_memory().find(key.table)->came.insert_or_assign(key.seat, who_came(wanted));
}

HttpAnswer open_for(RoutedRequest const& asked, live::PlayRequest const& wanted, table::TableSetup setup) {
  auto& lobby = asked.services.lobby;
  if (asked.services.are_full()) return full_answer();
  auto const key = lobby.open_table(std::move(setup), wanted.player, asked.now);
  if (!key) return error_answer(503, kLobbyFull, kLobbyFullSentence);
  remember(lobby, *key, wanted);
  auto& opened = *lobby.in_memory(key->table);
  keep_name(asked.services.names, opened, key->seat, asked.request);
  lobby.settle(opened);
  return json_answer(201, live::seat_key_text(*key));
}

HttpAnswer sit_down(RoutedRequest const& asked, live::PlayRequest const& wanted, table::Table const& at) {
  auto& lobby = asked.services.lobby;
  auto& live = *lobby.in_memory(at.setup().id);
  bool const asks = at.state() == table::TableState::running;
  auto const key = live.seat({wanted.player}, asked.now);
  if (key) remember(lobby, *key, wanted);
  if (key && asks) keep_name_of_newcomer(asked.services.names, live, wanted.player, asked.request);
  if (key && !asks) keep_name(asked.services.names, live, key->seat, asked.request);
  lobby.settle(live);
  if (!key) return error_answer(409, table::name_of(key.error()), table::sentence_of(key.error()));
  return json_answer(asks ? 202 : 201, live::seat_key_text(*key));
}

}  // namespace

HttpAnswer play_now(RoutedRequest const& asked) {
  auto const wanted = live::read_play_request(asked.request.body);
  if (!wanted) return bad_request(wanted.error());
  if (auto refusal = refused_name(asked, wanted->player, Readers::strangers)) return *std::move(refusal);
  Search search(asked, *wanted);
  auto const* const best = search.best();
  auto const* const own = search.own();
  if (!wanted->waits_at.empty() && (own == nullptr || search.waits_for(*own, best)))
    return json_answer(200, live::found_table_text(wanted->waits_at));
  auto answer =
      best == nullptr ? open_for(asked, *wanted, search.to_open()) : sit_down(asked, *wanted, *best);
  if (own != nullptr && answer.status < 300) search.leave(*own);
  return answer;
}

}  // namespace kuhhandel::server::routes
