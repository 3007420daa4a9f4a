// The client of the full screen: keys and the server's messages in, messages and a screen out. It reads no
// clock and touches no terminal and no socket.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "terminal/draft.h"
#include "terminal/screen/screen_line.h"
#include "terminal/talk/muted.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel {

enum class SpecialKey : std::uint8_t { enter, backspace, clear, up, down, tab };

/// A key of the keyboard: a byte of a letter in UTF-8, or one that writes none.
using Key = std::variant<char, SpecialKey>;

struct ClientStart {
  std::string token;  // of the seat; empty: one who watches
  std::string ids;    // begins the ids of this client's messages, which no other of the seat's may have
  std::vector<std::string> orders;  // what the host orders once the table is there, as JSON objects
};

class TerminalClient {
 public:
  explicit TerminalClient(ClientStart start) : start_(std::move(start)) {}

  /// The connection is open, once more or for the first time.
  void opened();
  void lost() { ready_ = open_ = false; }
  void hear(std::string_view message, Instant now);
  void press(Key key, Instant now);

  /// What is to be said to the server since this was last asked.
  std::vector<std::string> to_say();

  /// Whether the person has left, or the table has no place for them.
  bool has_left() const { return left_; }
  /// Why the table is of no use; empty where the person chose to leave.
  std::string const& farewell() const { return farewell_; }

  TableModel const& model() const { return model_; }
  std::vector<ScreenLine> screen(ScreenSize size, Instant now) const;

 private:
  void take(Snapshot snapshot, Instant now);
  void take(StepTold step, Instant now);
  void take(AnswerTold const& answer, Instant now);
  void take(ReasonTold const& reason, Instant now);
  void take(AdviceTold const& advice, Instant now);
  void take(SaidTold said, Instant now);
  void take(TalkTold talk, Instant now);
  void take(ErrorTold const& error, Instant now);

  void say_hello();
  void say_pending();
  /// Says it, and again after a lost connection, until it is answered; `rest` is the message without its id.
  void send(std::string_view rest);
  void order(std::string_view order) { send(R"("type":"order","order":)" + std::string(order)); }
  void note_question(Instant now);
  void type(char letter, Instant now);
  void press_in_talk(Key key);
  void speak();
  void turn_muted(std::string const& player);
  void note_said(SaidTold said);
  void begin_to_talk();
  void shortcut(char letter, Instant now);
  void move(int by);
  void submit(std::string const& line, Instant now);
  void raise(Instant now);
  void stay_silent();
  void ask_why();
  void begin_game();
  void toggle_pause();
  LegalActions options() const { return model_.game ? model_.game->options : LegalActions{}; }

  ClientStart start_;
  Interpreter interpreter_;
  TableModel model_;
  Draft draft_;
  std::vector<SaidTold> said_before_;  // at the table, before it was told
  Muted muted_;
  std::optional<std::string> saying_;  // what is typed to be said, while something is
  std::string notice_;
  std::string farewell_;
  std::map<std::uint64_t, std::string> pending_;  // by the numbers of their ids
  std::uint64_t sent_ = 0;
  std::vector<std::string> out_;
  std::optional<std::size_t> asked_;  // the phase that asks the player, by its place
  Instant asked_at_{0};
  bool open_ = false;
  bool ready_ = false;
  bool ordered_ = false;
  bool help_ = false;
  bool leaving_ = false;
  bool left_ = false;
};

}  // namespace kuhhandel
