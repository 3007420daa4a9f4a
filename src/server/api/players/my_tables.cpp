#include <algorithm>
#include <set>
#include <tuple>

#include "codec/records/replay.h"
#include "codec/wire/body.h"
#include "engine/scores.h"
#include "server/api/handlers.h"
#include "server/api/players/my_tables_shapes.h"
#include "server/http/json_response.h"
#include "store/corrupt_data.h"
#include "store/tables/table_reader.h"
#include "table/modes/solo_game.h"

namespace kuhhandel::server::routes {
namespace {

/// Limits the number of records read per request, per table and in total.
constexpr int kMaxGamesPerTable = 12;
constexpr std::size_t kMaxGames = 40;

/// Another player may have had the seat in an earlier game.
bool is_known_as(MyTable const& table, std::string const& name) {
  return name == table.players[static_cast<std::size_t>(index_of(table.seat))] ||
         std::ranges::find(table.former_names, name) != table.former_names.end();
}

/// Returns the earlier names of the seat's player at that table.
std::vector<std::string> former_names_of(table::Table const& table, Seat seat) {
  auto const* const person = table.presence().person(seat);
  return person == nullptr ? std::vector<std::string>{} : person->former_names;
}

MyTable my_table(table::Table const& table, Seat seat) {
  auto const& setup = table.setup();
  MyTable result{.id = setup.id,
                 .name = setup.name,
                 .edition = std::string(setup.edition.id.text()),
                 .state = table.state(),
                 .seat = seat,
                 .players = table::names_of(table.presence()),
                 .former_names = former_names_of(table, seat),
                 .hours = table::hours_to_answer(table),
                 .bots = table::bots_of(table.presence()),
                 .strangers = setup.strangers.has_value()};
  if (table.state() != table::TableState::running) return result;
  result.needs_decision = table::awaits_player(table, seat);
  result.since = table.awaited_since();
  return result;
}

/// Reads the game from the text of its record. Returns nullopt if the seat belonged to another player then,
/// or if the current rules refuse the record. Throws CorruptData if the record cannot be read.
std::optional<MyGame> my_game(MyTable const& table, store::PastGame const& game, std::string_view text) {
  auto const record = codec::record_from_text(text);
  if (!record)
    throw store::CorruptData("The record of a game cannot be read: " + codec::text_of(record.error()));
  auto const index = static_cast<std::size_t>(index_of(table.seat));
  if (index >= record->seats.size() || !is_known_as(table, record->seats[index])) return {};
  auto const end = codec::replay(*record);
  if (!end) return {};
  auto const scores_at_end = scores(record->edition, *end);
  MyGame result{.table = table.id,
                .name = table.name,
                .edition = std::string(record->edition.id.text()),
                .game = game.number,
                .ended = game.ended,
                .seat = table.seat,
                .players = record->seats,
                .points = {},
                .rank = rank_of(scores_at_end, table.seat),
                .bots = game.bots,
                .lasted = game.began ? std::optional(game.ended - *game.began) : std::nullopt,
                .by_letter = table.hours.has_value(),
                .strangers = table.strangers};
  for (auto const seat : seats_of(scores_at_end.seats)) result.points.push_back(scores_at_end.of(seat).total);
  return result;
}

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
  auto const seats = ctx.body<KnownSeats>().seats;
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
    return json_response(200, codec::text_of(listing, codec::NoEdition{}));
  };
  co_return co_await ctx.read(std::move(read));
}

}  // namespace kuhhandel::server::routes
