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
struct TableOpened {
  table::TableSetup setup;
  table::Instant at;
};

/// Somebody has come to the table.
struct TableClaimed {
  std::string table;
};

/// The table is used: it is kept for longer from now on.
struct TableUsed {
  std::string table;
};

/// Whether the table's game is over.
struct FinishedChanged {
  std::string table;
  bool is_finished;
};

/// The table is gone for good, with its keys. The records of its games stay.
struct TableRemoved {
  std::string table;
};

/// They go, but for those of these numbers.
struct GamesDeleted {
  std::string table;
  std::vector<int> except;
};

/// The table's log begins anew with that, and its setup with what it plays by now.
struct LogCompacted {
  table::TableSetup setup;
  table::Instant at;
  table::fact::LogSnapshot snapshot;
};

/// A game of the table is over, numbered from 1; one that is there already stays.
struct GameStored {
  std::string table;
  int number;
  store::FinishedGame game;
};

/// A further key of the seat.
struct SeatTokenAdded {
  std::string table;
  Seat seat;
  keys::TokenHash hash;
};

/// The same, of who holds a name.
struct NamedTokenAdded {
  store::NamedSeat seat;
};

/// A key that opens no seat yet. `name`: the folded name of whoever keeps one, whose further key it is.
struct GuestTokenAdded {
  std::string table;
  store::GuestKey token;
  std::string name;
};

/// All keys of the seat open it no more, and are that player's, whose seat it was.
struct SeatTokensRevoked {
  std::string table;
  Seat seat;
  std::string player;
};

/// The player's keys of that sort open the seat from now on, with those it has.
struct GuestTokensPromoted {
  std::string table;
  Seat seat;
  std::string player;
  store::GuestKind kind;
};

struct GuestTokensDeleted {
  std::string table;
  std::string player;
  store::GuestKind kind;
};

/// The table tells what lies around it.
struct EventEmitted {
  store::OutboxEvent event;
};

/// It has been heard: what follows from it is written in the same turn.
struct EventAcked {
  store::OutboxEventKey event;
};

/// The table tells it no more.
struct EventDeleted {
  store::OutboxEventKey event;
};

}  // namespace row

using LedgerRow = std::variant<row::TableOpened, row::TableClaimed, row::TableUsed, row::FinishedChanged,
                               row::TableRemoved, row::LogCompacted, row::GameStored, row::SeatTokenAdded,
                               row::NamedTokenAdded, row::GuestTokenAdded, row::SeatTokensRevoked,
                               row::GuestTokensPromoted, row::GuestTokensDeleted, row::GamesDeleted,
                               row::EventEmitted, row::EventAcked, row::EventDeleted>;

}  // namespace kuhhandel::server
