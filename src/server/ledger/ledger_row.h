// Rows that a commit batch may contain about tables, in addition to their facts.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "store/account_data/outbox.h"
#include "store/account_data/stored_answers.h"
#include "store/tables/stored_table.h"
#include "table/table.h"

namespace kuhhandel::server {

namespace row {

/// A new table, not visited yet.
struct TableOpened {
  table::TableSetup setup;
  table::Instant at;
};

/// A player has visited the table for the first time.
struct TableClaimed {
  std::string table;
};

/// The table was used, which extends its lifetime.
struct TableUsed {
  std::string table;
};

/// Whether the table's game is finished.
struct FinishedChanged {
  std::string table;
  bool is_finished;
};

/// The table and its tokens are deleted for good. The records of its games stay.
struct TableRemoved {
  std::string table;
};

/// The table's games are deleted, except those with these numbers.
struct GamesDeleted {
  std::string table;
  std::vector<int> except;
};

/// The table's log restarts with this snapshot, and its setup with what the table plays now.
struct LogCompacted {
  table::TableSetup setup;
  table::Instant at;
  table::fact::LogSnapshot snapshot;
};

/// A finished game of the table; numbers start at 1. An existing number is not overwritten.
struct GameStored {
  std::string table;
  int number;
  store::FinishedGame game;
};

/// An additional token of the seat.
struct SeatTokenAdded {
  std::string table;
  Seat seat;
  keys::TokenHash hash;
};

/// An additional token of a seat whose player has a registered name.
struct NamedTokenAdded {
  store::NamedSeat seat;
};

/// A token that opens no seat yet. `name`: the folded registered name to which this additional token belongs,
/// if any.
struct GuestTokenAdded {
  std::string table;
  store::GuestKey token;
  std::string name;
};

/// All tokens of the seat stop opening it, and become guest tokens of `player`, who had the seat.
struct SeatTokensRevoked {
  std::string table;
  Seat seat;
  std::string player;
};

/// The player's guest tokens of that kind open the seat from now on, in addition to the seat's tokens.
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

/// The table emits an outbox event.
struct EventEmitted {
  store::OutboxEvent event;
};

/// The event was handled: its effects are written in the same batch.
struct EventAcked {
  store::OutboxEventKey event;
};

/// The table withdraws the event.
struct EventDeleted {
  store::OutboxEventKey event;
};

/// The answer to a request with an idempotency key.
struct AnswerStored {
  store::StoredAnswer answer;
};

/// The answer is deleted before its time, because there are too many.
struct AnswerDeleted {
  int shard;
  keys::TokenHash id;
};

/// The shard's answers to requests before that time are deleted.
struct AnswersExpired {
  int shard;
  table::Instant before;
};

}  // namespace row

using LedgerRow =
    std::variant<row::TableOpened, row::TableClaimed, row::TableUsed, row::FinishedChanged, row::TableRemoved,
                 row::LogCompacted, row::GameStored, row::SeatTokenAdded, row::NamedTokenAdded,
                 row::GuestTokenAdded, row::SeatTokensRevoked, row::GuestTokensPromoted,
                 row::GuestTokensDeleted, row::GamesDeleted, row::EventEmitted, row::EventAcked,
                 row::EventDeleted, row::AnswerStored, row::AnswerDeleted, row::AnswersExpired>;

}  // namespace kuhhandel::server
