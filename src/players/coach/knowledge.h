// One seat's knowledge at each moment of a game, and the judgements possible from it: everyone's chance to
// win, and the worth of its choices. It never receives a State.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/beliefs/beliefs.h"
#include "bots/bot.h"
#include "bots/dice.h"
#include "bots/shark/candidates.h"
#include "coach/trade_simulator.h"

namespace kuhhandel::coach {

/// A choice with its evaluation.
struct ScoredChoice {
  bots::Choice choice;
  Money limit = 0;   // in an auction, the seat's highest bid; 0: the bid of the choice itself
  float chance = 0;  // the own seat's chance to win, from 0 to 1
  bots::Explanation why{};
};

/// The choice compared with the best alternative.
struct Comparison {
  ScoredChoice chosen;
  ScoredChoice other;
  float gain;                       // of `other` over `chosen`; negative if the choice was better
  float margin;                     // half the width of its 99 % interval
  std::optional<Money> worth = {};  // for a lot or trade: the price at which the seat is indifferent to it

  /// Returns the certain part of the difference, with its sign, as a chance; 0 if all is noise.
  float certain() const;
};

/// One of several choices, each played in the same imagined worlds with the same dice.
struct Ranked {
  ScoredChoice choice;
  float behind = 0;  // the chance that it loses compared with the best one
  float margin = 0;  // half the width of its 99 % interval; 0 for the best
};

/// How imagined offers are answered: by the shark's habits or, if a net plays the table, as foxes and farmers
/// answer (trade_simulator.h). The latter requires the game's events from its deal on.
enum class TradePlayouts : std::uint8_t { by_habit, as_learned };

class Knowledge {
 public:
  /// `edition` must outlive this object. `worlds` are imagined per judgement; `seed` is for the imagined
  /// parts.
  Knowledge(Edition const& edition, int seats, Seat self, int worlds, std::uint64_t seed,
            TradePlayouts trades = TradePlayouts::by_habit);

  /// Receives every event as this seat saw it, in order.
  void see(SeenEvent const& event);
  /// Receives the seat's own view, after the events and before any question.
  void look(View const& view);

  /// Returns everyone's chance to win, which add up to 1; after the end, the result.
  PerSeat<float> chances() const;

  /// Evaluates a choice that is legal now in imagined worlds (shrinkage.h); nullopt if there is no sensible
  /// alternative.
  std::optional<Comparison> compare_with_best(LegalActions const& legal, bots::Choice const& chosen) const;

  /// Returns the sensible choices among the legal ones.
  bots::Candidates candidates(LegalActions const& legal) const;
  /// Ranks these choices, of which there must be at least one, the best first; each must be legal now.
  std::vector<Ranked> rank(LegalActions const& legal, std::span<bots::Candidate const> choices) const;
  /// Returns the price at which the seat is indifferent to the lot or trade that it is asked about.
  std::optional<Money> worth() const;
  /// Returns a possible state with the view that was looked at.
  State imagined(Rng& rng) const;

 private:
  bots::Prospect expected() const;
  void play_to_turn(State& state, bots::Candidate const& first, Rng& rng) const;
  PerSeat<float> chances_in(State const& state) const;
  float chance_after(bots::Candidate const& candidate, std::uint64_t world) const;
  void compare(Comparison& comparison) const;

  Edition const* edition_;
  Seat self_;
  int worlds_;
  float temperature_;
  bots::Dice dice_;
  bots::Beliefs beliefs_;
  std::optional<TradeSimulator> trade_simulator_;
  View view_;
  std::optional<SeatSet> winners_;
};

}  // namespace kuhhandel::coach
