// Public ratings of names and games: only registered names, and only what their owners did in rated games.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ratings/rated_games.h"

namespace kuhhandel::ratings {

/// A rating after a game.
struct RatingPoint {
  table::Instant ended;
  Rating rating;
};

struct DisciplineOfName {
  Discipline discipline;
  int games = 0;
  int wins = 0;
  std::vector<RatingPoint> course = {};  // after each of the latest games, the last one last; never empty
};

struct Favourite {
  std::string animal;
  int quartets;
};

struct NameRatings {
  std::string name;  // as its owner wrote it
  int games = 0;
  int wins = 0;
  int bluffs = 0;                              // bids above the money in the hand
  int seen_through = 0;                        // of `bluffs`
  std::vector<Favourite> favourites = {};      // animals with most quartets, most frequent first
  std::vector<DisciplineOfName> ratings = {};  // the one with most games first
};

/// Maximum number of a name's latest games that are considered.
inline constexpr int kMaxRatedGames = 1000;
inline constexpr std::size_t kMaxRatingPoints = 60;
inline constexpr std::size_t kMaxFavourites = 3;

/// Returns nullopt if the name has no owner or no rated games.
std::optional<NameRatings> ratings_of_name(SQLite::Database& database, std::string const& folded);

/// Change of a player's rating by one game.
struct RatingChange {
  Seat seat;
  std::string name;
  Rating before;
  Rating after;
  bool has_left;
};

/// By seat; without names that were released since. Empty if the game does not count.
struct GameRatings {
  std::vector<RatingChange> changes = {};
};
GameRatings ratings_of_game(SQLite::Database& database, GameOfTable const& of);

std::string text_of(NameRatings const& ratings);
std::string text_of(GameRatings const& ratings);

}  // namespace kuhhandel::ratings
