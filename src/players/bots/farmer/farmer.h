// A sensible player. It rates every choice by its chance to win, tracks everyone's money and bluffs
// occasionally. It looks only one step ahead. Another personality makes another character.
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
