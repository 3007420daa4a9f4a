// A net that leaves its trades to a trader, unless the rival bids like a farmer.
#pragma once

#include <memory>
#include <utility>

#include "bots/trader/trader.h"
#include "neural/net_bot.h"
#include "neural/search/lookahead.h"

namespace kuhhandel::neural {

/// A trader decides about trades with rivals who do not bid like farmers, and about the turn if at least half
/// of the rivals do not. The net decides everything else. A player that has studied the net foresees its
/// trades and wins by them, but gains little from solved ones (docs/measured/training.md).
class PrudentBot : public bots::Bot {
 public:
  PrudentBot(std::shared_ptr<Net const> net, std::unique_ptr<Lookahead> ahead, Temperature temperature = {})
      : lookahead_(*ahead), net_bot_(std::move(net), std::move(ahead), temperature) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  bots::Choice decide(View const& view, LegalActions const& legal) override;
  std::optional<bots::Explanation> explain() const override;

 private:
  /// Returns whether the trader decides.
  bool is_for_trader(View const& view) const;

  Lookahead const& lookahead_;
  NetBot net_bot_;
  bots::Trader trader_;
  Seat self_{};
  bool is_traders_ = false;  // whether the trader made the last decision
};

}  // namespace kuhhandel::neural
