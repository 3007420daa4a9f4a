// A bot that plays with a net at any table. The net has learned to play by ceilings
// (engine/ceilings/ceilings.h); the bot converts its answers to those questions into bids and cards.
#pragma once

#include <memory>
#include <optional>

#include "bots/bot.h"
#include "bots/dice.h"
#include "engine/choices/choices.h"
#include "engine/knowledge/seat_memory.h"
#include "neural/network/policy.h"
#include "neural/network/sampling.h"
#include "neural/search/foresight.h"

namespace kuhhandel::neural {

/// Plays what its net was made for (`plays`). It has one secret ceiling per lot, which depends on its
/// knowledge when bidding began, whenever it is asked: it bids the lowest amount up to the ceiling and is
/// otherwise silent. It pays with the cheapest cards.
class NetBot : public bots::Bot {
 public:
  explicit NetBot(std::shared_ptr<Net const> net, Temperature temperature = {});
  /// Creates a bot that looks ahead.
  NetBot(std::shared_ptr<Net const> net, std::unique_ptr<Foresight> ahead, Temperature temperature = {});

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  bots::Choice decide(View const& view, LegalActions const& legal) override;
  /// Explains a bid by its ceiling, and everything else by having looked ahead or by the net's certainty; a
  /// net knows nothing more.
  std::optional<bots::Explanation> explain() const override { return why_; }

 private:
  /// Its knowledge and random numbers when bidding for the lot began.
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
  /// Returns the cards of an offer or counter-offer.
  MoneyCards lay(Question question);
  /// Returns the answer to a question of the game by ceilings.
  int answer_to(Question const& question);

  Policy policy_;
  Temperature temperature_;
  std::unique_ptr<Foresight> ahead_;  // nullptr if it does not look ahead
  Edition const* edition_ = nullptr;
  Seat self_{};
  Moment now_{.memory = {}, .dice = bots::Dice(0)};
  std::optional<Moment> before_bids_;  // present once somebody has bid for the lot
  Moment decision_ = now_;             // of the current decision, with the visible numbers of cards
  std::optional<Money> ceiling_;       // for the lot, if it was asked
  std::optional<Money> limit_;         // of the current decision, if it is a bid
  std::optional<int> sure_;            // of its first answer for it, in percent
  bool foreseen_ = false;              // whether it looked ahead for the current decision
  std::optional<bots::Explanation> why_;
};

}  // namespace kuhhandel::neural
