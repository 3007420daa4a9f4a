// Events that tables emit through the outbox (docs/adr/0024). They are self-contained values: consumers need
// not look at the table.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "codec/score_sheet.h"
#include "codec/text/format_error.h"
#include "groups/group_store.h"
#include "ratings/rated_games.h"
#include "server/outbox/pending_decision.h"
#include "store/account_data/outbox.h"
#include "store/tables/stored_table.h"
#include "table/table.h"

namespace kuhhandel::server {

namespace outbox_event {

/// The table was opened for a group, to which its finished games are added.
struct TableOpenedForGroup {
  groups::GroupId group{};
};

/// A game of strangers has begun; `sitting` has the seats of players with registered names.
struct GameBegan {
  int game = 0;
  std::vector<ratings::NamedSeat> sitting{};
};

/// A game has finished.
struct GameEnded {
  int game = 0;
  std::string note{};                         // the table's name
  codec::ScoreSheet sheet{};                  // every player's animals and money
  std::optional<ratings::GameAtEnd> rated{};  // only for games of strangers
};

/// Status of a table for which browsers have push subscriptions.
struct TableStatusChanged {
  std::string name{};  // of the table
  table::TableState state{};
  std::int64_t cursor = 0;                    // see push_cursor
  bool is_young = false;                      // nothing has been done in its game yet
  std::optional<Seat> asked_seat{};           // in a game by correspondence
  bool waits_for_engine = false;              // the engine makes the next move
  table::Instant since{0};                    // since when the decision is pending
  std::optional<table::Instant> answer_by{};  // deadline of the asked seat
  SeatSet connected{};                        // seats of connected players
  std::vector<store::SeatKeyHash> keys{};
  std::vector<keys::TokenHash> requester_tokens{};  // their token hashes
  std::optional<PendingDecision> decision{};        // only while a game runs
};

/// A player reports another player of the table.
struct PlayerReported {
  Seat by{};
  Seat seat{};             // the reported seat
  std::string player{};    // name of the reporting player
  std::string reported{};  // name of the reported player
  std::string words{};
  std::string talk{};  // messages that the reporter may have seen
};

/// The table was removed permanently.
struct TableRemoved {};

}  // namespace outbox_event

using OutboxEvent =
    std::variant<outbox_event::TableOpenedForGroup, outbox_event::GameBegan, outbox_event::GameEnded,
                 outbox_event::TableStatusChanged, outbox_event::PlayerReported, outbox_event::TableRemoved>;

/// `version`: the table's version when it emits the event.
store::OutboxEvent encode_event(std::string const& table, std::uint64_t version, table::Instant at,
                                OutboxEvent const& event);

/// Throws store::CorruptData if the event is malformed.
OutboxEvent decode_event(store::OutboxEvent const& encoded);

/// Returns the event for the game that has just finished. `owners` has the seats of players with registered
/// names. If two players have the same name, the later one is renamed to "Ben 2".
outbox_event::GameEnded ended_game(table::Table const& table, std::vector<ratings::NamedSeat> const& owners);

}  // namespace kuhhandel::server
