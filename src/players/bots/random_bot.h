// A bot that plays random legal actions: the baseline of every comparison, and useful for tests.
#pragma once

#include "bots/bot.h"
#include "bots/dice.h"

namespace kuhhandel::bots {

/// Draws uniformly, one factor after another: the option, then the amount, or the number of cards of each
/// value in turn.
class RandomBot : public Bot {
 public:
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  Choice decide(View const& view, LegalActions const& legal) override;
  std::optional<Explanation> explain() const override { return why_; }

 private:
  Dice dice_{0};
  std::optional<Explanation> why_;
};

}  // namespace kuhhandel::bots
