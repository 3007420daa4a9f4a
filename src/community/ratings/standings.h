// What is told of ratings: of a name, and of a game. Only names that are kept, and of them what their owners
// did in rated games.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ratings/rated_games.h"

namespace kuhhandel::ratings {

/// Where a rating stood after a game.
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
  int bluffs = 0;                              // bids above what was in the hand
  int seen_through = 0;                        // of them
  std::vector<Favourite> favourites = {};      // of which they had most quartets, the first the most
  std::vector<DisciplineOfName> ratings = {};  // that with most games first
};

/// So many of a name's latest games are looked at.
inline constexpr int kMaxRatedGames = 1000;
inline constexpr std::size_t kMaxRatingPoints = 60;
inline constexpr std::size_t kMaxFavourites = 3;

/// None where nobody keeps that name, or nobody has played for it.
std::optional<NameRatings> ratings_of_name(SQLite::Database& database, std::string const& folded);

/// What a game changed for somebody who played for their name.
struct RatingChange {
  Seat seat;
  std::string name;
  Rating before;
  Rating after;
  bool has_left;
};

/// By seat; without those whose name was given up since. Empty where the game does not count.
struct GameRatings {
  std::vector<RatingChange> changes = {};
};
GameRatings ratings_of_game(SQLite::Database& database, GameOfTable const& of);

std::string text_of(NameRatings const& ratings);
std::string text_of(GameRatings const& ratings);

}  // namespace kuhhandel::ratings
