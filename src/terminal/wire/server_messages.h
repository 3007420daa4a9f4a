// Messages of the server (docs/PROTOCOL.md), read strictly where this program needs them; unknown fields are
// ignored.
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
#include "codec/moves/event.h"
#include "codec/text/format_error.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/legal_actions.h"
#include "engine/view.h"
#include "table/clock/clock.h"
#include "table/instant.h"
#include "terminal/wire/table_info.h"

namespace kuhhandel::terminal {

struct GameInfo {
  View view;
  LegalActions options;
  table::Clock clock;
};

/// An event of the game, or one of the table as a sentence.
using EventInfo = std::variant<SeenEvent, std::string>;

struct Snapshot {
  std::uint64_t version;
  table::Instant now;
  Viewer me;
  TableInfo table;
  Edition edition;
  std::optional<GameInfo> game;
  bool is_revealing;  // whether the table waits until clients have shown these events
  std::vector<EventInfo> log;
};

struct StepMessage {
  std::uint64_t version;
  table::Instant now;
  std::optional<TableInfo> table;
  std::optional<GameInfo> game;
  bool is_revealing;
  std::vector<EventInfo> events;
};

/// An ack, a refusal, or an error about one of the client's messages; `fault` is empty for an ack.
struct AnswerMessage {
  std::string id;
  std::string fault;
};
struct ReasonMessage {
  std::string id;
  Seat seat;
  std::optional<bots::Explanation> why;
};
struct AdviceMessage {
  std::string id;
  bots::Choice choice;
  std::optional<bots::Explanation> why;
};
struct TalkMessage {
  std::vector<SpokenLine> lines;
};
/// About no message of the client's: the connection is of no use any more.
struct ErrorMessage {
  std::string name;
  std::string sentence;
};

using ServerMessage = std::variant<Snapshot, StepMessage, AnswerMessage, ReasonMessage, AdviceMessage,
                                   SpokenLine, TalkMessage, ErrorMessage>;

/// Reads the messages of one table in their order: each snapshot brings the edition by which the rest is
/// read.
class Interpreter {
 public:
  /// Returns nullopt for an unknown kind of message, or for a table that has not been received yet.
  std::expected<std::optional<ServerMessage>, codec::FormatError> read(std::string_view text);

 private:
  std::optional<ServerMessage> message(codec::Field const& field);
  Snapshot snapshot(codec::Fields const& fields);
  StepMessage step(codec::Fields const& fields);
  std::optional<GameInfo> game(codec::Fields const& fields) const;
  std::vector<EventInfo> events(codec::Field const& field);

  std::optional<Edition> edition_;
  std::optional<codec::EventReader> reader_;
  std::vector<std::string> names_;  // of those who sit at the table
  Viewer me_;
};

}  // namespace kuhhandel::terminal
