// A net on a seat of any table. It has learned to play by ceilings (engine/ceilings.h), so step by step it
// does what that way would have done for it: its answers to the questions of that way are made bids and
// cards.
#pragma once

#include <memory>
#include <optional>

#include "bots/bot.h"
#include "bots/dice.h"
#include "engine/choices.h"
#include "engine/seat_memory.h"
#include "neural/lookahead.h"
#include "neural/policy.h"
#include "neural/sampling.h"

namespace kuhhandel::neural {

/// Plays what its net was made for (`plays`). For a lot it has one secret ceiling, which follows from what it
/// knew when bidding began, whenever it is asked: it bids the lowest amount up to it, and else is silent. It
/// pays the cheapest cards.
class NetBot : public bots::Bot {
 public:
  explicit NetBot(std::shared_ptr<Net const> net, Temperature temperature = {});
  /// One that looks ahead, and draws nothing.
  NetBot(std::shared_ptr<Net const> net, std::unique_ptr<Lookahead> ahead);

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  bots::Choice decide(View const& view, LegalActions const& legal) override;
  /// For a lot its ceiling; for all else that it looked ahead, or how sure it was: of more a net knows
  /// nothing.
  std::optional<bots::Explanation> explain() const override { return why_; }

 private:
  /// What it knew, and what its dice would throw, when bidding for the lot began.
  struct Moment {
    SeatMemory memory;
    bots::Dice dice;
  };

  bots::Choice choice_of(View const& view, LegalActions const& legal);
  CeilingReply chosen_of(DecisionContext const& context);
  bots::Explanation explanation_of(View const& view, bots::Choice const& choice) const;
  bots::Choice bid(View const& view, option::Bid const& allowed);
  Money ceiling(View const& view);
  Action act(Question const& question);
  /// The cards of an offer or counter.
  MoneyCards lay(Question question);
  /// Which answer to a question of the way by ceilings.
  int answer_to(Question const& question);

  Policy policy_;
  Temperature temperature_;
  std::unique_ptr<Lookahead> ahead_;  // none in who does not look ahead
  Edition const* edition_ = nullptr;
  Seat self_{};
  Moment now_{.memory = {}, .dice = bots::Dice(0)};
  std::optional<Moment> before_bids_;  // once somebody has bid for the lot
  Moment asked_ = now_;                // of the decision at hand, with the numbers of cards that are seen
  std::optional<Money> ceiling_;       // for the lot, once it was asked for
  std::optional<Money> limit_;         // of the decision at hand, where it is a bid
  std::optional<int> sure_;            // of its first answer to that, in percent
  bool foreseen_ = false;              // whether it looked ahead for it
  std::optional<bots::Explanation> why_;
};

}  // namespace kuhhandel::neural
