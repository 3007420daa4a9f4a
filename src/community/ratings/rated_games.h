// Games of strangers that count for the names of who played them, in the order in which they ended. What a
// rating follows from is kept for good, a line for each who played; records and tables go after a while.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "codec/record.h"
#include "ratings/performance.h"
#include "ratings/rating.h"
#include "table/table.h"

namespace kuhhandel::ratings {

/// What is rated apart from all else.
struct Discipline {
  std::string edition;
  int seats;
  auto operator<=>(Discipline const&) const = default;
};

/// A game of a table; there its number is from 1.
struct GameOfTable {
  std::string table;
  int game;
};

/// Who sits on a seat by a name of their own, as it is folded (names/normalized_name.h).
struct NamedSeat {
  Seat seat;
  std::string name;
};

/// A seat of a game that is over.
struct SeatAtEnd {
  Seat seat;
  std::string name;  // whose it is by their own name; else empty
  bool has_left;     // for good: somebody or something else has played on there
  Performance performance;
};

/// A game that is over, as its table tells of it.
struct GameAtEnd {
  Discipline discipline;
  std::vector<SeatAtEnd> seats;
};
/// `sitting`: who sits there by a name of their own.
GameAtEnd game_at_end(table::Table const& table, codec::Record const& record,
                      std::vector<NamedSeat> const& sitting);

/// A game begins: they play for their names, whatever becomes of their seats. Nobody does, where fewer than
/// two do. Functions from here on throw SQLite::Exception where the disk refuses.
void begin_rated(SQLite::Database& database, GameOfTable const& of, std::vector<NamedSeat> const& sitting);

/// Those whose game has begun so and is not over.
std::vector<std::string> tables_that_play_for_names(SQLite::Database& database);

/// The game is over. It counts at most once, and for nobody where fewer than two are left who play for their
/// names.
void finish_rated(SQLite::Database& database, GameOfTable const& of, GameAtEnd const& game,
                  table::Instant ended);

/// The table is gone: nobody plays for a name there.
void remove_starts(SQLite::Database& database, std::string const& table);

/// The name's games no longer lead to it: they stay what they are for the others.
void remove_name(SQLite::Database& database, std::string const& folded);

struct RecomputeResult {
  int games = 0;
  int changed = 0;  // ratings after a game that were kept otherwise
};
/// All ratings anew, from the first game that is kept to the last, by the model of today.
RecomputeResult recompute(SQLite::Database& database);

}  // namespace kuhhandel::ratings
