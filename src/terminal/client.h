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
#include "terminal/wire/send_queue.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

struct ClientStart {
  std::string token;  // of the seat; empty for the audience
  std::string ids;    // begins the ids of this client's messages, which no other of the seat's may have
  std::vector<table::Order> orders;  // the host's orders for the new table
};

class TerminalClient {
 public:
  explicit TerminalClient(ClientStart start)
      : orders_(std::move(start.orders)), send_queue_(std::move(start.token), std::move(start.ids)) {}

  /// The connection is open, once more or for the first time.
  void opened() { send_queue_.opened(model_.version); }
  void lost() { send_queue_.lost(); }
  void on_message(std::string_view message, table::Instant now);
  void press(Key key, table::Instant now);

  /// Returns the messages for the server since the last call.
  std::vector<std::string> take_outgoing() { return send_queue_.take_outgoing(); }

  /// Whether the person has left, or the table has no place for them.
  bool has_left() const { return close_reason_ || controls_.has_left(); }
  /// Returns why the table cannot be used; empty if the user chose to leave.
  std::string farewell() const { return close_reason_.value_or(std::string()); }

  TableModel const& model() const { return model_; }
  std::vector<ScreenLine> screen(ScreenSize size, table::Instant now) const;

 private:
  void take(Snapshot snapshot, table::Instant now);
  void take(StepMessage step, table::Instant now);
  void take(AnswerMessage const& answer, table::Instant now);
  void take(ReasonMessage const& reason, table::Instant now);
  void take(AdviceMessage const& advice, table::Instant now);
  void take(SpokenLine line, table::Instant now);
  void take(TalkMessage talk, table::Instant now);
  void take(ErrorMessage const& error, table::Instant now);

  /// Nothing moves on this screen, so whatever is shown was read once it is here.
  void see(bool is_revealing);

  std::vector<table::Order> orders_;  // not yet given
  Interpreter interpreter_;
  TableModel model_;
  Controls controls_;
  SendQueue send_queue_;
  std::vector<SpokenLine> earlier_talk_;     // received before the table
  std::optional<std::string> close_reason_;  // with this sentence
};

}  // namespace kuhhandel::terminal
