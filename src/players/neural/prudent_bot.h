// A net that looks ahead, but solves its last trades with players whom imagined games do not predict.
#pragma once

#include <memory>
#include <utility>

#include "bots/trader/trader.h"
#include "neural/lookahead.h"
#include "neural/net_bot.h"

namespace kuhhandel::neural {

/// While there is a pile, it plays as the net. With an empty pile, a trader decides about trades with
/// strangers, and begins them if at least half of the others are strangers.
class PrudentBot : public bots::Bot {
 public:
  PrudentBot(std::shared_ptr<Net const> net, std::unique_ptr<Lookahead> ahead)
      : lookahead_(*ahead), net_bot_(std::move(net), std::move(ahead)) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  bots::Choice decide(View const& view, LegalActions const& legal) override;
  std::optional<bots::Explanation> explain() const override;

 private:
  /// Returns whether the decision is about a last trade with strangers.
  bool is_for_trader(View const& view) const;

  Lookahead const& lookahead_;
  NetBot net_bot_;
  bots::Trader trader_;
  Seat self_{};
  bool is_traders_ = false;  // whether the trader made the last decision
};

}  // namespace kuhhandel::neural
