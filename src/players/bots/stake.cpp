#include "bots/stake.h"

#include "engine/visit.h"

namespace kuhhandel::bots {
namespace {

/// Has one overload per phase in which a prize is at stake.
struct PrizeOf {
  Seat self;
  Choice const& choice;

  std::optional<Stake> of_trade(Trade const& trade) const {
    auto const other = trade.challenger == self ? trade.challenged : trade.challenger;
    return Stake{trade.animal, trade.count, other, true, 0};
  }
  std::optional<Stake> operator()(seen::TurnChoice const&) const {
    if (!choice) return {};
    auto const* const challenge = std::get_if<action::Challenge>(&*choice);
    if (challenge == nullptr) return {};
    return Stake{challenge->animal, 1, challenge->challenged, true, 0};
  }
  std::optional<Stake> operator()(phase::Bidding const& auction) const {
    auto const rival = auction.standing ? auction.standing->seat : auction.auctioneer;
    auto const* const bid = choice ? std::get_if<action::Bid>(&*choice) : nullptr;
    auto const standing = auction.standing ? auction.standing->amount : 0;
    return Stake{auction.lot.animal(), 1, rival, false, bid != nullptr ? bid->amount : standing};
  }
  std::optional<Stake> operator()(phase::BuyingRight const& sale) const {
    return Stake{sale.lot.animal(), 1, sale.standing.seat, false, sale.standing.amount};
  }
  std::optional<Stake> operator()(phase::Payment const& debt) const {
    return Stake{debt.lot.animal(), 1, debt.payee, false, debt.at_least};
  }
  std::optional<Stake> operator()(phase::Offer const& offer) const { return of_trade(offer.trade); }
  std::optional<Stake> operator()(seen::Answer const& answer) const { return of_trade(answer.trade); }
  std::optional<Stake> operator()(
      OneOf<seen::Finished, phase::Countdown, phase::ClaimRight, phase::ClaimPayment, seen::RatRound,
            seen::Division, phase::QuartetExclusion> auto const&) const {
    return {};
  }
};

}  // namespace

std::optional<Stake> find_stake(SeenPhase const& phase, Seat self, Choice const& choice) {
  return std::visit(PrizeOf{self, choice}, phase);
}

Trade trade_of(Seat self, option::Challenge const& challenge) {
  return {.challenger = self,
          .challenged = challenge.challenged,
          .animal = challenge.animal,
          .count = static_cast<std::uint8_t>(challenge.count),
          .round = 1};
}

}  // namespace kuhhandel::bots
