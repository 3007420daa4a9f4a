// Games that only have to be written down: everything that follows from each is reckoned already, for the
// players that the group had when that began.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "groups/game_note.h"
#include "groups/group_player.h"

namespace kuhhandel::groups {

struct ReadyGame {
  std::string date;
  std::string edition;
  std::string mark;     // what tells it from another: two may be alike all the same
  std::string written;  // as group_row.h has it
  std::string results;  // as results.h has it
};

class ReadyGames {
 public:
  explicit ReadyGames(std::vector<GroupPlayer> players);

  void add(GameNote const& written);

  std::vector<ReadyGame> const& games() const { return games_; }
  /// Those whom the group did not know, in the order of the ids that they will have.
  std::vector<std::string> const& new_players() const { return new_players_; }
  /// Whether the group still has the players for whom this was made ready.
  bool fits(std::vector<GroupPlayer> const& now) const { return now == known_; }

 private:
  int id_of(std::string const& name);

  std::vector<GroupPlayer> known_;
  std::map<std::string, int, std::less<>> ids_;
  int next_id_;
  std::vector<std::string> new_players_;
  std::vector<ReadyGame> games_;
};

/// The mark of a stored game, under the names that its players have now, by their ids.
std::string mark_of_row(std::string_view written, std::vector<std::string> const& names);

}  // namespace kuhhandel::groups
