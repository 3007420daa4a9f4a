// Matchmade games that count for registered names, in the order in which they ended. The input of the
// ratings, one row per player, is kept permanently; records and tables expire.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "codec/records/record.h"
#include "ratings/rating.h"
#include "table/table.h"

namespace kuhhandel::ratings {

/// Games with a separate rating.
struct Discipline {
  std::string edition;
  int seats;
  auto operator<=>(Discipline const&) const = default;
};

/// A game of a table; its number is from 1.
struct GameOfTable {
  std::string table;
  int game;
};

/// A seat whose player has a registered name, folded (names/normalized_name.h).
struct NamedSeat {
  Seat seat;
  std::string name;
};

/// A seat's performance in a finished game, for the rating of the player who began it.
struct Performance {
  int rank = 1;                            // equal points share a rank (C9.6)
  int bluffs = 0;                          // bids above the money in the hand, as in tales
  int seen_through = 0;                    // of `bluffs`
  std::vector<std::string> quartets = {};  // by animal name
};

/// A seat of a finished game.
struct SeatAtEnd {
  Seat seat;
  std::string name;  // registered name of its player; else empty
  bool has_left;     // permanently; another player or a bot has continued
  Performance performance;
};

/// A finished game, as its table reports it.
struct GameAtEnd {
  Discipline discipline;
  std::vector<SeatAtEnd> seats;
};
/// `sitting`: the seats of registered names.
GameAtEnd game_at_end(table::Table const& table, codec::Record const& record,
                      std::vector<NamedSeat> const& sitting);

/// Call at the start of a game: it counts for these names, even if they leave their seats. It counts for
/// nobody if there are fewer than two. Functions from here on throw SQLite::Exception if the disk fails.
void begin_rated(SQLite::Database& database, GameOfTable const& of, std::vector<NamedSeat> const& sitting);

/// Returns the tables of unfinished rated games.
std::vector<std::string> tables_that_play_for_names(SQLite::Database& database);

/// Call at the end of a game. It counts at most once, and only if at least two of its names still exist.
void finish_rated(SQLite::Database& database, GameOfTable const& of, GameAtEnd const& game,
                  table::Instant ended);

/// Call when the table is deleted: its unfinished games no longer count.
void remove_starts(SQLite::Database& database, std::string const& table);

/// Detaches the name from its games and deletes its other statistics; the games still count for the others.
void remove_name(SQLite::Database& database, std::string const& folded);

struct RecomputeResult {
  int games = 0;
  int changed = 0;  // number of stored ratings that differed
};
/// Recalculates all ratings from the first stored game to the last, with the current model.
RecomputeResult recompute(SQLite::Database& database);

}  // namespace kuhhandel::ratings
