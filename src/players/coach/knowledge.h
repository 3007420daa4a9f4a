// What one seat knew of a game at each moment, and what could be judged from that alone: everybody's chance
// to win, and what its choices were worth. A State never reaches it.
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

/// A choice as it was weighed.
struct ScoredChoice {
  bots::Choice choice;
  Money limit = 0;   // in an auction, up to what it would go on; 0: no further than the choice itself says
  float chance = 0;  // of the own seat to win, from 0 to 1
  bots::Explanation why{};
};

/// What was chosen against the best of what else could be done.
struct Comparison {
  ScoredChoice chosen;
  ScoredChoice other;
  float gain;                       // of `other` over `chosen`: below 0 where the choice was the better one
  float margin;                     // half the width of its 99 % interval
  std::optional<Money> worth = {};  // of a lot or trade: the price at which the seat would as soon leave it

  /// The difference that is certain, as chance and with its sign; 0 where all is noise.
  float certain() const;
};

/// A choice among several, each played in the same imagined worlds with the same dice.
struct Ranked {
  ScoredChoice choice;
  float behind = 0;  // by how much of a chance the best of them is better
  float margin = 0;  // half the width of its 99 % interval; 0 for the best
};

/// What comes of an offer in what is imagined: an answer by the shark's habits; or, where a net plays the
/// table, as foxes and farmers answer (trade_simulator.h). For that the game must be seen from its deal on.
enum class TradePlayouts : std::uint8_t { by_habit, as_learned };

class Knowledge {
 public:
  /// Edition must outlive it. `worlds` are imagined for a judgement; `seed` is for what is imagined.
  Knowledge(Edition const& edition, int seats, Seat self, int worlds, std::uint64_t seed,
            TradePlayouts trades = TradePlayouts::by_habit);

  /// Everything that happened, as this seat saw it, in order.
  void see(SeenEvent const& event);
  /// The seat's own view, after what was seen and before anything is asked.
  void look(View const& view);

  /// Everybody's chance to win, together 1; after the end the result.
  PerSeat<float> chances() const;

  /// Weighs a choice that is legal now, as imagined worlds say (shrinkage.h); none where nothing else makes
  /// sense.
  std::optional<Comparison> compare_with_best(LegalActions const& legal, bots::Choice const& chosen) const;

  /// What makes sense among what is legal now.
  bots::Candidates candidates(LegalActions const& legal) const;
  /// Those choices, at least one, the best first; each may be made now.
  std::vector<Ranked> rank(LegalActions const& legal, std::span<bots::Candidate const> choices) const;
  /// The price at which the seat would as soon leave the lot or trade that it is asked about.
  std::optional<Money> worth() const;
  /// The game as it may be: a state with the view that was looked at.
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
