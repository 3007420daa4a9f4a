#include "bots/farmer/auctions.h"

#include <algorithm>

#include "engine/payments.h"

namespace kuhhandel {
namespace {

constexpr int kOneBluffIn = 6;        // of the occasions that suit
constexpr double kRoomToBluff = 1.4;  // the auctioneer must be thought to pay so many times the bid
constexpr double kGuessOfBuying = 0.8;

/// A lot under the hammer: who sells it and for what.
struct Lot {
  Seat auctioneer;
  AnimalId animal;
};

Exchange sold(Lot lot, Seat bidder, double price) {
  return {
      .to = bidder, .animal = lot.animal, .count = 1, .from = {}, .payee = lot.auctioneer, .price = price};
}

Exchange bought(Lot lot, Seat bidder, double price) {
  return {
      .to = lot.auctioneer, .animal = lot.animal, .count = 1, .from = {}, .payee = bidder, .price = price};
}

/// Whether the auctioneer would rather buy at that price, as far as one can tell.
bool would_buy(Outlook const& outlook, Lot lot, Seat bidder, double price) {
  if (outlook.money_of(lot.auctioneer) < price) return false;
  auto const own = share_of_points(after(outlook, bought(lot, bidder, price)), lot.auctioneer);
  auto const without = share_of_points(after(outlook, sold(lot, bidder, price)), lot.auctioneer);
  return own > without;
}

/// The own share of points if the hammer falls on that bid; `cost` is what the bidder would really lay.
double share_if_knocked(Situation const& situation, Lot lot, Bid const& bid, double cost) {
  auto const buying = situation.share_after(bought(lot, bid.seat, bid.amount));
  auto const selling = situation.share_after(sold(lot, bid.seat, cost));
  // A guess about another's mind is never a certainty.
  bool const wants = would_buy(situation.outlook, lot, bid.seat, bid.amount);
  auto const likely = wants ? kGuessOfBuying : 1 - kGuessOfBuying;
  bool const able = situation.outlook.money_of(lot.auctioneer) >= bid.amount;
  return able ? likely * buying + (1 - likely) * selling : selling;
}

double share_if_silent(Situation const& situation, phase::Bidding const& auction, Lot lot) {
  if (auction.standing) {
    return share_if_knocked(situation, lot, *auction.standing, auction.standing->amount);
  }
  return situation.share_after(sold(lot, lot.auctioneer, 0));
}

/// A bid to drive up a price that the auctioneer will gladly top. Nobody learns of it unless he sells.
bool may_bluff(Situation const& situation, Lot lot, Money amount, Rng& rng) {
  if (rng.below(kOneBluffIn) != 0) return false;
  auto const dearer = amount * kRoomToBluff;
  return would_buy(situation.outlook, lot, situation.self, dearer) &&
         situation.share_after(bought(lot, situation.self, amount)) >
             situation.share_after(sold(lot, lot.auctioneer, 0));
}

/// Above the least raise: dear lots climb in longer steps, or the table would wait long.
Money leap(Money from, Rng& rng) { return 10 * rng.below(2 + from / 50); }

}  // namespace

Choice choose_bid(Situation const& situation, phase::Bidding const& auction, option::Bid const& bids,
                  Rng rng) {
  Lot const lot{auction.auctioneer, auction.lot};
  auto const silent = share_if_silent(situation, auction, lot);
  auto const worth_it = [&](Money amount) {
    if (amount > bids.to || amount > situation.means()) return false;
    auto const cost = cheapest_payment(situation.view.hand, amount).sum();
    return share_if_knocked(situation, lot, {situation.self, amount}, cost) > silent;
  };
  if (!worth_it(bids.from)) {
    if (may_bluff(situation, lot, bids.from, rng)) return action::Bid{bids.from};
    return kSilent;
  }
  auto const more = leap(bids.from, rng);
  // Only while far below the own limit, which is not to be overshot.
  return action::Bid{worth_it(bids.from + 2 * more) ? bids.from + more : bids.from};
}

Choice choose_sale(Situation const& situation, phase::BuyingRight const& sale, bool may_buy) {
  if (!may_buy) return action::Sell{};
  Lot const lot{sale.auctioneer, sale.lot};
  auto const amount = sale.standing.amount;
  auto const bidder = sale.standing.seat;
  auto const cost = cheapest_payment(situation.view.hand, amount).sum();
  // Selling to one who cannot pay costs him the lot, not the auctioneer (C4.8).
  auto const lacking = amount - situation.purses.money(bidder);
  auto const broke = std::clamp(lacking / (situation.purses.doubt(bidder) + 1), 0.0, 1.0);
  auto const kept = situation.share_after(sold(lot, lot.auctioneer, 0));
  auto const sold_at = situation.share_after(sold(lot, bidder, amount));
  auto const selling = broke * kept + (1 - broke) * sold_at;
  auto const buying = situation.share_after(bought(lot, bidder, cost));
  if (buying > selling) return action::Buy{};
  return action::Sell{};
}

}  // namespace kuhhandel
