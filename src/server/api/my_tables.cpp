#include <algorithm>
#include <set>
#include <tuple>

#include "server/api/handlers.h"
#include "server/api/my_tables_model.h"
#include "store/corrupt_data.h"

namespace kuhhandel::server::routes {
namespace {

/// Limits the number of records read per request, per table and in total.
constexpr int kMaxGamesPerTable = 12;
constexpr std::size_t kMaxGames = 40;

/// Returns the stored table if the token opens a seat; otherwise nullopt, after a cheap lookup of the keys.
std::optional<MyTable> stored_table(store::TableReader const& tables, live::KnownSeat const& known) {
  if (!store::seat_of(tables.keys(known.table), known.token)) return {};
  auto const stored = tables.load(known.table);
  if (!stored) return {};
  auto const seat = store::seat_of(stored->keys, known.token);
  if (!seat) return {};
  table::Table table(stored->setup);
  for (auto const& entry : stored->log) table.apply(entry);
  return my_table(table, *seat);
}

/// Skips damaged data; the error is reported when the user opens the item.
template <class Work>
void skip_corrupt(Work const& work) {
  try {
    work();
  } catch (store::CorruptData const&) {  // NOLINT(bugprone-empty-catch)
  }
}

/// A game at one of the tables.
struct Played {
  MyTable const* table;
  store::PastGame game;
};

/// Returns the latest games at these tables, newest first.
std::vector<Played> latest_games(store::TableReader const& tables, std::vector<MyTable> const& listing) {
  std::vector<Played> latest;
  for (auto const& table : listing)
    skip_corrupt([&] {
      for (auto const& game : tables.latest_games(table.id, kMaxGamesPerTable))
        latest.push_back({&table, game});
    });
  std::ranges::sort(latest, std::ranges::greater{}, [](Played const& played) {
    return std::tuple(played.game.ended, played.table->id, played.game.number);
  });
  if (latest.size() > kMaxGames) latest.resize(kMaxGames);
  return latest;
}

void add_games(MyTables& listing, store::TableReader const& tables) {
  for (auto const& [table, game] : latest_games(tables, listing.tables))
    skip_corrupt([&] {
      auto const record = tables.game(table->id, game.number);
      auto played = record ? my_game(*table, game, *record) : std::nullopt;
      if (played) listing.games.push_back(*std::move(played));
    });
}

}  // namespace

Task<HttpResponse> show_my_tables(RequestContext& ctx) {
  auto const seats = RequestContext::valid(read_known_seats(ctx.http.body));
  MyTables listing;
  std::vector<live::KnownSeat> asleep;
  std::set<std::string> seen;
  for (auto const& known : seats) {
    if (!seen.insert(known.table).second) continue;
    auto const* const loaded = ctx.services.directory.in_memory(known.table);
    if (loaded == nullptr || loaded->is_asleep()) {
      asleep.push_back(known);
    } else if (auto const seat = loaded->seat_of(known.token)) {
      listing.tables.push_back(my_table(loaded->table(), *seat));
    }
  }
  BackgroundRead read = [listing = std::move(listing),
                         asleep = std::move(asleep)](ReadOnlyDb& read_db) mutable {
    for (auto const& known : asleep)
      skip_corrupt([&] {
        if (auto table = stored_table(read_db.tables(), known)) listing.tables.push_back(*std::move(table));
      });
    add_games(listing, read_db.tables());
    return json_response(200, my_tables_text(listing));
  };
  co_return co_await ctx.read(std::move(read));
}

}  // namespace kuhhandel::server::routes
