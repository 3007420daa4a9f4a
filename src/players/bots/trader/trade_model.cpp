#include "bots/trader/trade_model.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace kuhhandel::bots {
namespace {

constexpr std::size_t kPricesTried = 17;

/// The worth to a seat of one player's sum being the higher one, by the price that this player then pays.
struct PriceCurve {
  std::array<double, kPricesTried> worth{};
  double step = 1;

  double at(double price) const {
    auto const place = std::clamp(price / step, 0.0, kPricesTried - 1.001);
    auto const below = static_cast<std::size_t>(place);
    auto const part = place - static_cast<double>(below);
    return (1 - part) * worth[below] + part * worth[below + 1];
  }
};

/// The curves of one trade for one seat, for either player having the higher sum.
struct Curves {
  PriceCurve offer_prevails;
  PriceCurve counter_prevails;
};

/// The curves of either player.
struct TradeCurves {
  Curves challenger;
  Curves challenged;
};

TradeCurves curves_of(Outlook const& outlook, Trade const& trade, Money most) {
  auto const step = static_cast<double>(std::max<Money>(10, most)) / (kPricesTried - 1.0);
  TradeCurves both;
  auto const set = [&](PriceCurve Curves::* curve, Seat winner, Seat loser) {
    (both.challenger.*curve).step = (both.challenged.*curve).step = step;
    for (std::size_t i = 0; i < kPricesTried; ++i) {
      Exchange const exchange{.to = winner,
                              .animal = trade.animal,
                              .count = trade.count,
                              .from = loser,
                              .payee = loser,
                              .price = step * static_cast<double>(i)};
      auto const score = points(after(outlook, exchange));
      (both.challenger.*curve).worth[i] = share_of_points(score, trade.challenger);
      (both.challenged.*curve).worth[i] = share_of_points(score, trade.challenged);
    }
  };
  set(&Curves::offer_prevails, trade.challenger, trade.challenged);
  set(&Curves::counter_prevails, trade.challenged, trade.challenger);
  return both;
}

/// Returns the cost of the higher sum to the player who laid it.
double price(Settlement settlement, double higher, double lower) {
  switch (settlement) {
    case Settlement::exchange:
      return higher - lower;  // C6.6
    case Settlement::winner_pays:
      return higher;  // C6.8
  }
  std::unreachable();
}

struct Worth {
  Ruleset const& rules;
  Trade const& trade;
  BetBuckets const& buckets;

  double sum(std::size_t bucket) const {
    if (bucket == 0) return 0;
    return static_cast<double>(buckets.top[bucket - 1] + 10 + buckets.top[bucket]) / 2;
  }

  double set_countered(Curves const& curves, std::size_t offer, std::size_t counter) const {
    if (offer > counter) return curves.offer_prevails.at(price(rules.settlement, sum(offer), sum(counter)));
    if (offer < counter) return curves.counter_prevails.at(price(rules.settlement, sum(counter), sum(offer)));
    return same_bucket(curves, offer);
  }

  /// Either sum can be higher. Truly equal sums are rare unless the bucket is narrow; after the first tie
  /// everything is open again, after the second the challenger wins (C6.7).
  double same_bucket(Curves const& curves, std::size_t bucket) const {
    auto const paid = price(rules.settlement, sum(bucket), sum(bucket));
    auto const even = (curves.offer_prevails.at(paid) + curves.counter_prevails.at(paid)) / 2;
    if (trade.round == 1) return even;
    auto const equal =
        bucket == 0 ? 1.0 : 10 / static_cast<double>(buckets.top[bucket] - buckets.top[bucket - 1]);
    return equal * curves.offer_prevails.at(0) + (1 - equal) * even;
  }
};

constexpr double kLeastStake = 1e-4;

TradeShare share_of(Worth const& worth, Curves const& curves) {
  auto const stake = std::abs(curves.offer_prevails.at(0) - curves.counter_prevails.at(0));
  TradeShare share{.after = {}, .stake = static_cast<float>(std::max(stake, kLeastStake))};
  auto& worths = share.after;
  for (std::size_t offer = 0; offer < kBuckets; ++offer) {
    worths.accepted[offer] = static_cast<float>(curves.offer_prevails.at(worth.sum(offer)));
    for (std::size_t counter = 0; counter < kBuckets; ++counter) {
      worths.set_countered(offer, counter, static_cast<float>(worth.set_countered(curves, offer, counter)));
    }
  }
  return share;
}

}  // namespace

std::size_t signal_of(Ruleset const& rules, int cards) {
  if (rules.offer_count == OfferCount::concealed) return 0;
  if (cards <= 3) return static_cast<std::size_t>(cards);
  return cards <= 5 ? 4 : 5;
}

TradeHand trade_hand(Ruleset const& rules, BetBuckets const& buckets, PayableSums const& sums) {
  TradeHand hand;
  for (Money sum = 0; sum <= sums.hand().sum(); sum += 10) {
    auto const bucket = buckets.bucket_of(sum);
    for (auto numbers = sums.card_counts(sum); numbers != 0; numbers &= numbers - 1) {
      auto const cards = std::countr_zero(numbers);
      if (cards >= std::min<int>(rules.least_offer, sums.hand().size())) {
        hand.offers[signal_of(rules, cards)][bucket] = 1;
      }
      if (cards > 0) hand.counters[bucket] = 1;
    }
  }
  return hand;
}

BetBuckets bet_buckets_for(Outlook const& outlook, Trade const& trade) {
  auto const challenger = outlook.money_of(trade.challenger);
  auto const challenged = outlook.money_of(trade.challenged);
  auto const contested = Money::of(std::lround(std::min(challenger, challenged))) + 10;
  auto const most = Money::of(std::lround(std::max(challenger, challenged)));
  return bet_buckets_to(contested, most);
}

TradeShares shares_of(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets) {
  Worth const worth{outlook.edition->rules, trade, buckets};
  auto const curves = curves_of(outlook, trade, buckets.top.back());
  return {.challenger = share_of(worth, curves.challenger), .challenged = share_of(worth, curves.challenged)};
}

TradeGame game_without_hands(TradeShares const& shares) {
  auto const& [one, other] = shares;
  auto const against_each_other = [&](float ones, float others) {
    return ((ones - one.after.accepted[0]) / one.stake - (others - other.after.accepted[0]) / other.stake) /
           2;
  };
  TradeGame game;
  for (std::size_t offer = 0; offer < kBuckets; ++offer) {
    game.worths.accepted[offer] = against_each_other(one.after.accepted[offer], other.after.accepted[offer]);
    for (std::size_t counter = 0; counter < kBuckets; ++counter) {
      game.worths.set_countered(
          offer, counter,
          against_each_other(one.after.by_offer[offer][counter], other.after.by_offer[offer][counter]));
    }
  }
  return game;
}

}  // namespace kuhhandel::bots
