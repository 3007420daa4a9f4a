#include "ratings/standings.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <tuple>
#include <utility>

#include "codec/wire/body.h"
#include "ratings/rating_shapes.h"

namespace kuhhandel::ratings {
namespace {

/// A rated game of the name.
struct Played {
  Discipline discipline;
  RatingPoint mark;
  int place;
  int bluffs;
  int seen_through;
  std::string quartets;
};

/// Returns the latest game first.
std::vector<Played> games_of(SQLite::Database& database, std::int64_t player) {
  SQLite::Statement query(
      database,
      "SELECT edition, seats, ended, mean, deviation, place, bluffs, seen_through, quartets"
      " FROM rated_seats JOIN rated_games USING (number)"
      " WHERE player = ? ORDER BY number DESC LIMIT ?");
  query.bind(1, player);
  query.bind(2, kMaxRatedGames);
  std::vector<Played> games;
  while (query.executeStep())
    games.push_back({.discipline = {query.getColumn(0).getString(), query.getColumn(1).getInt()},
                     .mark = {.ended = table::Instant{query.getColumn(2).getInt64()},
                              .rating = {.mean = query.getColumn(3).getDouble(),
                                         .deviation = query.getColumn(4).getDouble()}},
                     .place = query.getColumn(5).getInt(),
                     .bluffs = query.getColumn(6).getInt(),
                     .seen_through = query.getColumn(7).getInt(),
                     .quartets = query.getColumn(8).getString()});
  return games;
}

void count_quartets(std::string_view list, std::map<std::string, int>& counts) {
  for (auto const animal : std::views::split(list, ',')) {
    std::string const name(animal.begin(), animal.end());
    if (!name.empty()) ++counts[name];
  }
}

std::vector<Favourite> favourites_in(std::map<std::string, int> const& counts) {
  std::vector<Favourite> all;
  for (auto const& [animal, quartets] : counts) all.push_back({animal, quartets});
  std::ranges::sort(all, {}, [](Favourite const& one) { return std::pair(-one.quartets, one.animal); });
  if (all.size() > kMaxFavourites) all.resize(kMaxFavourites);
  return all;
}

Rating rating_before(SQLite::Database& database, std::int64_t player, std::int64_t game,
                     Discipline const& discipline) {
  SQLite::Statement query(
      database,
      "SELECT mean, deviation FROM rated_seats JOIN rated_games USING (number) WHERE player = ?"
      " AND number < ? AND edition = ? AND seats = ? ORDER BY number DESC LIMIT 1");
  query.bind(1, player);
  query.bind(2, game);
  query.bind(3, discipline.edition);
  query.bind(4, discipline.seats);
  if (!query.executeStep()) return {};
  return {.mean = query.getColumn(0).getDouble(), .deviation = query.getColumn(1).getDouble()};
}

}  // namespace

std::optional<NameRatings> ratings_of_name(SQLite::Database& database, std::string const& folded) {
  SQLite::Statement query(
      database,
      "SELECT number, names.name FROM rated_players JOIN names ON folded = rated_players.name"
      " WHERE folded = ?");
  query.bind(1, folded);
  if (!query.executeStep()) return {};
  NameRatings result{.name = query.getColumn(1).getString()};
  std::map<std::string, int> quartets;
  for (auto& game : games_of(database, query.getColumn(0).getInt64())) {
    bool const won = game.place == 1;
    ++result.games;
    result.wins += won ? 1 : 0;
    result.bluffs += game.bluffs;
    result.seen_through += game.seen_through;
    count_quartets(game.quartets, quartets);
    auto found = std::ranges::find(result.ratings, game.discipline, &DisciplineOfName::discipline);
    if (found == result.ratings.end())
      found = result.ratings.insert(result.ratings.end(), {.discipline = std::move(game.discipline)});
    ++found->games;
    found->wins += won ? 1 : 0;
    if (found->course.size() < kMaxRatingPoints) found->course.push_back(game.mark);
  }
  if (result.games == 0) return {};
  for (auto& rating : result.ratings) std::ranges::reverse(rating.course);
  std::ranges::sort(result.ratings, {},
                    [](DisciplineOfName const& one) { return std::tuple(-one.games, one.discipline); });
  result.favourites = favourites_in(quartets);
  return result;
}

GameRatings ratings_of_game(SQLite::Database& database, GameOfTable const& of) {
  SQLite::Statement query(
      database,
      "SELECT rated_games.number, edition, seats, player, seat, names.name, mean, deviation, has_left"
      " FROM rated_games JOIN rated_seats USING (number) JOIN rated_players AS players"
      " ON players.number = player JOIN names ON folded = players.name"
      " WHERE table_id = ? AND game = ? ORDER BY seat");
  query.bind(1, of.table);
  query.bind(2, of.game);
  GameRatings result;
  while (query.executeStep()) {
    Discipline const discipline{query.getColumn(1).getString(), query.getColumn(2).getInt()};
    result.changes.push_back(
        {.seat = seat_at(query.getColumn(4).getInt()),
         .name = query.getColumn(5).getString(),
         .before = rating_before(database, query.getColumn(3).getInt64(), query.getColumn(0).getInt64(),
                                 discipline),
         .after = {.mean = query.getColumn(6).getDouble(), .deviation = query.getColumn(7).getDouble()},
         .has_left = query.getColumn(8).getInt() != 0});
  }
  return result;
}

std::string text_of(NameRatings const& ratings) { return codec::text_of(ratings, codec::NoEdition{}); }

std::string text_of(GameRatings const& ratings) { return codec::text_of(ratings, codec::NoEdition{}); }

}  // namespace kuhhandel::ratings
