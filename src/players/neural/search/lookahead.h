// Looking ahead: plays each of the replies that a net finds likely in many worlds consistent with the seat's
// beliefs, and continues the game for a while.
#pragma once

#include <memory>
#include <optional>

#include "bots/beliefs/beliefs.h"
#include "engine/view.h"
#include "neural/search/farmer_detector.h"
#include "neural/search/foresight.h"
#include "neural/search/imagined_game.h"
#include "neural/search/opponent_memory.h"
#include "neural/search/rule_opponent_model.h"
#include "neural/search/seen_table.h"

namespace kuhhandel::neural {

class Lookahead : public Foresight {
 public:
  /// Only recognises rivals: `best` returns nothing.
  explicit Lookahead(std::shared_ptr<Net const> player);
  /// `player` chooses for everyone, `odds` rates the result, in this number of worlds.
  Lookahead(std::shared_ptr<Net const> player, std::shared_ptr<Net const> odds, int worlds);

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  void look(View const& view, PerSeat<int> const& cards) override;

  /// Returns the likeliest of several likely replies, unless another one is significantly better in the
  /// worlds drawn from `rng`; nullopt if only one is likely.
  std::optional<CeilingReply> best(DecisionContext const& context, Rng rng) override;

  /// Returns whether this rival bids like a farmer.
  bool is_farmer(Seat rival) const { return detector_.is_farmer(rival); }

 private:
  /// The seat's beliefs about the game.
  struct BeliefState {
    bots::Beliefs beliefs;
    OpponentMemory others;
    RuleOpponentModel farmers;
  };

  /// Predicts the bids for the lot that has been turned up.
  void predict_bids();
  ImaginedGame imagined(DecisionContext const& context, Rng& rng) const;

  PlayoutContext playout_context_;
  std::optional<ValueNet> value_net_;
  int worlds_ = 0;
  Edition const* edition_ = nullptr;
  BeliefState now_;
  std::optional<BeliefState> before_bids_;  // present once somebody has bid for the lot
  std::optional<View> view_;
  std::uint64_t seed_ = 0;
  SeenTable table_;
  FarmerDetector detector_;
  bool is_lot_new_ = false;  // whether nobody has bid or passed yet
};

}  // namespace kuhhandel::neural
