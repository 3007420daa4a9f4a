// A player that solves every horse trade as a separate game, and is a farmer otherwise.
#pragma once

#include <optional>

#include "bots/beliefs/beliefs.h"
#include "bots/bot.h"
#include "bots/dice.h"
#include "bots/farmer/farmer.h"
#include "bots/farmer/money_estimates.h"
#include "bots/farmer/outlook.h"
#include "bots/farmer/reasons.h"
#include "bots/farmer/trade_stats.h"
#include "bots/trader/trade_model.h"
#include "bots/trader/trade_solver.h"

namespace kuhhandel::bots {

class Trader : public Bot {
 public:
  static constexpr int kUsualRounds = SolverEffort{}.most_rounds;

  /// Sets the largest number of rounds for solving a trade; fewer are faster and easier to exploit.
  explicit Trader(int rounds = kUsualRounds) : rounds_(rounds) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  Choice decide(View const& view, LegalActions const& legal) override;
  std::optional<Explanation> explain() const override;

 private:
  /// Returns nullopt if it is not a trade, or none is worth starting; then the farmer decides.
  std::optional<Verdict> judge(View const& view, LegalActions const& legal);
  std::optional<Verdict> choose_trade(View const& view, LegalActions const& legal);
  Verdict choose_offer(View const& view, Trade const& trade);
  Verdict choose_answer(View const& view, seen::Answer const& answer);
  /// Returns the seat's expected share of all points after challenging, if it is above `promise`; otherwise
  /// nullopt, without solving anything if even the best outcome is not.
  std::optional<double> share_after(Trade const& trade, PayableSums const& own, double promise);
  TradeGame game_of_challenger(Trade const& trade, BetBuckets const& buckets, PayableSums const& own,
                               TradeShares const& shares) const;
  TradeHands hands_of(Seat seat, BetBuckets const& buckets) const;
  Outlook outlook(View const& view) const;
  TradeMix const& solve(TradeGame const& game, SolverEffort effort);

  int rounds_;
  Edition const* edition_ = nullptr;
  Seat self_{};
  Dice dice_{0};
  MoneyEstimates money_estimates_;
  TradeStats trade_stats_;
  Beliefs beliefs_;
  Farmer farmer_;
  TradeSolver solver_;
  Outlook outlook_;  // of the current decision
  std::optional<LastDecision> last_trade_;
};

}  // namespace kuhhandel::bots
