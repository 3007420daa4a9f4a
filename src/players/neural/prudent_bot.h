// A net that solves its trades with players whom imagined games do not predict.
#pragma once

#include <memory>
#include <utility>

#include "bots/trader/trader.h"
#include "neural/net_bot.h"
#include "neural/search/lookahead.h"

namespace kuhhandel::neural {

/// A trader decides about trades with strangers, and whether to begin one if at least half of the others are
/// strangers. Everything else, and every trade with players whom it predicts, is the net's.
class PrudentBot : public bots::Bot {
 public:
  PrudentBot(std::shared_ptr<Net const> net, std::unique_ptr<Lookahead> ahead, Temperature temperature = {})
      : lookahead_(*ahead), net_bot_(std::move(net), std::move(ahead), temperature) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  bots::Choice decide(View const& view, LegalActions const& legal) override;
  std::optional<bots::Explanation> explain() const override;

 private:
  /// Returns whether the decision is about a trade with strangers.
  bool is_for_trader(View const& view) const;

  Lookahead const& lookahead_;
  NetBot net_bot_;
  bots::Trader trader_;
  Seat self_{};
  bool is_traders_ = false;  // whether the trader made the last decision
};

}  // namespace kuhhandel::neural
