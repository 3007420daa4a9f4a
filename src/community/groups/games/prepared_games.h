// Games ready for insertion: everything derived from their sheets is already calculated.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "groups/games/score_entry.h"
#include "groups/group_player.h"

namespace kuhhandel::groups {

struct PreparedGame {
  std::string date;
  std::string edition;
  std::string entry;    // text_of() in group_row.h
  std::string results;  // results_text() in results.h
};

/// Returns its size in the database, as counted by GroupStore::bytes().
inline std::int64_t bytes_of(PreparedGame const& game) {
  return static_cast<std::int64_t>(game.entry.size() + game.results.size());
}

/// Number of games per fingerprint; identical games are allowed.
using Fingerprints = std::unordered_map<std::string, int>;

class PreparedGames {
 public:
  /// For a group with these players and existing games.
  PreparedGames(std::vector<GroupPlayer> const& players, Fingerprints known);

  /// Only counts a game that already exists. All its players must be players of the group.
  void add(ScoreEntry const& entry);

  std::vector<PreparedGame> const& games() const& { return games_; }
  std::vector<PreparedGame> games() && { return std::move(games_); }
  int known() const { return known_games_; }

 private:
  std::map<std::string, int, std::less<>> ids_;
  Fingerprints known_;
  int known_games_ = 0;
  std::vector<PreparedGame> games_;
};

/// Returns the fingerprint of a stored game; `names`: its players' current names, by id.
std::string fingerprint_of_row(std::string_view entry, std::vector<std::string> const& names);

}  // namespace kuhhandel::groups
