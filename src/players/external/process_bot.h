// A bot in another program, by the bot protocol (docs/BOT_PROTOCOL.md). Like every bot, it receives only what
// its seat may see.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <string>

#include "bots/bot.h"
#include "external/child_process.h"
#include "external/messages.h"
#include "external/trace.h"

namespace kuhhandel::external {

/// How long a program may take.
struct BotLimits {
  std::chrono::milliseconds answer{1000};    // for one question
  std::chrono::milliseconds ready{10'000};   // from a game's beginning, which may be its own, to its `ready`
  std::chrono::milliseconds farewell{1000};  // to end by itself when no more games come
};

/// One process, started with the first game, for one game after another. It is killed if it dies, sends too
/// much or is late three times in a row; it is then absent until the end of the game, and the next game
/// restarts it. After three games in a row without a `ready` it is not restarted.
class ProcessBot : public bots::Bot {
 public:
  /// `trace`, if there is one, gets the conversation.
  ProcessBot(std::string command, BotLimits limits, std::shared_ptr<Trace> trace = {});
  ~ProcessBot() override;

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  bots::Choice decide(View const& view, LegalActions const& legal) override;
  bool handle_refusal(Refusal refusal) override;
  bool present() const override { return present_; }
  void end(Scores const& scores) override;

  /// The first thing that went wrong, as a sentence without its stop; empty as long as nothing did.
  std::string const& trouble() const { return trouble_; }

  /// The first line before a `ready` that was ignored, as a sentence without its stop; else empty.
  std::string const& remark() const { return remark_; }

  /// The name in its last `ready`; empty before the first.
  std::string const& name() const { return name_; }

  /// Whether it was asked for a move, and whether one of its moves was legal.
  bool was_asked() const { return id_ > 0; }
  bool has_played() const { return has_played_ || awaits_verdict_; }

 private:
  using Time = ChildProcess::Clock::time_point;

  std::expected<void, std::string> begin(std::string const& game);
  std::expected<void, std::string> await_ready();
  /// Late answers to questions before `first_id` are passed over.
  std::expected<std::string, ReadFailure> next_line(std::int64_t first_id, Time until);
  std::expected<std::string, ReadFailure> read_line(Time until);
  void write(std::string const& message);
  void refuse(std::string const& message, std::string_view why);
  void record_failure(ReadFailure failure);
  std::string reason(ReadFailure failure, std::chrono::milliseconds limit);
  void record(std::string const& what);

  std::string command_;
  BotLimits limits_;
  std::optional<ChildProcess> child_;
  BotSeat bot_seat_{};
  std::int64_t id_ = 0;      // of the question that is put, or was last
  int refusals_ = 0;         // of that question's answers
  bool asks_again_ = false;  // the next question is that one again
  bool present_ = false;     // it gave the last choice itself
  int late_in_a_row_ = 0;
  int unready_in_a_row_ = 0;
  std::string trouble_;
  std::string remark_;
  std::string name_;
  bool has_played_ = false;
  bool awaits_verdict_ = false;  // its last choice may still be refused
  std::shared_ptr<Trace> trace_;
  int conversation_ = 0;  // its number in the trace
};

/// Starts the command briefly to check that it runs. Returns the error, or nullopt. Its play is not checked.
std::optional<std::string> check_bot_program(std::string const& command, BotSeat const& bot_seat);

}  // namespace kuhhandel::external
