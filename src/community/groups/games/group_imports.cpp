#include "groups/games/group_imports.h"

#include "groups/games/group_games.h"
#include "store/savepoint.h"

namespace kuhhandel::groups {

bool GroupImports::is_running() const { return highest_game() != 0; }

int GroupImports::highest_game() const {
  auto query = store_.statement("SELECT last_game FROM group_imports WHERE group_id = ?");
  return query.executeStep() ? query.getColumn(0).getInt() : 0;
}

bool GroupImports::is_running(GameNumbers numbers) const {
  auto query = store_.statement("SELECT first_game, last_game FROM group_imports WHERE group_id = ?");
  if (!query.executeStep()) return false;
  return GameNumbers{query.getColumn(0).getInt(), query.getColumn(1).getInt()} == numbers;
}

void GroupImports::begin(GameNumbers numbers, std::vector<int> const& new_players) {
  std::string players;
  for (auto const player : new_players) players += (players.empty() ? "" : ",") + std::to_string(player);
  auto insert = store_.statement(
      "INSERT INTO group_imports (group_id, first_game, last_game, new_players) VALUES (?, ?, ?, ?)");
  insert.bind(2, numbers.first);
  insert.bind(3, numbers.last);
  insert.bind(4, "[" + players + "]");
  insert.exec();
}

bool GroupImports::add(GameNumbers numbers, int first, std::span<PreparedGame const> games) {
  if (!is_running(numbers)) return false;
  store::Savepoint change(store_.database());
  GameInsertion insertion(store_);
  std::int64_t bytes = 0;
  for (auto const& game : games) {
    insertion.put(first++, game, {});
    bytes += bytes_of(game);
  }
  store_.grow(bytes);
  change.commit();
  return true;
}

bool GroupImports::finish(GameNumbers numbers) {
  if (!is_running(numbers)) return false;
  store::Savepoint change(store_.database());
  store_.statement("DELETE FROM group_imports WHERE group_id = ?").exec();
  store_.changed();
  change.commit();
  return true;
}

void GroupImports::rollback() {
  store::Savepoint change(store_.database());
  store_
      .statement(R"(UPDATE groups SET bytes = bytes - (
    SELECT coalesce(sum(length(CAST(written AS BLOB)) + length(results)), 0)
    FROM group_games AS game JOIN group_imports AS coming USING (group_id)
    WHERE group_id = ?1 AND game.id BETWEEN first_game AND last_game) WHERE id = ?1)")
      .exec();
  store_
      .statement(R"(DELETE FROM group_games WHERE group_id = ?1 AND EXISTS (
    SELECT 1 FROM group_imports AS coming
    WHERE coming.group_id = ?1 AND group_games.id BETWEEN first_game AND last_game))")
      .exec();
  store_
      .statement(R"(DELETE FROM group_players WHERE group_id = ?1
    AND id IN (SELECT came.value FROM group_imports AS coming, json_each(coming.new_players) AS came
               WHERE coming.group_id = ?1)
    AND NOT EXISTS (SELECT 1 FROM group_games AS game WHERE game.group_id = ?1
                    AND ' ' || game.results LIKE '% ' || group_players.id || ':%'))")
      .exec();
  store_.statement("DELETE FROM group_imports WHERE group_id = ?").exec();
  store_.changed();
  change.commit();
}

}  // namespace kuhhandel::groups
