// Games that only have to be written down: everything that follows from each is reckoned already.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "groups/group_player.h"
#include "groups/score_entry.h"

namespace kuhhandel::groups {

struct PreparedGame {
  std::string date;
  std::string edition;
  std::string entry;    // as group_row.h has it
  std::string results;  // as results.h has it
};

/// What it takes up in the database, as the groups of the database count it.
inline std::int64_t bytes_of(PreparedGame const& game) {
  return static_cast<std::int64_t>(game.entry.size() + game.results.size());
}

/// How often each game is there, by what tells one from another; two may be alike.
using Fingerprints = std::unordered_map<std::string, int>;

class PreparedGames {
 public:
  /// For a group of these players, which has these games already.
  PreparedGames(std::vector<GroupPlayer> const& players, Fingerprints known);

  /// One that is there already is counted alone. All who played must be players of the group.
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

/// The mark of a stored game, under the names that its players have now, by their ids.
std::string fingerprint_of_row(std::string_view entry, std::vector<std::string> const& names);

}  // namespace kuhhandel::groups
