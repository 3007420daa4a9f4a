#include "neural/adviser.h"

#include <optional>
#include <variant>

#include "bots/trader/trader.h"
#include "neural/learned_bot.h"
#include "neural/net_bot.h"

namespace kuhhandel::neural {
namespace {

/// Not from the game's own seed, which a game from a position does not have.
constexpr std::uint64_t kSeed = 0x61647669736572U;

/// The strongest measured bot among strangers (docs/measured/bots.md), quick enough to replay a whole game
/// at once.
class Adviser : public bots::Bot {
 public:
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    if (auto net = net_for(OutputHead::replies, edition, seats)) bidder_.emplace(std::move(net));
    if (bidder_) bidder_->start(edition, seats, seat, seed);
    trader_.start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override {
    if (bidder_) bidder_->see(event);
    trader_.see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    bool const is_auction = std::holds_alternative<phase::Bidding>(view.phase) ||
                            std::holds_alternative<phase::BuyingRight>(view.phase);
    is_bidders_ = bidder_ && is_auction;
    return is_bidders_ ? bidder_->decide(view, legal) : trader_.decide(view, legal);
  }
  std::optional<bots::Explanation> explain() const override {
    return is_bidders_ ? bidder_->explain() : trader_.explain();
  }

 private:
  std::optional<NetBot> bidder_;
  bots::Trader trader_;
  bool is_bidders_ = false;  // whether the bidder made the last decision
};

action::Bid const* bid_in(bots::Choice const& choice) {
  return choice ? std::get_if<action::Bid>(&*choice) : nullptr;
}

}  // namespace

std::unique_ptr<bots::Bot> make_adviser(Edition const& edition, int seats, Seat seat) {
  auto adviser = std::make_unique<Adviser>();
  adviser->start(edition, seats, seat, kSeed + static_cast<std::uint64_t>(index_of(seat)));
  return adviser;
}

bool follows_advice(bots::Choice const& chosen, bots::Choice const& advice) {
  auto const* const bid = bid_in(chosen);
  auto const* const advised = bid_in(advice);
  if (bid != nullptr && advised != nullptr) return bid->amount <= advised->amount;
  return chosen == advice;
}

}  // namespace kuhhandel::neural
