// Looking ahead: each of the replies that a net finds likely is given in many worlds that the seat may
// believe in, and the game goes on there for a while.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "bots/beliefs/beliefs.h"
#include "engine/ceiling_replies.h"
#include "engine/view.h"
#include "neural/imagined_game.h"
#include "neural/opponent_memory.h"
#include "neural/rule_opponent_model.h"

namespace kuhhandel::neural {

/// A question to the seat, what it knew of the game then, and what the net that plays has to say.
struct DecisionContext {
  Question const& question;
  SeatMemory const& memory;
  std::span<CeilingReply const> legal;
  std::span<std::int32_t const> logits;
};

class Lookahead {
 public:
  /// `player` draws for everybody, `odds` says what came of it, in so many worlds.
  Lookahead(std::shared_ptr<Net const> player, std::shared_ptr<Net const> odds, int worlds);

  /// Of an edition whose money can be followed.
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed);
  void see(SeenEvent const& event);
  /// The seat's view, before it is asked.
  void look(View const& view, PerSeat<int> const& cards);

  /// Of several that are likely the likeliest, unless another one is better beyond doubt in the worlds that
  /// follow from `rng`; none where but one is likely.
  std::optional<CeilingReply> best(DecisionContext const& context, Rng rng);

 private:
  /// What the seat makes of the game.
  struct BeliefState {
    bots::Beliefs beliefs;
    OpponentMemory others;
    RuleOpponentModel farmers;
  };

  ImaginedGame imagined(DecisionContext const& context, Rng& rng) const;

  PlayoutContext playout_context_;
  ValueNet value_net_;
  int worlds_;
  Edition const* edition_ = nullptr;
  BeliefState now_;
  std::optional<BeliefState> before_bids_;  // once somebody has bid for the lot
  std::optional<View> view_;
};

}  // namespace kuhhandel::neural
