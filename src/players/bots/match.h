// A game played by bots to its end, by asking one seat at a time (C12). The arena, the terminal and the tests
// share it; whoever wants to watch or to play along takes a seat as a bot.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "engine/play.h"
#include "engine/sequential.h"

namespace kuhhandel::bots {

/// One bot per seat, in the order of the seats.
using LineUp = std::span<Bot* const>;

/// The seed of the bot on that seat in a match of this seed.
std::uint64_t seed_of_bot(std::uint64_t seed, Seat seat);

class Match {
 public:
  /// Starts every bot with its own seed (seed_of_bot) and tells them how the game opened.
  /// Edition and bots must outlive the match.
  Match(Edition const& edition, Transition const& opening, LineUp line_up, std::uint64_t seed);

  /// Asks the one whose answer is awaited and does what they chose; false once the game is over.
  bool step();

  State const& state() const { return asking_.state; }

  /// What the last step did, as a record has it; none where somebody was silent, or waits with a claim.
  std::optional<Command> const& last_command() const { return last_command_; }

  /// Tells every bot how it ended, or how it stands where the caller lets it end.
  void end();

  /// Turns begun so far; endless trading is possible, so a caller may set a limit (C12.3).
  int turns() const { return turns_; }

  /// How often that seat gave no legal choice, so that the simplest was made for it.
  int faults(Seat seat) const { return faults_[seat]; }

 private:
  void ask(Seat seat);
  std::optional<Refusal> try_choice(Seat seat, Choice const& choice);
  void act(Command const& command);
  void make_simplest_choice(Seat seat);
  void notify_bots(std::vector<Event> const& events);

  Edition const& edition_;
  std::vector<Bot*> bots_;
  Asking asking_;
  std::optional<Command> last_command_;
  int turns_ = 0;
  PerSeat<int> faults_{};
};

/// Steps until the game is over or `most_turns` have been begun and another would be, and ends it.
void play_out(Match& match, int most_turns);

}  // namespace kuhhandel::bots
