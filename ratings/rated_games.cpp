#include "ratings/rated_games.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

#include "ratings/showing.h"
#include "store/change.h"
#include "table/deserted.h"

namespace kuhhandel::ratings {
namespace {

void forget_starts(SQLite::Database& database, GameOfTable const& up_to) {
  SQLite::Statement forget(database, "DELETE FROM rated_starts WHERE table_id = ? AND game <= ?");
  forget.bind(1, up_to.table);
  forget.bind(2, up_to.game);
  forget.exec();
}

bool is_away_for_good(table::Person const* person) {
  return person == nullptr || !person->stand_in.empty() || (person->away && person->given_up);
}

/// Who began the game, but for those whose name was given up since.
std::vector<Entrant> entrants_of(SQLite::Database& database, table::Table const& table,
                                 GameOfTable const& of) {
  SQLite::Statement query(
      database,
      "SELECT player, starts.seat, EXISTS (SELECT 1 FROM named_seats AS named WHERE"
      " named.table_id = starts.table_id AND named.seat = starts.seat AND named.name = players.name)"
      " FROM rated_starts AS starts JOIN rated_players AS players ON players.number = player"
      " WHERE starts.table_id = ? AND game = ? AND players.name IS NOT NULL ORDER BY starts.seat");
  query.bind(1, of.table);
  query.bind(2, of.game);
  // Who stayed longer than all others has not left the game to anybody.
  auto const stayed = table::last_to_stay(table);
  std::vector<Entrant> entrants;
  while (query.executeStep()) {
    auto const seat = seat_at(query.getColumn(1).getInt());
    bool const has_seat = query.getColumn(2).getInt() != 0;
    bool const has_left = !has_seat || (seat != stayed && is_away_for_good(table.presence().person(seat)));
    entrants.push_back({query.getColumn(0).getInt64(), seat, has_left});
  }
  return entrants;
}

Rating latest(SQLite::Database& database, std::int64_t player, Discipline const& discipline) {
  SQLite::Statement query(database,
                          "SELECT mean, deviation FROM rated_seats JOIN rated_games USING (number)"
                          " WHERE player = ? AND edition = ? AND seats = ? ORDER BY number DESC LIMIT 1");
  query.bind(1, player);
  query.bind(2, discipline.edition);
  query.bind(3, discipline.seats);
  if (!query.executeStep()) return {};
  return {.mean = query.getColumn(0).getDouble(), .deviation = query.getColumn(1).getDouble()};
}

/// Its number; none where it is there already.
std::optional<std::int64_t> add_game(SQLite::Database& database, GameOfTable const& of,
                                     Discipline const& discipline, table::Instant ended) {
  SQLite::Statement insert(database,
                           "INSERT OR IGNORE INTO rated_games (table_id, game, edition, seats, ended)"
                           " VALUES (?, ?, ?, ?, ?)");
  insert.bind(1, of.table);
  insert.bind(2, of.game);
  insert.bind(3, discipline.edition);
  insert.bind(4, discipline.seats);
  insert.bind(5, static_cast<std::int64_t>(ended.count()));
  if (insert.exec() == 0) return {};
  return database.getLastInsertRowid();
}

void add_seat(SQLite::Database& database, std::int64_t game, Showing const& showing, Rating const& after) {
  std::string quartets;
  for (auto const& animal : showing.quartets) quartets += quartets.empty() ? animal : ',' + animal;
  SQLite::Statement insert(database, "INSERT INTO rated_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  insert.bind(1, showing.entrant.player);
  insert.bind(2, game);
  insert.bind(3, index_of(showing.entrant.seat));
  insert.bind(4, showing.place);
  insert.bind(5, showing.entrant.has_left ? 1 : 0);
  insert.bind(6, showing.bluffs);
  insert.bind(7, showing.seen_through);
  insert.bind(8, quartets);
  insert.bind(9, after.mean);
  insert.bind(10, after.deviation);
  insert.exec();
}

/// Whether the seat was taken by whoever keeps that name; who goes by another since plays for none.
bool has_kept_seat(SQLite::Database& database, std::string const& table, Sitting const& one) {
  SQLite::Statement query(
      database, "SELECT 1 FROM named_seats WHERE table_id = ? AND seat = ? AND name = ? AND name <> ''");
  query.bind(1, table);
  query.bind(2, index_of(one.seat));
  query.bind(3, one.name);
  return query.executeStep();
}

void add_entrant(SQLite::Database& database, GameOfTable const& of, Sitting const& entrant) {
  SQLite::Statement player(database, "INSERT OR IGNORE INTO rated_players (name) VALUES (?)");
  player.bind(1, entrant.name);
  player.exec();
  SQLite::Statement start(database,
                          "INSERT OR IGNORE INTO rated_starts (table_id, game, player, seat)"
                          " SELECT ?, ?, number, ? FROM rated_players WHERE name = ?");
  start.bind(1, of.table);
  start.bind(2, of.game);
  start.bind(3, index_of(entrant.seat));
  start.bind(4, entrant.name);
  start.exec();
}

}  // namespace

void begin_rated(SQLite::Database& database, GameOfTable const& of, std::vector<Sitting> const& people) {
  std::vector<Sitting> entrants;
  std::ranges::copy_if(people, std::back_inserter(entrants),
                       [&](Sitting const& one) { return has_kept_seat(database, of.table, one); });
  if (entrants.size() < 2) return;
  for (auto const& entrant : entrants) add_entrant(database, of, entrant);
}

std::vector<std::string> tables_that_play_for_names(SQLite::Database& database) {
  SQLite::Statement query(database, "SELECT DISTINCT table_id FROM rated_starts ORDER BY table_id");
  std::vector<std::string> tables;
  while (query.executeStep()) tables.push_back(query.getColumn(0).getString());
  return tables;
}

void finish_rated(SQLite::Database& database, table::Table const& table, codec::Record const& record,
                  table::Instant ended) {
  GameOfTable const of{table.setup().id, table.game()->number};
  auto const entrants = entrants_of(database, table, of);
  forget_starts(database, of);
  if (entrants.size() < 2) return;
  Discipline const discipline{std::string(record.edition.id.text()), static_cast<int>(record.seats.size())};
  auto const all = showings(record, entrants);
  std::vector<Placed> placed;
  for (auto const& [entrant, place, bluffs, seen_through, quartets] : all)
    placed.push_back({latest(database, entrant.player, discipline), place});
  auto const after = rated(placed);
  store::Change change(database);
  auto const game = add_game(database, of, discipline, ended);
  if (!game) return;
  for (std::size_t i = 0; i < all.size(); ++i) add_seat(database, *game, all[i], after[i]);
  change.keep();
}

void forget_name(SQLite::Database& database, std::string const& folded) {
  for (auto const* const sql :
       {"UPDATE rated_seats SET bluffs = 0, seen_through = 0, quartets = '' WHERE player ="
        " (SELECT number FROM rated_players WHERE name = ?)",
        "UPDATE rated_players SET name = NULL WHERE name = ?"}) {
    SQLite::Statement forget(database, sql);
    forget.bind(1, folded);
    forget.exec();
  }
}

namespace {

/// A line of rated_seats.
struct Line {
  std::int64_t player;
  std::int64_t game;
  int place;
  Rating after;
};

class Reckoning {
 public:
  explicit Reckoning(SQLite::Database& database)
      : update_(database, "UPDATE rated_seats SET mean = ?, deviation = ? WHERE player = ? AND number = ?") {}

