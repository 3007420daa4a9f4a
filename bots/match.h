// A game played by bots to its end, by asking one seat at a time (C12). The arena, the terminal and the tests
// share it; whoever wants to watch or to play along takes a seat as a bot.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "engine/play.h"
#include "engine/sequential.h"

namespace kuhhandel::bots {

/// One bot per seat, in the order of the seats.
using LineUp = std::span<Bot* const>;

class Match {
 public:
  /// Starts every bot, seat i with a seed drawn from `seed` and i, and tells them how the game opened.
  /// Edition and bots must outlive the match.
  Match(Edition const& edition, Transition const& opening, LineUp line_up, std::uint64_t seed);

  /// Asks the one whose answer is awaited and does what they chose; false once the game is over.
  bool step();

  State const& state() const { return asking_.state; }

  /// Tells every bot how it ended, or how it stands where the caller lets it end.
  void end();

  /// Turns begun so far; endless trading is possible, so a caller may set a limit (C12.3).
  int turns() const { return turns_; }

  /// How often that seat gave no legal choice, so that the simplest was made for it.
  int faults(Seat seat) const { return faults_[seat]; }

 private:
  void ask(Seat seat);
  std::optional<Refusal> try_choice(Seat seat, Choice const& choice, LegalActions const& legal);
  void act(Command const& command);
  std::optional<Refusal> try_to_act(Command const& command);
  std::optional<Refusal> claim_if_legal(Seat seat, Action const& claim);
  void make_simplest_choice(Seat seat);
  void tell(std::vector<Event> const& events);

  Edition const& edition_;
  std::vector<Bot*> bots_;
  Asking asking_;
  int turns_ = 0;
  PerSeat<int> faults_{};
};

/// Steps until the game is over or `most_turns` have been begun and another would be, and ends it.
void play_out(Match& match, int most_turns);

}  // namespace kuhhandel::bots
