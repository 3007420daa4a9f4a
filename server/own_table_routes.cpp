#include "server/own_table_routes.h"

#include <algorithm>
#include <tuple>

#include "server/json_answer.h"
#include "server/own_tables.h"
#include "store/unreadable.h"

namespace kuhhandel::server::routes {
namespace {

/// Of each table; so many of all tables are told of.
constexpr int kMostGamesOfATable = 12;
constexpr std::size_t kMostGames = 60;

/// The table as it lies in the store, for who has that key; none where it opens nothing.
std::optional<OwnTable> kept_table(store::TableReader const& tables, live::KnownSeat const& known) {
  auto const stored = tables.load(known.table);
  if (!stored) return {};
  auto const seat = store::seat_of(stored->keys, known.token);
  if (!seat) return {};
  table::Table table(stored->setup);
  for (auto const& entry : stored->log) table.apply(entry);
  return own_table(table, *seat);
}

void add_games(OwnTables& own, store::TableReader const& tables, OwnTable const& table) {
  for (auto const& game : tables.latest_games(table.id, kMostGamesOfATable)) {
    if (auto played = own_game(table, game)) own.games.push_back(*std::move(played));
  }
}

void keep_latest(std::vector<OwnGame>& games) {
  std::ranges::sort(games, std::ranges::greater{},
                    [](OwnGame const& game) { return std::tuple(game.ended, game.table, game.game); });
  if (games.size() > kMostGames) games.resize(kMostGames);
}

}  // namespace

Answer show_own_tables(RoutedRequest const& asked) {
  auto const seats = read_own_seats(asked.request.body);
  if (!seats) return bad_request(seats.error());
  OwnTables own;
  std::vector<live::KnownSeat> asleep;
  for (auto const& known : *seats) {
    auto const* const live = asked.services.lobby.in_memory(known.table);
    if (live == nullptr || live->is_asleep()) {
      asleep.push_back(known);
    } else if (auto const seat = live->seat_of(known.token)) {
      own.tables.push_back(own_table(live->table(), *seat));
    }
  }
  return SlowAnswer([own = std::move(own), asleep = std::move(asleep)](Archive& archive) mutable {
    auto const& tables = archive.tables();
    auto const unless_damaged = [](auto const& look) {
      try {
        look();
      } catch (store::Unreadable const&) {  // who opens it is told
      }
    };
    for (auto const& known : asleep)
      unless_damaged([&] {
        if (auto table = kept_table(tables, known)) own.tables.push_back(*std::move(table));
      });
    for (auto const& table : own.tables) unless_damaged([&] { add_games(own, tables, table); });
    keep_latest(own.games);
    return json_answer(200, own_tables_text(own));
  });
}

}  // namespace kuhhandel::server::routes
