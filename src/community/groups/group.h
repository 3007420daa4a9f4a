// A group: players who record the scores of their games, behind a private link and without registration. Each
// function that changes something is atomic and durable when it returns.
#pragma once

#include <expected>
#include <optional>
#include <string>

#include "groups/games/group_changes.h"
#include "groups/games/group_games.h"
#include "groups/games/group_imports.h"
#include "groups/group_players.h"
#include "groups/group_refusal.h"
#include "groups/group_store.h"

namespace kuhhandel::groups {

class Group {
 public:
  /// The group must exist in that store.
  explicit Group(GroupStore const& store)
      : store_(store), players_(store), games_(store), changes_(store), imports_(store) {}

  GroupId id() const { return store_.group(); }
  std::string name() const;
  GroupPlayers const& players() const { return players_; }
  GroupGames const& games() const { return games_; }
  std::optional<GroupChange> latest_change() const { return changes_.latest(); }
  /// Returns the statistics as JSON, of all years or of one; cached until the group changes.
  std::string statistics(std::optional<int> year) const;

  void rename(std::string const& name);
  /// Deletes the group permanently; its games are deleted later, a few at a time (Groups::collect_garbage).
  void erase();

  std::expected<int, GroupRefusal> add_player(std::string const& name) { return players_.add(name); }
  std::expected<void, GroupRefusal> rename_player(int player, std::string const& name) {
    return players_.rename(player, name);
  }
  std::expected<void, GroupRefusal> remove_player(int player);
  /// Merges two players who are the same person: `player`'s games become those of `into`, permanently.
  /// Refused if both took part in the same game.
  std::expected<void, GroupRefusal> merge_player(int player, int into);

  /// Adds unknown players of the sheet to the group. Returns the game's id. `online` is its table and number
  /// if it was played here.
  std::expected<int, GroupRefusal> add_game(ScoreEntry const& entry, std::string online = {});
  std::expected<void, GroupRefusal> correct_game(int game, ScoreEntry const& entry);
  std::expected<void, GroupRefusal> delete_game(int game);
  /// Reserves ids for that number of games from a file of that size, and adds the named players; names are
  /// unique. Games are then added and made visible through imports().
  std::expected<GameNumbers, GroupRefusal> begin_import(std::vector<std::string> const& names, int games,
                                                        std::size_t bytes = 0);
  GroupImports& imports() { return imports_; }
  /// Undoes the latest change if it has that number.
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
