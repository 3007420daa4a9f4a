// What the server tells a client (docs/PROTOCOL.md), read strictly where this program needs it; fields that
// it does not know it passes over.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/bot.h"
#include "bots/explanation.h"
#include "codec/event.h"
#include "codec/format_error.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/legal_actions.h"
#include "engine/view.h"
#include "table/clock.h"
#include "table/table_settings.h"
#include "table/seating.h"
#include "table/table.h"

namespace kuhhandel::terminal {

/// TableInfo: who sits where, and how the table is run.
struct TableTold {
  std::string id;
  std::string name;
  table::TableState state = table::TableState::waiting;
  std::optional<Seat> host;
  table::Gavel gavel = table::Gavel::house;
  bool paused = false;
  bool asks_in_turn = false;  // a correspondence table
  std::vector<table::Occupant> occupants;
};

struct GameTold {
  View view;
  LegalActions options;
  table::Clock clock;
};

/// An event of the game, or one of the table as a sentence.
using EventTold = std::variant<SeenEvent, std::string>;

struct Snapshot {
  std::uint64_t version;
  table::Instant now;
  Viewer me;
  TableTold table;
  Edition edition;
  std::optional<GameTold> game;
  bool shows;  // what happened, and the table waits for that
  std::vector<EventTold> log;
};

struct StepTold {
  std::uint64_t version;
  table::Instant now;
  std::optional<TableTold> table;
  std::optional<GameTold> game;
  bool shows;
  std::vector<EventTold> events;
};

/// An ack, a refusal, or an error about one message of the client's; `fault` is empty where all is well.
struct AnswerTold {
  std::string id;
  std::string fault;
};
struct ReasonTold {
  std::string id;
  Seat seat;
  std::optional<bots::Explanation> why;
};
struct AdviceTold {
  std::string id;
  bots::Choice choice;
  std::optional<bots::Explanation> why;
};
/// What was said at the table, as a sentence: just now, or all the latest in answer to a hello.
struct SaidTold {
  std::string player;
  std::string sentence;
};
struct TalkTold {
  std::vector<SaidTold> said;
};
/// About no message of the client's: the connection is of no use any more.
struct ErrorTold {
  std::string name;
  std::string sentence;
};

using ServerMessage =
    std::variant<Snapshot, StepTold, AnswerTold, ReasonTold, AdviceTold, SaidTold, TalkTold, ErrorTold>;

/// Reads the messages of one table in their order: each snapshot brings the edition by which the rest is
/// read.
class Interpreter {
 public:
  /// None for a message of a kind that is not known here, or of a table that has not been told yet.
  std::expected<std::optional<ServerMessage>, codec::FormatError> read(std::string_view text);

 private:
  std::optional<ServerMessage> message(codec::Field const& field);
  Snapshot snapshot(codec::Fields const& fields);
  StepTold step(codec::Fields const& fields);
  std::optional<GameTold> game(codec::Fields const& fields) const;
  std::vector<EventTold> events(codec::Field const& field);

  std::optional<Edition> edition_;
  std::optional<codec::EventReader> reader_;
  std::vector<std::string> names_;  // of those who sit at the table
  Viewer me_;
};

}  // namespace kuhhandel::terminal
