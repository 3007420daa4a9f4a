#include "groups/games/group_games.h"

#include <utility>

#include "groups/statistics/results.h"

namespace kuhhandel::groups {
namespace {

GroupRow row_in(SQLite::Statement& query) {
  return row_from(query.getColumn(0).getInt(), query.getColumn(1).getString(),
                  query.getColumn(2).getString());
}

}  // namespace

GameInsertion::GameInsertion(GroupStore const& store)
    : store_(store), statement_(store.statement(R"(INSERT INTO group_games
    (group_id, id, date, edition, written, results, online) VALUES (?, ?, ?, ?, ?, ?, ?))")) {}

void GameInsertion::put(int id, PreparedGame const& game, std::string const& online) {
  statement_.bind(2, id);
  statement_.bind(3, game.date);
  statement_.bind(4, game.edition);
  statement_.bind(5, game.entry);
  statement_.bind(6, game.results);
  statement_.bind(7, online);
  statement_.exec();
  statement_.reset();
}

int GroupGames::count() const { return counted_in("group_games"); }

int GroupGames::visible_count() const { return counted_in("seen_group_games"); }

int GroupGames::counted_in(std::string const& table) const {
  auto query = store_.statement("SELECT count(*) FROM " + table + " WHERE group_id = ?");
  query.executeStep();
  return query.getColumn(0).getInt();
}

std::vector<GroupGame> GroupGames::read_all(SQLite::Statement& query) const {
  auto const now = GroupPlayers(store_).names();
  std::vector<GroupGame> games;
  while (query.executeStep()) {
    auto row = row_in(query);
    for (std::size_t seat = 0; seat < row.players.size(); ++seat)
      row.entry.sheet.players[seat] = name_of(row.players[seat], now);
    games.push_back({row.id, std::move(row.entry), std::move(row.online)});
  }
  return games;
}

std::vector<GroupGame> GroupGames::page(int page) const {
  auto query = store_.statement(R"(SELECT id, written, online FROM seen_group_games WHERE group_id = ?
    ORDER BY date DESC, id DESC LIMIT ? OFFSET ?)");
  query.bind(2, kPageSize);
  query.bind(3, page * kPageSize);
  return read_all(query);
}

std::vector<GroupGame> GroupGames::all() const {
  auto query = store_.statement(
      "SELECT id, written, online FROM seen_group_games WHERE group_id = ? ORDER BY date, id");
  return read_all(query);
}

std::expected<GroupGame, GroupRefusal> GroupGames::find(int game) const {
  auto query =
      store_.statement("SELECT id, written, online FROM seen_group_games WHERE group_id = ? AND id = ?");
  query.bind(2, game);
  auto found = read_all(query);
  if (found.empty()) return std::unexpected(GroupRefusal::no_such_game);
  return std::move(found.front());
}

PlayedGames GroupGames::played() const {
  PlayedGames played{.animals = animals_of_results(), .games = {}};
  auto query = store_.statement(
      "SELECT id, date, edition, results FROM seen_group_games WHERE group_id = ? ORDER BY date, id");
  auto const merged = GroupPlayers(store_).merged();
  while (query.executeStep()) {
    played.games.push_back({query.getColumn(0).getInt(), query.getColumn(1).getString(),
                            query.getColumn(2).getString(), results_from(query.getColumn(3).getText())});
    for (auto& result : played.games.back().results) {
      if (auto const found = merged.find(result.player); found != merged.end()) result.player = found->second;
    }
  }
  return played;
}

std::optional<GroupRow> GroupGames::row(int game) const {
  auto query =
      store_.statement("SELECT id, written, online FROM seen_group_games WHERE group_id = ? AND id = ?");
  query.bind(2, game);
  if (!query.executeStep()) return {};
  return row_in(query);
}

bool GroupGames::has_player(int player) const { return has_both(player, player); }

bool GroupGames::has_both(int one, int other) const {
  auto query = store_.statement(R"(
    WITH of_one AS (SELECT ?2 AS id UNION SELECT player FROM group_merges
                    WHERE group_id = ?1 AND into_player = ?2),
         of_other AS (SELECT ?3 AS id UNION SELECT player FROM group_merges
                      WHERE group_id = ?1 AND into_player = ?3)
    SELECT 1 FROM group_games WHERE group_id = ?1
      AND EXISTS (SELECT 1 FROM of_one WHERE ' ' || results LIKE '% ' || of_one.id || ':%')
      AND EXISTS (SELECT 1 FROM of_other WHERE ' ' || results LIKE '% ' || of_other.id || ':%') LIMIT 1)");
  query.bind(2, one);
  query.bind(3, other);
  return query.executeStep();
}

int GroupGames::highest_id() const {
  auto query = store_.statement("SELECT id FROM group_games WHERE group_id = ? ORDER BY id DESC LIMIT 1");
  return query.executeStep() ? query.getColumn(0).getInt() : 0;
}

Fingerprints GroupGames::fingerprints() const {
  auto const now = GroupPlayers(store_).names();
  auto query = store_.statement("SELECT written FROM seen_group_games WHERE group_id = ?");
  Fingerprints marks;
  while (query.executeStep()) ++marks[fingerprint_of_row(query.getColumn(0).getText(), now)];
  return marks;
}

void GroupGames::put(GroupRow const& row) {
  auto const& sheet = row.entry.sheet;
  PreparedGame const game{.date = row.entry.date,
                          .edition = std::string(sheet.edition.id.text()),
                          .entry = text_of(row),
                          .results = results_text(sheet, row.players)};
  GameInsertion(store_).put(row.id, game, row.online);
  store_.grow(bytes_of(game));
  store_.changed();
}

void GroupGames::remove(int game) {
  auto remove = store_.statement(
      "DELETE FROM group_games WHERE group_id = ? AND id = ?"
      " RETURNING length(CAST(written AS BLOB)) + length(results)");
  remove.bind(2, game);
  auto const bytes = remove.executeStep() ? remove.getColumn(0).getInt64() : 0;
  remove.reset();
  store_.grow(-bytes);
  store_.changed();
}

}  // namespace kuhhandel::groups
