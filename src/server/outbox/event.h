// What a table tells what lies around it (docs/adr/0024): values, which say all that is needed, so that
// whoever hears them need not look at the table.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "codec/format_error.h"
#include "codec/score_sheet.h"
#include "groups/group_store.h"
#include "ratings/rated_games.h"
#include "server/outbox/pending_decision.h"
#include "store/outbox.h"
#include "store/stored_table.h"

namespace kuhhandel::server {

namespace outbox_event {

/// The table was opened for a group: its games are entered there.
struct TableOpenedForGroup {
  groups::GroupId group{};
};

/// A game of strangers begins, of whom some sit there by a name of their own.
struct GameBegan {
  int game = 0;
  std::vector<ratings::NamedSeat> sitting{};
};

/// A game is over.
struct GameEnded {
  int game = 0;
  std::string note{};                         // the name of the table
  codec::ScoreSheet sheet{};                  // what lies before each player
  std::optional<ratings::GameAtEnd> rated{};  // where strangers have played
};

/// How a table stands for which browsers are called.
struct TableStatusChanged {
  std::string name{};  // of the table
  table::TableState state{};
  std::int64_t cursor = 0;                    // as push_cursor counts
  bool is_young = false;                      // nothing has been done in its game yet
  std::optional<Seat> asked_seat{};           // by letter
  bool waits_for_engine = false;              // what follows by itself is asked
  table::Instant since{0};                    // it is asked since then
  std::optional<table::Instant> answer_by{};  // whoever is asked by letter
  SeatSet connected{};                        // people who are connected
  std::vector<store::SeatKeyHash> keys{};
  std::vector<keys::TokenHash> newcomers{};   // their keys
  std::optional<PendingDecision> decision{};  // while a game runs
};

/// Somebody at the table reports another.
struct PlayerReported {
  Seat by{};
  Seat seat{};             // whom they report
  std::string player{};    // who they are
  std::string reported{};  // and the other
  std::string words{};
  std::string talk{};  // that they may have heard
};

/// The table is gone for good.
struct TableRemoved {};

}  // namespace outbox_event

using OutboxEvent =
    std::variant<outbox_event::TableOpenedForGroup, outbox_event::GameBegan, outbox_event::GameEnded,
                 outbox_event::TableStatusChanged, outbox_event::PlayerReported, outbox_event::TableRemoved>;

/// `version`: of the table as it tells that.
store::OutboxEvent encode_event(std::string const& table, std::uint64_t version, table::Instant at,
                                OutboxEvent const& event);

/// store::Unreadable where it is none.
OutboxEvent decode_event(store::OutboxEvent const& encoded);

}  // namespace kuhhandel::server
