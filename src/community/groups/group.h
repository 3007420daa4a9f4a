// A group: a circle of players who keep the scores of their games, behind a private link and without sign-up.
// Every function that changes something does it wholly or not at all, and is on disk when it returns.
#pragma once

#include <expected>
#include <optional>
#include <string>

#include "groups/group_changes.h"
#include "groups/group_games.h"
#include "groups/group_imports.h"
#include "groups/group_players.h"
#include "groups/group_refusal.h"
#include "groups/group_store.h"

namespace kuhhandel::groups {

class Group {
 public:
  /// The group of that store, which must be there.
  explicit Group(GroupStore const& store)
      : store_(store), players_(store), games_(store), changes_(store), imports_(store) {}

  GroupId id() const { return store_.group(); }
  std::string name() const;
  GroupPlayers const& players() const { return players_; }
  GroupGames const& games() const { return games_; }
  std::optional<GroupChange> latest_change() const { return changes_.latest(); }
  /// The statistics on the wire, of all years or of one; reckoned once after each change of the group.
  std::string statistics(std::optional<int> year) const;

  void rename(std::string const& name);
  /// Everything of the group, for good; its games go a few at a time (Groups::sweep).
  void erase();

  std::expected<int, GroupRefusal> add_player(std::string const& name) { return players_.add(name); }
  std::expected<void, GroupRefusal> rename_player(int player, std::string const& name) {
    return players_.rename(player, name);
  }
  std::expected<void, GroupRefusal> remove_player(int player);
  /// Two players of the group who are one person: the games of `player` are those of `into` from now on, for
  /// good. Two who were in one game are two persons.
  std::expected<void, GroupRefusal> merge_player(int player, int into);

  /// Players of the sheet whom the group does not know become players of it. Gives the game's id. `online` is
  /// its table and number, where it was played here.
  std::expected<int, GroupRefusal> add_game(ScoreEntry const& entry, std::string online = {});
  std::expected<void, GroupRefusal> correct_game(int game, ScoreEntry const& entry);
  std::expected<void, GroupRefusal> delete_game(int game);
  /// Makes room for so many games of a file of so many bytes, and players of those who are named in it, each
  /// once. The games are entered and seen by `imports()`.
  std::expected<GameNumbers, GroupRefusal> begin_import(std::vector<std::string> const& names, int games,
                                                        std::size_t bytes = 0);
  GroupImports& imports() { return imports_; }
  /// Takes back the latest change, which must be the one of that number.
  std::expected<void, GroupRefusal> undo(int number);

 private:
  int next_game() const;

  GroupStore store_;
  GroupPlayers players_;
  GroupGames games_;
  GroupChanges changes_;
  GroupImports imports_;
};

}  // namespace kuhhandel::groups