  void game(Discipline const& discipline, std::vector<Line> const& lines) {
    ++reckoned_.games;
    std::vector<Placed> placed;
    for (auto const& line : lines) placed.push_back({ratings_[{discipline, line.player}], line.place});
    auto const after = rated(placed);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      ratings_[{discipline, lines[i].player}] = after[i];
      if (lines[i].after != after[i]) keep(lines[i], after[i]);
    }
  }
  Reckoned const& reckoned() const { return reckoned_; }

 private:
  void keep(Line const& line, Rating const& after) {
    ++reckoned_.changed;
    update_.reset();
    update_.bind(1, after.mean);
    update_.bind(2, after.deviation);
    update_.bind(3, line.player);
    update_.bind(4, line.game);
    update_.exec();
  }

  SQLite::Statement update_;
  std::map<std::pair<Discipline, std::int64_t>, Rating> ratings_;
  Reckoned reckoned_;
};

std::vector<Line> lines_of(SQLite::Statement& query, std::int64_t game) {
  query.reset();
  query.bind(1, game);
  std::vector<Line> lines;
  while (query.executeStep())
    lines.push_back({query.getColumn(0).getInt64(),
                     game,
                     query.getColumn(1).getInt(),
                     {.mean = query.getColumn(2).getDouble(), .deviation = query.getColumn(3).getDouble()}});
  return lines;
}

}  // namespace

Reckoned reckon_again(SQLite::Database& database) {
  store::Change change(database);
  Reckoning reckoning(database);
  SQLite::Statement seats(
      database, "SELECT player, place, mean, deviation FROM rated_seats WHERE number = ? ORDER BY seat");
  SQLite::Statement games(database, "SELECT number, edition, seats FROM rated_games ORDER BY number");
  while (games.executeStep())
    reckoning.game({games.getColumn(1).getString(), games.getColumn(2).getInt()},
                   lines_of(seats, games.getColumn(0).getInt64()));
  change.keep();
  return reckoning.reckoned();
}

}  // namespace kuhhandel::ratings
