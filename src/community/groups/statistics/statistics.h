// Statistics of a group's players, calculated from results only.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/money.h"
#include "ratings/rating.h"

namespace kuhhandel::groups {

/// One player's result in one game.
struct PlayerResult {
  int player;  // id in the group
  Money points;
  int rank;                // from 1; equal points share a rank (C9.6)
  std::uint64_t quartets;  // a bit per animal of PlayedGames::animals
};

struct PlayedGame {
  int id;
  std::string date;  // 2026-11-21
  std::string edition;
  std::vector<PlayerResult> results;
};

struct PlayedGames {
  std::vector<std::string> animals;
  std::vector<PlayedGame> games;  // oldest first
};

struct Score {
  Money points;
  int game;
  std::string date;
};

struct EditionStatistics {
  int games = 0;
  int wins = 0;
  std::int64_t points = 0;
  Money best = 0;
};

struct PlayerStatistics {
  int player = 0;
  int games = 0;
  int wins = 0;    // including shared ones (C9.6)
  int shared = 0;  // of `wins`
  std::int64_t points = 0;
  std::optional<Score> best;
  std::optional<Score> worst;
  int winning_streak = 0;  // current number of consecutive wins
  int longest_winning_streak = 0;
  int longest_losing_streak = 0;
  std::vector<int> quartets;      // number of completed ones, by animal
  std::vector<int> quartet_wins;  // the same in games that the player won
  std::map<std::string, EditionStatistics> editions;
  ratings::Rating rating;           // after the last of these games
  ratings::Rating rating_at_start;  // before the first of these games

  double average() const { return games == 0 ? 0 : static_cast<double>(points) / games; }
  double win_rate() const { return games == 0 ? 0 : static_cast<double>(wins) / games; }
  /// Returns the index in PlayedGames::animals of the animal completed most often, the more expensive one if
  /// tied.
  std::optional<int> favourite() const;
  /// Returns the animal whose quartets won most often, relative to the player's usual win rate. One average
  /// game is added to each animal, because one or two quartets prove little.
  std::optional<int> luckiest() const;
};

/// Results of two players in the games that both played.
struct HeadToHead {
  int a;
  int b;
  int games = 0;
  int a_ahead = 0;
  int b_ahead = 0;
};

/// A game that holds a record.
struct RecordGame {
  int id;
  std::string date;
  std::vector<int> winners;
};

/// A lead of the winner over the second, and the number of games with exactly this lead.
struct Lead {
  static constexpr int kMaxListed = 12;
  Money points;
  int count = 0;
  std::vector<RecordGame> games;  // the oldest ones, oldest first
};

struct Statistics {
  std::vector<std::string> animals;
  int games = 0;
  int days = 0;       // number of days with games
  std::string first;  // dates; empty if there is no game
  std::string last;
  std::vector<int> years;                 // all years with games, also if one year was requested
  std::vector<PlayerStatistics> players;  // ordered by id; only players with games
  std::vector<HeadToHead> pairs;
  std::vector<PlayedGame> latest;  // the last 30 games, oldest first
  /// By month (2026-11) and player: points and games.
  std::map<std::string, std::map<int, std::pair<std::int64_t, int>>> months;
  std::optional<Lead> closest;   // the smallest lead
  std::optional<Lead> clearest;  // the largest lead
};

/// Returns the statistics of all games or of one year; ratings always include all games.
Statistics statistics_of(PlayedGames const& played, std::optional<int> year = {});

}  // namespace kuhhandel::groups
