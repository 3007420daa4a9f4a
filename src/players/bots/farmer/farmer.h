// A sensible player. It weighs every choice by how likely it is to win with it, follows everybody's money and
// bluffs now and then. It looks no further than its next step. Another temperament makes it another
// character.
#pragma once

#include "bots/bot.h"
#include "bots/dice.h"
#include "bots/farmer/money_estimates.h"
#include "bots/farmer/personality.h"
#include "bots/farmer/reasons.h"
#include "bots/farmer/situation.h"
#include "bots/farmer/trade_stats.h"

namespace kuhhandel::bots {

class Farmer : public Bot {
 public:
  explicit Farmer(Personality const& personality = kFarmer) : personality_(personality) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  Choice decide(View const& view, LegalActions const& legal) override;
  std::optional<Explanation> explain() const override;

 private:
  Situation situation(View const& view, Personality const& personality) const;

  Personality personality_;
  Edition const* edition_ = nullptr;
  Seat self_{};
  std::uint64_t seed_ = 0;
  Dice dice_{0};
  MoneyEstimates money_estimates_;
  TradeStats trade_stats_;
  std::optional<LastDecision> last_;
};

}  // namespace kuhhandel::bots
