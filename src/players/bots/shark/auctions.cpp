#include "bots/shark/auctions.h"

#include <algorithm>

#include "engine/cards/payments.h"
#include "engine/phases/bidding.h"

namespace kuhhandel::bots {
namespace {

constexpr float kLeastNoise = 0.8F;  // limits are not known to the last ten
constexpr float kMostNoise = 1.1F;

/// Returns the prospect's worth after a seat gets the lot for a price paid to another seat.
PerSeat<float> worth_with(Prospect prospect, Seat to, Lot const& lot, Seat payee, float price) {
  lot.for_each([&](AnimalId animal) { prospect.herd(to).add(animal); });
  prospect.pay(to, payee, price);
  return worth_to_each(prospect);
}

/// Returns the price, at most `means`, at which the gain is zero, by two secants of the curve.
template <class Gain>
float highest_price(Gain const& gain, float means) {
  auto const free = gain(0);
  if (free <= 0 || means <= 0) return 0;
  auto const dearest = gain(means);
  if (dearest >= 0) return means;
  auto const first = means * free / (free - dearest);
  auto const gain_at_first = gain(first);
  if (gain_at_first > 0) return first + (means - first) * gain_at_first / (gain_at_first - dearest);
  return first * free / (free - gain_at_first);
}

/// Returns the price at which `seat` is indifferent to the auctioneer keeping the lot.
float limit_of(Prospect const& prospect, Seat seat, phase::Bidding const& auction, float if_kept) {
  auto const gain = [&](float price) {
    return worth_with(prospect, seat, auction.lot, auction.auctioneer, price)[seat] - if_kept;
  };
  return highest_price(gain, prospect.money_of(seat));
}

struct Limits {
  std::optional<Seat> best;
  float highest = 0;
  float second = 0;

  void add(Seat seat, float limit) {
    if (limit > highest) {
      second = highest;
      highest = limit;
      best = seat;
    } else {
      second = std::max(second, limit);
    }
  }
};

Limits limits_of(PlayoutGame const& game, phase::Bidding const& auction, std::optional<FixedLimit> set) {
  auto const prospect = prospect_of(game.edition, game.state);
  auto const kept = worth_with(prospect, auction.auctioneer, auction.lot, auction.auctioneer, 0);
  Limits limits;
  if (auction.standing) limits.add(auction.standing->seat, static_cast<float>(auction.standing->amount));
  for (int step = 1; step < game.state.seats; ++step) {
    auto const seat = left_of(auction.auctioneer, game.state.seats, step);
    if (!may_bid(game.state, auction, seat)) continue;
    bool const is_set = set && set->seat == seat;
    auto const limit =
        is_set
            ? static_cast<float>(set->limit)
            : std::min(limit_of(prospect, seat, auction, kept[seat]) * game.between(kLeastNoise, kMostNoise),
                       prospect.money_of(seat));
    bool const stands = auction.standing && auction.standing->seat == seat;
    if (stands) {
      if (limits.best == seat) limits.highest = std::max(limits.highest, limit);
      continue;
    }
    limits.add(seat, limit);
  }
  return limits;
}

}  // namespace

float heuristic_limit(Prospect const& prospect, Seat seat, phase::Bidding const& auction) {
  auto const kept = worth_with(prospect, auction.auctioneer, auction.lot, auction.auctioneer, 0);
  return limit_of(prospect, seat, auction, kept[seat]);
}

float price_to_keep(Prospect const& prospect, phase::BuyingRight const& sale) {
  auto const seat = sale.auctioneer;
  auto const bidder = sale.standing.seat;
  auto const gain = [&](float price) {
    return worth_with(prospect, seat, sale.lot, bidder, price)[seat] -
           worth_with(prospect, bidder, sale.lot, seat, price)[seat];
  };
  return highest_price(gain, prospect.money_of(seat));
}

void play_auction(PlayoutGame const& game, std::optional<FixedLimit> set) {
  while (auto const* const bidding = std::get_if<phase::Bidding>(&game.state.phase)) {
    auto const auction = *bidding;
    auto const limits = limits_of(game, auction, set);
    auto const allowed = bids_allowed(game.edition, game.state, auction);
    bool const stands = auction.standing && limits.best == auction.standing->seat;
    auto const target = std::min(in_tens(limits.highest), in_tens(limits.second) + 10);
    bool const raises = limits.best && in_tens(limits.highest) >= allowed.lowest &&
                        (!stands || limits.second >= static_cast<float>(allowed.lowest));
    if (raises) {
      auto const amount = std::clamp(target, allowed.lowest, allowed.highest);
      game.play(*limits.best, action::Bid{amount});
    }
    game.play(House{}, action::Hammer{});
    if (std::holds_alternative<phase::BuyingRight>(game.state.phase)) play_buying_right(game);
  }
}

void play_buying_right(PlayoutGame const& game) {
  auto const sale = std::get<phase::BuyingRight>(game.state.phase);
  auto const price = static_cast<float>(sale.standing.amount);
  auto const seat = sale.auctioneer;
  auto const prospect = prospect_of(game.edition, game.state);
  bool const may_buy = prospect.money_of(seat) >= price;
  bool const buys = may_buy && worth_with(prospect, seat, sale.lot, sale.standing.seat, price)[seat] >
                                   worth_with(prospect, sale.standing.seat, sale.lot, seat, price)[seat];
  if (buys) {
    game.play(seat, action::Buy{});
  } else {
    game.play(seat, action::Sell{});
  }
  if (std::holds_alternative<phase::Payment>(game.state.phase)) play_payment(game);
}

void play_payment(PlayoutGame const& game) {
  auto const debt = std::get<phase::Payment>(game.state.phase);
  game.play(debt.payer, action::Pay{cheapest_payment(game.state.hand(debt.payer), debt.at_least)});
}

}  // namespace kuhhandel::bots
