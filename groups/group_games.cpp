// The games of a group: added, corrected, deleted, undone, read.
#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "codec/parse.h"
#include "groups/group_json.h"
#include "groups/groups.h"
#include "groups/results.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr int kChangesRemembered = 50;

std::string before_text(GroupRow const* before) {
  if (before == nullptr) return {};
  return json::serialize(json::object{{"online", before->online}, {"written", text_of(*before)}});
}

GroupRow row_before(int game, std::string const& text) {
  auto const document = parse(text).value();
  return row_from(game, std::string_view(document.at("written").as_string()),
                  std::string(document.at("online").as_string()));
}

GroupRow row_in(SQLite::Statement& query) {
  return row_from(query.getColumn(0).getInt(), query.getColumn(1).getString(),
                  query.getColumn(2).getString());
}

}  // namespace

int Groups::game_count(GroupId group) {
  SQLite::Statement query(database_, "SELECT count(*) FROM group_games WHERE group_id = ?");
  query.bind(1, number_of(group));
  query.executeStep();
  return query.getColumn(0).getInt();
}

std::vector<std::string> Groups::names(GroupId group) {
  std::vector<std::string> names;
  for (auto const& player : players(group)) {
    names.resize(static_cast<std::size_t>(player.id) + 1);
    names.back() = player.name;
  }
  return names;
}

std::vector<GroupGame> Groups::games_of(SQLite::Statement& query, GroupId group) {
  auto const now = names(group);
  std::vector<GroupGame> games;
  while (query.executeStep()) {
    auto row = row_in(query);
    for (std::size_t seat = 0; seat < row.players.size(); ++seat)
      row.written.sheet.players[seat] = now[static_cast<std::size_t>(row.players[seat])];
    games.push_back({row.id, std::move(row.written), std::move(row.online)});
  }
  return games;
}

std::vector<GroupGame> Groups::games(GroupId group, int page) {
  SQLite::Statement query(database_, R"(SELECT id, written, online FROM group_games WHERE group_id = ?
    ORDER BY date DESC, id DESC LIMIT ? OFFSET ?)");
  query.bind(1, number_of(group));
  query.bind(2, kGamesOnAPage);
  query.bind(3, page * kGamesOnAPage);
  return games_of(query, group);
}

std::vector<GroupGame> Groups::all_games(GroupId group) {
  SQLite::Statement query(database_,
                          "SELECT id, written, online FROM group_games WHERE group_id = ? ORDER BY date, id");
  query.bind(1, number_of(group));
  return games_of(query, group);
}

std::expected<GroupGame, GroupRefusal> Groups::game(GroupId group, int game) {
  SQLite::Statement query(database_,
                          "SELECT id, written, online FROM group_games WHERE group_id = ? AND id = ?");
  query.bind(1, number_of(group));
  query.bind(2, game);
  auto found = games_of(query, group);
  if (found.empty()) return std::unexpected(GroupRefusal::no_such_game);
  return std::move(found.front());
}

std::optional<GroupRow> Groups::row(GroupId group, int game) {
  SQLite::Statement query(database_,
                          "SELECT id, written, online FROM group_games WHERE group_id = ? AND id = ?");
  query.bind(1, number_of(group));
  query.bind(2, game);
  if (!query.executeStep()) return {};
  return row_in(query);
}

/// Ids are not used again: the number of a deleted game may still stand in a change.
int Groups::next_game(GroupId group) {
  int highest = 0;
  for (auto const* const sql : {"SELECT id FROM group_games WHERE group_id = ? ORDER BY id DESC LIMIT 1",
                                "SELECT max(game_id) FROM group_changes WHERE group_id = ?"}) {
    SQLite::Statement query(database_, sql);
    query.bind(1, number_of(group));
    if (query.executeStep()) highest = std::max(highest, query.getColumn(0).getInt());
  }
  return highest + 1;
}

std::expected<std::vector<int>, GroupRefusal> Groups::player_ids(GroupId group, ScoreSheet const& sheet) {
  auto const known = players(group);
  std::vector<int> ids;
  for (auto const& name : sheet.players) {
    auto const found = std::ranges::find(known, name, &GroupPlayer::name);
    auto const id = found == known.end() ? add_player(group, name) : found->id;
    if (!id) return std::unexpected(id.error());
    ids.push_back(*id);
  }
  return ids;
}

SQLite::Statement Groups::insertion() {
  return {database_, R"(INSERT INTO group_games
    (group_id, id, date, edition, written, results, online) VALUES (?, ?, ?, ?, ?, ?, ?))"};
}

void Groups::put(SQLite::Statement& insertion, GroupId group, int id, ReadyGame const& game,
                 std::string const& online) {
  reckoned_.forget(number_of(group));
  insertion.bind(1, number_of(group));
  insertion.bind(2, id);
  insertion.bind(3, game.date);
  insertion.bind(4, game.edition);
  insertion.bind(5, game.written);
  insertion.bind(6, game.results);
  insertion.bind(7, online);
  insertion.exec();
  insertion.reset();
}

void Groups::put(GroupId group, GroupRow const& row) {
  auto const& sheet = row.written.sheet;
  auto statement = insertion();
  put(statement, group, row.id,
      {.date = row.written.date,
       .edition = std::string(sheet.edition.id.text()),
       .mark = {},
       .written = text_of(row),
       .results = results_text(sheet, row.players)},
      row.online);
}

