// The solution of a game that is so small that all of it can be calculated at the table.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "bots/exact/signal_game.h"
#include "engine/choices/question.h"
#include "engine/edition.h"
#include "engine/state.h"
#include "engine/static_list.h"

namespace kuhhandel::bots {

/// Returns whether the game is small enough: two players, few animals, of which none can be traded for ever
/// (C12.3), and few zeros and tens. Then each player knows the other's hand, the cards of an offer are the
/// only secret, and there is one way to pay.
bool is_solvable(Edition const& edition, int seats);

using PartsOfHand = StaticList<MoneyCards, kMostChoices>;

/// A round of a horse trade as a game of one offer and one answer.
struct SolvedTrade {
  Seat challenger{};
  PartsOfHand offers;    // rows
  PartsOfHand counters;  // columns; without cards: accept
  SignalGame game;       // payoffs to the challenger
  SignalMix mix;
};

/// Positions are solved when they are asked for, and remembered.
class ExactSolution {
 public:
  /// The game must be solvable with two seats.
  explicit ExactSolution(Edition const& edition) : edition_(edition) {}

  Edition const& edition() const { return edition_; }
  /// Returns whether the solution is that of this edition too, which must be solvable.
  bool fits(Edition const& edition) const;

  /// Returns the mean payoff of seat 0, the share of the win (C9.6) less a half.
  double value(Question const& question);

  /// Returns the best answer to a question outside horse trades.
  int best_answer(Question const& question);

  /// Returns the trade in whose offer or answer phase the state is; its offer is not used.
  SolvedTrade trade(State const& state);

  /// Returns the signal of an offer of `cards` cards; 0 if the number is concealed (C6.4).
  std::size_t signal_of(int cards) const;

 private:
  double new_value(Question const& question);
  double value_after(Question const& question, int nth);
  double value_of_auction(Question const& question);
  /// Adds a row for an offer.
  void add_offer(State offering, Trade const& trade, MoneyCards offer, SolvedTrade& solved);

  Edition edition_;
  std::unordered_map<std::uint64_t, double> values_;  // by position
};

}  // namespace kuhhandel::bots
