#include <algorithm>
#include <set>
#include <tuple>

#include "server/api/handlers.h"
#include "server/api/my_tables_model.h"
#include "store/unreadable.h"

namespace kuhhandel::server::routes {
namespace {

/// Of each table, and of all of them: who asks has so many records read, however many games there were.
constexpr int kMostGamesOfATable = 12;
constexpr std::size_t kMostGames = 40;

/// The table as it lies in the store, for who has that key; none where it opens nothing, which costs little.
std::optional<OwnTable> kept_table(store::TableReader const& tables, live::KnownSeat const& known) {
  if (!store::seat_of(tables.keys(known.table), known.token)) return {};
  auto const stored = tables.load(known.table);
  if (!stored) return {};
  auto const seat = store::seat_of(stored->keys, known.token);
  if (!seat) return {};
  table::Table table(stored->setup);
  for (auto const& entry : stored->log) table.apply(entry);
  return own_table(table, *seat);
}

/// Who opens what is damaged is told there.
template <class Look>
void unless_unreadable(Look const& look) {
  try {
    look();
  } catch (store::Unreadable const&) {  // NOLINT(bugprone-empty-catch)
  }
}

/// A game at one of the tables.
struct Played {
  OwnTable const* table;
  store::PastGame game;
};

/// The latest games at these tables, the last one first.
std::vector<Played> latest_games(store::TableReader const& tables, std::vector<OwnTable> const& own) {
  std::vector<Played> latest;
  for (auto const& table : own)
    unless_unreadable([&] {
      for (auto const& game : tables.latest_games(table.id, kMostGamesOfATable))
        latest.push_back({&table, game});
    });
  std::ranges::sort(latest, std::ranges::greater{}, [](Played const& played) {
    return std::tuple(played.game.ended, played.table->id, played.game.number);
  });
  if (latest.size() > kMostGames) latest.resize(kMostGames);
  return latest;
}

void add_games(OwnTables& own, store::TableReader const& tables) {
  for (auto const& [table, game] : latest_games(tables, own.tables))
    unless_unreadable([&] {
      auto const record = tables.game(table->id, game.number);
      auto played = record ? own_game(*table, game, *record) : std::nullopt;
      if (played) own.games.push_back(*std::move(played));
    });
}

}  // namespace

Task<HttpAnswer> show_own_tables(RequestContext& ctx) {
  auto const seats = RequestContext::valid(read_own_seats(ctx.http.body));
  OwnTables own;
  std::vector<live::KnownSeat> asleep;
  std::set<std::string> seen;
  for (auto const& known : seats) {
    if (!seen.insert(known.table).second) continue;
    auto const* const live = ctx.services.lobby.in_memory(known.table);
    if (live == nullptr || live->is_asleep()) {
      asleep.push_back(known);
    } else if (auto const seat = live->seat_of(known.token)) {
      own.tables.push_back(own_table(live->table(), *seat));
    }
  }
  BackgroundRead read = [own = std::move(own), asleep = std::move(asleep)](Archive& archive) mutable {
    for (auto const& known : asleep)
      unless_unreadable([&] {
        if (auto table = kept_table(archive.tables(), known)) own.tables.push_back(*std::move(table));
      });
    add_games(own, archive.tables());
    return json_answer(200, own_tables_text(own));
  };
  co_return co_await ctx.read(std::move(read));
}

}  // namespace kuhhandel::server::routes
