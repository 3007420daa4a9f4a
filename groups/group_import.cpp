// Games from a file, all of them or none. Ten thousand are one transaction, so all that can be known before
// is.
#include <unordered_map>

#include "groups/groups.h"

namespace kuhhandel {

std::unordered_map<std::string, int> Groups::marks(GroupId group) {
  auto const now = names(group);
  SQLite::Statement query(database_, "SELECT written FROM group_games WHERE group_id = ?");
  query.bind(1, static_cast<std::int64_t>(group));
  std::unordered_map<std::string, int> marks;
  while (query.executeStep()) ++marks[mark_of_row(query.getColumn(0).getText(), now)];
  return marks;
}

std::expected<Imported, GroupRefusal> Groups::import(GroupId group, ReadyGames const& ready) {
  SQLite::Savepoint transaction(database_, "group_change");
  if (static_cast<std::size_t>(game_count(group)) + ready.games().size() > kMostGroupGames)
    return std::unexpected(GroupRefusal::group_full);
  auto known = marks(group);
  for (auto const& name : ready.new_players()) {
    if (auto const added = add_player(group, name); !added) return std::unexpected(added.error());
  }
  auto statement = insertion();
  auto id = next_game(group);
  Imported imported;
  for (auto const& game : ready.games()) {
    if (auto const same = known.find(game.mark); same != known.end() && same->second > 0) {
      --same->second;
      ++imported.known;
      continue;
    }
    put(statement, group, id++, game, {});
    ++imported.added;
  }
  transaction.release();
  return imported;
}

}  // namespace kuhhandel
