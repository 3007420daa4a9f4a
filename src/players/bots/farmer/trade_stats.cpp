#include "bots/farmer/trade_stats.h"

#include "bots/farmer/weights.h"

namespace kuhhandel::bots {
namespace {

constexpr double kBelief = 5;  // weight of the prior, as a number of answers

}  // namespace

void TradeStats::see(SeenEvent const& event) {
  if (auto const* const accepted = std::get_if<event::Accepted<SeenMoney>>(&event)) {
    ++of(accepted->trade.challenged).accepted;
  }
  if (auto const* const reveal = std::get_if<event::Revealed<SeenMoney>>(&event)) {
    ++of(reveal->trade.challenged).countered;
  }
}

double TradeStats::acceptance(Seat seat) const {
  auto const& answers = answers_[seat];
  auto const seen = answers.accepted + answers.countered;
  return (kBelief * kWeights.accepts + answers.accepted) / (kBelief + seen);
}

}  // namespace kuhhandel::bots
