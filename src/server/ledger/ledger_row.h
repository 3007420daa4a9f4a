// What a turn may write about tables beside their facts.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "store/outbox.h"
#include "store/stored_table.h"
#include "table/table.h"

namespace kuhhandel::server {

namespace row {

/// A new table, which nobody has come to yet.
struct Opened {
  table::TableSetup setup;
  table::Instant at;
};

/// Somebody has come to the table.
struct Visited {
  std::string table;
};

/// The table is used: it is kept for longer from now on.
struct Used {
  std::string table;
};

/// Whether the table's game is over.
struct Over {
  std::string table;
  bool is_over;
};

/// The table is gone for good, with its keys. The records of its games stay.
struct Removed {
  std::string table;
};

/// They go, but for those of these numbers.
struct GamesForgotten {
  std::string table;
  std::vector<int> but;
};

/// The table's log begins anew with that, and its setup with what it plays by now.
struct BegunAnew {
  table::TableSetup setup;
  table::Instant at;
  table::fact::CarriedForward carried;
};

/// A game of the table is over, numbered from 1; one that is there already stays.
struct GameKept {
  std::string table;
  int number;
  store::GameOver game;
};

/// A further key of the seat.
struct KeyAdded {
  std::string table;
  Seat seat;
  keys::TokenHash hash;
};

/// The same, of who holds a name.
struct NamedKeyAdded {
  store::NamedSeat seat;
};

/// A key that opens no seat yet. `name`: the folded name of whoever keeps one, whose further key it is.
struct GuestKeyAdded {
  std::string table;
  store::GuestKey key;
  std::string name;
};

/// All keys of the seat open it no more, and are that player's, whose seat it was.
struct KeysSetAside {
  std::string table;
  Seat seat;
  std::string player;
};

/// The player's keys of that sort open the seat from now on, with those it has.
struct KeysGiven {
  std::string table;
  Seat seat;
  std::string player;
  store::GuestKind kind;
};

struct GuestKeysForgotten {
  std::string table;
  std::string player;
  store::GuestKind kind;
};

/// The table tells what lies around it.
struct NewsTold {
  store::News news;
};

/// It has been heard: what follows from it is written in the same turn.
struct NewsHeard {
  store::NewsKey news;
};

/// The table tells it no more.
struct NewsForgotten {
  store::NewsKey news;
};

}  // namespace row

using LedgerRow = std::variant<row::Opened, row::Visited, row::Used, row::Over, row::Removed, row::BegunAnew,
                               row::GameKept, row::KeyAdded, row::NamedKeyAdded, row::GuestKeyAdded,
                               row::KeysSetAside, row::KeysGiven, row::GuestKeysForgotten,
                               row::GamesForgotten, row::NewsTold, row::NewsHeard, row::NewsForgotten>;

}  // namespace kuhhandel::server
