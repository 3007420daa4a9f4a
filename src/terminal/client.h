// The client of the full screen: keys and the server's messages in, messages and a screen out. It reads no
// clock and touches no terminal and no socket.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/controls.h"
#include "terminal/key.h"
#include "terminal/screen/screen_line.h"
#include "terminal/wire/outbox.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

struct ClientStart {
  std::string token;  // of the seat; empty: one who watches
  std::string ids;    // begins the ids of this client's messages, which no other of the seat's may have
  std::vector<table::Order> orders;  // what the host orders once the table is there
};

class TerminalClient {
 public:
  explicit TerminalClient(ClientStart start)
      : orders_(std::move(start.orders)), outbox_(std::move(start.token), std::move(start.ids)) {}

  /// The connection is open, once more or for the first time.
  void opened() { outbox_.opened(model_.version); }
  void lost() { outbox_.lost(); }
  void hear(std::string_view message, table::Instant now);
  void press(Key key, table::Instant now);

  /// What is to be said to the server since this was last asked.
  std::vector<std::string> to_say() { return outbox_.to_say(); }

  /// Whether the person has left, or the table has no place for them.
  bool has_left() const { return turned_away_ || controls_.has_left(); }
  /// Why the table is of no use; empty where the person chose to leave.
  std::string farewell() const { return turned_away_.value_or(std::string()); }

  TableModel const& model() const { return model_; }
  std::vector<ScreenLine> screen(ScreenSize size, table::Instant now) const;

 private:
  void take(Snapshot snapshot, table::Instant now);
  void take(StepTold step, table::Instant now);
  void take(AnswerTold const& answer, table::Instant now);
  void take(ReasonTold const& reason, table::Instant now);
  void take(AdviceTold const& advice, table::Instant now);
  void take(SaidTold said, table::Instant now);
  void take(TalkTold talk, table::Instant now);
  void take(ErrorTold const& error, table::Instant now);

  /// Nothing moves on this screen, so whatever is shown was read once it is here.
  void see(bool shows);

  std::vector<table::Order> orders_;  // not yet given
  Interpreter interpreter_;
  TableModel model_;
  Controls controls_;
  Outbox outbox_;
  std::vector<SaidTold> said_before_;       // at the table, before it was told
  std::optional<std::string> turned_away_;  // with this sentence
};

}  // namespace kuhhandel::terminal