void Groups::remove(GroupId group, int game) {
  SQLite::Statement remove(database_, "DELETE FROM group_games WHERE group_id = ? AND id = ?");
  remove.bind(1, number_of(group));
  remove.bind(2, game);
  reckoned_.forget(number_of(group));
  remove.exec();
}

void Groups::note_change(GroupId group, GroupChange::Kind kind, int game, GroupRow const* before) {
  auto const latest = latest_change(group);
  auto const number = latest ? latest->number + 1 : 1;
  SQLite::Statement insert(
      database_,
      "INSERT INTO group_changes (group_id, number, kind, game_id, before) VALUES (?, ?, ?, ?, ?)");
  insert.bind(1, number_of(group));
  insert.bind(2, number);
  insert.bind(3, static_cast<int>(kind));
  insert.bind(4, game);
  insert.bind(5, before_text(before));
  insert.exec();
  SQLite::Statement forget(database_, "DELETE FROM group_changes WHERE group_id = ? AND number <= ?");
  forget.bind(1, number_of(group));
  forget.bind(2, number - kChangesRemembered);
  forget.exec();
}

std::expected<int, GroupRefusal> Groups::put_new(GroupId group, GameNote const& written, std::string online) {
  auto ids = player_ids(group, written.sheet);
  if (!ids) return std::unexpected(ids.error());
  auto const id = next_game(group);
  put(group, {id, written, *std::move(ids), std::move(online)});
  return id;
}

std::expected<int, GroupRefusal> Groups::add_game(GroupId group, GameNote const& written) {
  SQLite::Savepoint transaction(database_, "group_change");
  if (game_count(group) >= kMostGroupGames) return std::unexpected(GroupRefusal::group_full);
  auto const id = put_new(group, written, {});
  if (!id) return id;
  note_change(group, GroupChange::Kind::added, *id, nullptr);
  transaction.release();
  return id;
}

std::expected<void, GroupRefusal> Groups::correct_game(GroupId group, int game, GameNote const& written) {
  SQLite::Savepoint transaction(database_, "group_change");
  auto const before = row(group, game);
  if (!before) return std::unexpected(GroupRefusal::no_such_game);
  auto ids = player_ids(group, written.sheet);
  if (!ids) return std::unexpected(ids.error());
  remove(group, game);
  put(group, {game, written, *std::move(ids), before->online});
  note_change(group, GroupChange::Kind::corrected, game, &*before);
  transaction.release();
  return {};
}

std::expected<void, GroupRefusal> Groups::delete_game(GroupId group, int game) {
  SQLite::Savepoint transaction(database_, "group_change");
  auto const before = row(group, game);
  if (!before) return std::unexpected(GroupRefusal::no_such_game);
  remove(group, game);
  note_change(group, GroupChange::Kind::deleted, game, &*before);
  transaction.release();
  return {};
}

std::optional<GroupChange> Groups::latest_change(GroupId group) {
  SQLite::Statement query(database_, R"(SELECT number, kind, game_id FROM group_changes WHERE group_id = ?
    ORDER BY number DESC LIMIT 1)");
  query.bind(1, number_of(group));
  if (!query.executeStep()) return {};
  return GroupChange{.number = query.getColumn(0).getInt(),
                     .kind = static_cast<GroupChange::Kind>(query.getColumn(1).getInt()),
                     .game = query.getColumn(2).getInt()};
}

std::expected<void, GroupRefusal> Groups::undo(GroupId group, int number) {
  SQLite::Savepoint transaction(database_, "group_change");
  auto const latest = latest_change(group);
  if (!latest || latest->number != number) return std::unexpected(GroupRefusal::nothing_to_undo);
  SQLite::Statement query(database_, "SELECT before FROM group_changes WHERE group_id = ? AND number = ?");
  query.bind(1, number_of(group));
  query.bind(2, number);
  query.executeStep();
  auto const before = query.getColumn(0).getString();
  query.reset();
  remove(group, latest->game);
  if (!before.empty()) put(group, row_before(latest->game, before));
  SQLite::Statement forget(database_, "DELETE FROM group_changes WHERE group_id = ? AND number = ?");
  forget.bind(1, number_of(group));
  forget.bind(2, number);
  forget.exec();
  transaction.release();
  return {};
}

PlayedGames Groups::played_games(GroupId group) {
  PlayedGames played{.animals = animals_of_results(), .games = {}};
  SQLite::Statement query(
      database_, "SELECT id, date, edition, results FROM group_games WHERE group_id = ? ORDER BY date, id");
  query.bind(1, number_of(group));
  while (query.executeStep()) {
    played.games.push_back({query.getColumn(0).getInt(), query.getColumn(1).getString(),
                            query.getColumn(2).getString(), results_from(query.getColumn(3).getText())});
  }
  return played;
}

std::string const& Groups::statistics(GroupId group, std::optional<int> year) {
  if (auto const* const known = reckoned_.find(number_of(group), year)) return *known;
  auto text = statistics_text(statistics_of(played_games(group), year), players(group));
  return reckoned_.keep(number_of(group), year, std::move(text));
}

}  // namespace kuhhandel
