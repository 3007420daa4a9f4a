#include "bots/farmer/auctions.h"

#include <algorithm>

#include "bots/farmer/weights.h"
#include "engine/cards/payments.h"

namespace kuhhandel::bots {
namespace {

constexpr double kRoomToPretend = 0.6;  // share of the highest bidder's estimated money

/// A lot being auctioned, and its auctioneer.
struct Sale {
  Seat auctioneer;
  Lot lot;
};

Exchange exchange_of(Lot const& lot, Seat to, Seat payee, double price) {
  return {.to = to,
          .animal = lot.animal(),
          .with = lot.with(),
          .count = 1,
          .from = {},
          .payee = payee,
          .price = price};
}

Exchange sold(Sale const& sale, Seat bidder, double price) {
  return exchange_of(sale.lot, bidder, sale.auctioneer, price);
}

Exchange bought(Sale const& sale, Seat bidder, double price) {
  return exchange_of(sale.lot, sale.auctioneer, bidder, price);
}

bool can_buy(Outlook const& outlook, Sale const& sale, double price) {
  return outlook.money_of(sale.auctioneer) >= price;
}

/// Returns whether the auctioneer gains more by buying, from everyone's points after either choice.
bool gains_by_buying(Sale const& sale, PerSeat<double> const& if_bought, PerSeat<double> const& if_sold) {
  return share_of_points(if_bought, sale.auctioneer) > share_of_points(if_sold, sale.auctioneer);
}

/// Returns whether the auctioneer would probably buy at this price.
bool would_buy(Outlook const& outlook, Sale const& sale, Seat bidder, double price) {
  return can_buy(outlook, sale, price) &&
         gains_by_buying(sale, points(after(outlook, bought(sale, bidder, price))),
                         points(after(outlook, sold(sale, bidder, price))));
}

/// Returns the farmer's utility if the hammer falls on this bid; `cost` is what the bidder would really pay.
double content_if_knocked(Situation const& situation, Sale const& sale, Bid const& bid, Money cost) {
  auto const price = static_cast<double>(bid.amount);
  auto const if_sold = situation.outcome_of(sold(sale, bid.seat, static_cast<double>(cost)));
  if (!can_buy(situation.outlook, sale, price)) return situation.utility_of(if_sold);
  auto const if_bought = situation.outcome_of(bought(sale, bid.seat, price));
  // The auctioneer does not know what the bidder would really pay.
  auto const expected =
      cost == bid.amount ? if_sold.points : situation.outcome_of(sold(sale, bid.seat, price)).points;
  bool const wants = gains_by_buying(sale, if_bought.points, expected);
  // A guess about another player's intention is never certain.
  auto const likely = wants ? kWeights.buying : 1 - kWeights.buying;
  return likely * situation.utility_of(if_bought) + (1 - likely) * situation.utility_of(if_sold);
}

double content_if_silent(Situation const& situation, phase::Bidding const& auction, Sale const& sale) {
  if (auction.standing) {
    return content_if_knocked(situation, sale, *auction.standing, auction.standing->amount);
  }
  return situation.utility_after(sold(sale, sale.auctioneer, 0));
}

/// Returns whether to bid only to drive up a price that the auctioneer will gladly pay. The bluff stays
/// hidden unless the auctioneer sells.
bool drives_up(Situation const& situation, Sale const& sale, Money amount, Rng& rng) {
  if (rng.below(1000) >= 1000 * kWeights.bluff) return false;
  auto const price = static_cast<double>(amount);
  auto const dearer = price * kWeights.room;
  return would_buy(situation.outlook, sale, situation.self, dearer) &&
         situation.utility_after(bought(sale, situation.self, price)) >
             situation.utility_after(sold(sale, sale.auctioneer, 0));
}

/// Returns whether to raise against a player who will almost certainly raise again; an insolvent bidder loses
/// little (C4.8).
bool pretends(Situation const& situation, phase::Bidding const& auction, Money amount, Rng& rng) {
  if (!auction.standing || rng.below(1000) >= 1000 * situation.personality.bluffs) return false;
  return static_cast<double>(amount) < kRoomToPretend * situation.outlook.money_of(auction.standing->seat);
}

/// Returns the highest bid in tens that is worth it; `from` must be.
template <class WorthIt>
Money limit_of(Money from, Money to, WorthIt const& worth_it) {
  while (from < to) {
    auto const middle = from + (to - from + 10) / 20 * 10;
    if (worth_it(middle)) {
      from = middle;
    } else {
      to = middle - 10;
    }
  }
  return from;
}

/// Raises like people do, in round steps that suit the price: part of the way to the limit.
Money raised(Money from, Money limit, Rng& rng) {
  auto const part = kWeights.leap * rng.below(100) / 50;
  auto const amount = from + Money::of(static_cast<int>(part * static_cast<double>(limit - from)));
  auto const round = amount >= 400 ? 50 : 10;
  return std::max(from, amount / round * round);
}

}  // namespace

Verdict choose_bid(Situation const& situation, phase::Bidding const& auction, option::Bid const& bids,
                   Rng rng) {
  Sale const sale{auction.auctioneer, auction.lot};
  auto const silent = content_if_silent(situation, auction, sale);
  auto const most = std::min(bids.to, situation.means()) / 10 * 10;
  auto const worth_it = [&](Money amount) {
    auto const cost = cheapest_payment(situation.view.hand, amount).sum();
    return content_if_knocked(situation, sale, {situation.self, amount}, cost) > silent;
  };
  if (bids.from <= most && worth_it(bids.from)) {
    return {action::Bid{raised(bids.from, limit_of(bids.from, most, worth_it), rng)}, Reason::gain};
  }
  if (drives_up(situation, sale, bids.from, rng)) {
    return {action::Bid{bids.from}, Reason::drive_up, auction.auctioneer};
  }
  if (pretends(situation, auction, bids.from, rng)) {
    return {action::Bid{bids.from}, Reason::bluff, auction.standing->seat};
  }
  return {kSilent, bids.from > most ? Reason::no_means : Reason::too_dear};
}

Money ceiling_against(Situation const& situation, phase::Bidding const& auction, Seat rival,
                      option::Bid const& bids) {
  Sale const sale{auction.auctioneer, auction.lot};
  auto const worth_it = [&](Money amount) {
    auto const before = amount - 10;
    auto left = auction;
    if (before > 0) left.standing.emplace(rival, before);
    auto const cost = cheapest_payment(situation.view.hand, amount).sum();
    return content_if_knocked(situation, sale, {situation.self, amount}, cost) >
           content_if_silent(situation, left, sale);
  };
  auto const most = std::min(bids.to, situation.means()) / 10 * 10;
  if (bids.from > most || !worth_it(bids.from)) return {};
  return limit_of(bids.from, most, worth_it);
}

Verdict choose_sale(Situation const& situation, phase::BuyingRight const& sale, bool may_buy) {
  auto const bidder = sale.standing.seat;
  if (!may_buy) return {action::Sell{}, Reason::no_means, bidder};
  Sale const offered{sale.auctioneer, sale.lot};
  auto const amount = static_cast<double>(sale.standing.amount);
  auto const cost = static_cast<double>(cheapest_payment(situation.view.hand, sale.standing.amount).sum());
  // A bidder who cannot pay loses the lot; selling to them costs the auctioneer nothing (C4.8).
  auto const lacking = amount - situation.money_estimates.money(bidder);
  auto const broke = std::clamp(lacking / (situation.money_estimates.uncertainty(bidder) + 1), 0.0, 1.0);
  auto const kept = situation.utility_after(sold(offered, sale.auctioneer, 0));
  auto const sold_at = situation.utility_after(sold(offered, bidder, amount));
  auto const selling = broke * kept + (1 - broke) * sold_at;
  auto const buying = situation.utility_after(bought(offered, bidder, cost));
  if (buying > selling) return {action::Buy{}, Reason::gain, bidder};
  return {action::Sell{}, Reason::too_dear, bidder};
}

}  // namespace kuhhandel::bots
