// Plays a game with bots to its end by asking one seat at a time (C12). The arena, the terminal and the tests
// use it; observers and human players take part as bots.
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

/// Returns the seed of the bot in this seat in a match with this seed.
std::uint64_t seed_of_bot(std::uint64_t seed, Seat seat);

class Match {
 public:
  /// Starts every bot with its own seed (seed_of_bot) and gives them the opening events. Edition and bots
  /// must outlive the match.
  Match(Edition const& edition, Transition const& opening, LineUp line_up, std::uint64_t seed);

  /// Asks the next actor and performs the choice; returns false after the end of the game.
  bool step();

  State const& state() const { return asking_.state; }

  /// Returns the command of the last step, as in a record; nullopt after silence or a pending claim.
  std::optional<Command> const& last_command() const { return last_command_; }

  /// Gives every bot the result, or the current scores if the caller stops the game early.
  void end();

  /// Returns the number of turns begun; endless trading is possible, so a caller may set a limit (C12.3).
  int turns() const { return turns_; }

  /// Returns how often the seat gave no legal choice, so that the simplest one was made for it.
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

/// Plays until the game has finished, or `most_turns` turns have begun and another would begin; then ends the
/// match.
void play_out(Match& match, int most_turns);

}  // namespace kuhhandel::bots
