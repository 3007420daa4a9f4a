#include "ratings/rated_games.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "codec/records/replay.h"
#include "engine/scores.h"
#include "store/savepoint.h"
#include "story/bluffs.h"
#include "story/tale_finder.h"
#include "table/modes/abandoned_game.h"

namespace kuhhandel::ratings {
namespace {

/// A player who began the game with a registered name.
struct Entrant {
  std::int64_t player;  // number
  SeatAtEnd const* at_end;
  bool has_left;
};

void forget_starts_up_to(SQLite::Database& database, GameOfTable const& up_to) {
  SQLite::Statement forget(database, "DELETE FROM rated_starts WHERE table_id = ? AND game <= ?");
  forget.bind(1, up_to.table);
  forget.bind(2, up_to.game);
  forget.exec();
}

bool is_away_for_good(table::Person const* person) {
  return person == nullptr || !person->stand_in.empty() || (person->away && person->auto_played);
}

/// Returns the players who began the game, without names that were released since.
std::vector<Entrant> entrants_of(SQLite::Database& database, GameOfTable const& of, GameAtEnd const& game) {
  SQLite::Statement query(database,
                          "SELECT player, seat, name FROM rated_starts JOIN rated_players ON number = player"
                          " WHERE table_id = ? AND game = ? AND name IS NOT NULL ORDER BY seat");
  query.bind(1, of.table);
  query.bind(2, of.game);
  std::vector<Entrant> entrants;
  while (query.executeStep()) {
    auto const found = std::ranges::find(game.seats, seat_at(query.getColumn(1).getInt()), &SeatAtEnd::seat);
    if (found == game.seats.end()) continue;
    bool const has_seat = found->name == query.getColumn(2).getString();
    entrants.push_back({query.getColumn(0).getInt64(), &*found, !has_seat || found->has_left});
  }
  return entrants;
}

/// Returns the place among the entrants, from 1; ties share a place. Players who left come after all others
/// (clause C9.6 for the others).
int place_of(Entrant const& entrant, std::vector<Entrant> const& entrants) {
  auto const standing = [](Entrant const& one) {
    // Players who left lose equally, whatever their herds are worth.
    return std::tuple(one.has_left, one.has_left ? 0 : one.at_end->performance.rank);
  };
  return 1 + static_cast<int>(std::ranges::count_if(
                 entrants, [&](Entrant const& other) { return standing(other) < standing(entrant); }));
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

/// Returns its number; nullopt if it already exists.
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

void add_seat(SQLite::Database& database, std::int64_t game, Entrant const& entrant,
              RankedRating const& placed, Rating const& after) {
  auto const& [seat, name, has_left, showing] = *entrant.at_end;
  std::string quartets;
  for (auto const& animal : showing.quartets) quartets += quartets.empty() ? animal : ',' + animal;
  SQLite::Statement insert(database, "INSERT INTO rated_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  insert.bind(1, entrant.player);
  insert.bind(2, game);
  insert.bind(3, index_of(seat));
  insert.bind(4, placed.rank);
  insert.bind(5, entrant.has_left ? 1 : 0);
  insert.bind(6, showing.bluffs);
  insert.bind(7, showing.seen_through);
  insert.bind(8, quartets);
  insert.bind(9, after.mean);
  insert.bind(10, after.deviation);
  insert.exec();
}

void add_entrant(SQLite::Database& database, GameOfTable const& of, NamedSeat const& entrant) {
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

/// Returns the performance of each seat. Throws std::runtime_error if the current rules do not replay the
/// record.
std::vector<Performance> performances(codec::Record const& record) {
  story::TaleFinder finder(record.edition);
  auto const end = codec::replay(record, [&](Transition const& step) { finder.follow(step); });
  if (!end) throw std::runtime_error(std::string(codec::sentence_of(end.error())));
  auto const scored = scores(record.edition, *end);
  std::vector<Performance> all;
  for (auto const seat : seats_of(static_cast<int>(record.seats.size()))) {
    auto const bluffs = story::bluffs_of(finder.found(), seat);
    Performance showing{
        .rank = rank_of(scored, seat), .bluffs = bluffs.made, .seen_through = bluffs.seen_through};
    for (auto const animal : scored.of(seat).quartets)
      showing.quartets.emplace_back(record.edition.name(animal));
    all.push_back(std::move(showing));
  }
  return all;
}

}  // namespace

GameAtEnd game_at_end(table::Table const& table, codec::Record const& record,
                      std::vector<NamedSeat> const& sitting) {
  GameAtEnd game{.discipline = {std::string(record.edition.id.text()), static_cast<int>(record.seats.size())},
                 .seats = {}};
  // The last player to stay has not left the game to anybody.
  auto const stayed = table::last_player_present(table);
  auto all = performances(record);
  for (auto const seat : seats_of(game.discipline.seats)) {
    auto const whose = std::ranges::find(sitting, seat, &NamedSeat::seat);
    game.seats.push_back({.seat = seat,
                          .name = whose == sitting.end() ? std::string() : whose->name,
                          .has_left = seat != stayed && is_away_for_good(table.presence().person(seat)),
                          .performance = std::move(all[static_cast<std::size_t>(index_of(seat))])});
  }
  return game;
}

void begin_rated(SQLite::Database& database, GameOfTable const& of, std::vector<NamedSeat> const& sitting) {
  if (sitting.size() < 2) return;
  for (auto const& entrant : sitting) add_entrant(database, of, entrant);
}

std::vector<std::string> tables_that_play_for_names(SQLite::Database& database) {
  SQLite::Statement query(database, "SELECT DISTINCT table_id FROM rated_starts ORDER BY table_id");
  std::vector<std::string> tables;
  while (query.executeStep()) tables.push_back(query.getColumn(0).getString());
  return tables;
}

void finish_rated(SQLite::Database& database, GameOfTable const& of, GameAtEnd const& game,
                  table::Instant ended) {
  auto const entrants = entrants_of(database, of, game);
  forget_starts_up_to(database, of);
  if (entrants.size() < 2) return;
  std::vector<RankedRating> placed;
  for (auto const& entrant : entrants)
    placed.push_back({latest(database, entrant.player, game.discipline), place_of(entrant, entrants)});
  auto const after = updated_ratings(placed);
  store::Savepoint change(database);
  auto const number = add_game(database, of, game.discipline, ended);
  if (!number) return;
  for (std::size_t i = 0; i < entrants.size(); ++i)
    add_seat(database, *number, entrants[i], placed[i], after[i]);
  change.commit();
}

void remove_starts(SQLite::Database& database, std::string const& table) {
  SQLite::Statement forget(database, "DELETE FROM rated_starts WHERE table_id = ?");
  forget.bind(1, table);
  forget.exec();
}

void remove_name(SQLite::Database& database, std::string const& folded) {
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

/// A row of rated_seats.
struct Line {
  std::int64_t player;
  std::int64_t game;
  int place;
  Rating after;
};

class Recomputation {
 public:
  explicit Recomputation(SQLite::Database& database)
      : update_(database, "UPDATE rated_seats SET mean = ?, deviation = ? WHERE player = ? AND number = ?") {}

  void game(Discipline const& discipline, std::vector<Line> const& lines) {
    ++result_.games;
    std::vector<RankedRating> placed;
    for (auto const& line : lines) placed.push_back({ratings_[{discipline, line.player}], line.place});
    auto const after = updated_ratings(placed);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      ratings_[{discipline, lines[i].player}] = after[i];
      if (lines[i].after != after[i]) keep(lines[i], after[i]);
    }
  }
  RecomputeResult const& result() const { return result_; }

 private:
  void keep(Line const& line, Rating const& after) {
    ++result_.changed;
    update_.reset();
    update_.bind(1, after.mean);
    update_.bind(2, after.deviation);
    update_.bind(3, line.player);
    update_.bind(4, line.game);
    update_.exec();
  }

  SQLite::Statement update_;
  std::map<std::pair<Discipline, std::int64_t>, Rating> ratings_;
  RecomputeResult result_;
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

RecomputeResult recompute(SQLite::Database& database) {
  store::Savepoint change(database);
  Recomputation recomputation(database);
  SQLite::Statement seats(
      database, "SELECT player, place, mean, deviation FROM rated_seats WHERE number = ? ORDER BY seat");
  SQLite::Statement games(database, "SELECT number, edition, seats FROM rated_games ORDER BY number");
  while (games.executeStep())
    recomputation.game({games.getColumn(1).getString(), games.getColumn(2).getInt()},
                       lines_of(seats, games.getColumn(0).getInt64()));
  change.commit();
  return recomputation.result();
}

}  // namespace kuhhandel::ratings
