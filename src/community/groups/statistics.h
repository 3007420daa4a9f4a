// What the games of a group tell about its players: pure reckoning over results.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/money.h"
#include "ratings/rating.h"

namespace kuhhandel::groups {

/// How one player came out of one game.
struct PlayerResult {
  int player;  // the group's id
  Money points;
  int rank;                // from 1; equal points share one (C9.6)
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
  std::vector<PlayedGame> games;  // the oldest first
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
  int wins = 0;    // shared ones included (C9.6)
  int shared = 0;  // of these
  std::int64_t points = 0;
  std::optional<Score> best;
  std::optional<Score> worst;
  int winning_streak = 0;  // games won in a row, up to now
  int longest_winning_streak = 0;
  int longest_losing_streak = 0;
  std::vector<int> quartets;      // by animal: how often completed
  std::vector<int> quartet_wins;  // by animal: how often in games that were won
  std::map<std::string, EditionStatistics> editions;
  ratings::Rating rating;           // after the last of these games
  ratings::Rating rating_at_start;  // before the first of these games

  double average() const { return games == 0 ? 0 : static_cast<double>(points) / games; }
  double win_rate() const { return games == 0 ? 0 : static_cast<double>(wins) / games; }
  /// The animal completed most often, of equals the dearer one; its place in PlayedGames::animals.
  std::optional<int> favourite() const;
  /// The animal with which most games were won, measured against the player's usual rate. A quartet that was
  /// there once or twice says little, so each counts as if it had one more game of the usual kind.
  std::optional<int> luckiest() const;
};

/// How two did in the games that both played.
struct HeadToHead {
  int a;
  int b;
  int games = 0;
  int a_ahead = 0;
  int b_ahead = 0;
};

/// A game of which a record is told.
struct RecordGame {
  int id;
  std::string date;
  std::vector<int> winners;
};

/// A lead of the first over the second, and in how many games it was just that.
struct Lead {
  static constexpr int kMaxListed = 12;
  Money points;
  int count = 0;
  std::vector<RecordGame> games;  // the oldest of them, the oldest first
};

struct Statistics {
  std::vector<std::string> animals;
  int games = 0;
  int days = 0;       // on which there were games
  std::string first;  // dates; empty where there is no game
  std::string last;
  std::vector<int> years;                 // in which there are games, whatever year was asked for
  std::vector<PlayerStatistics> players;  // by their ids, those with games alone
  std::vector<HeadToHead> pairs;
  std::vector<PlayedGame> latest;  // the last 30 games, the oldest first
  /// By month (2026-11) and player: points and games.
  std::map<std::string, std::map<int, std::pair<std::int64_t, int>>> months;
  std::optional<Lead> closest;   // the smallest lead there was
  std::optional<Lead> clearest;  // the largest
};

/// Of all games, or of one year; ratings go through all games in any case.
Statistics statistics_of(PlayedGames const& played, std::optional<int> year = {});

}  // namespace kuhhandel::groups
