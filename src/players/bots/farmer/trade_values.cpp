#include "bots/farmer/trade_values.h"

#include <algorithm>

#include "bots/farmer/weights.h"

namespace kuhhandel::bots {
namespace {

constexpr int kHalvings = 5;

Seat other_of(Trade const& trade, Seat seat) {
  return seat == trade.challenger ? trade.challenged : trade.challenger;
}

/// Returns the exchange in which `winner` gets the animals and lays `net` more than they get back; rats go
/// the other way (C6.9).
Exchange won(Trade const& trade, Seat winner, double net) {
  auto const loser = other_of(trade, winner);
  if (trade.animal == kRat) {
    return {
        .to = loser, .animal = kRat, .count = trade.count, .from = winner, .payee = winner, .price = -net};
  }
  return {.to = winner,
          .animal = trade.animal,
          .count = trade.count,
          .from = loser,
          .payee = loser,
          .price = net};
}

/// Returns sums around the likely one, spread to both sides as people differ.
Guesses guesses_around(double likely, double least, double most) {
  Guesses sums{};
  for (std::size_t i = 0; i < sums.size(); ++i) {
    auto const aside = 2.0 * static_cast<double>(i) / (sums.size() - 1) - 1;  // from -1 to 1
    sums[i] =
        std::clamp(likely * kWeights.scale * (1 + kWeights.spread * aside), least, std::max(least, most));
  }
  return sums;
}

}  // namespace

double reservation_price(Outlook const& outlook, Trade const& trade, Seat seat) {
  double low = 0;
  double high = std::max(0.0, outlook.money_of(seat));
  for (int step = 0; step < kHalvings; ++step) {
    auto const price = (low + high) / 2;
    auto const having = share_of_points(after(outlook, won(trade, seat, price)), seat);
    auto const paid = share_of_points(after(outlook, won(trade, other_of(trade, seat), price)), seat);
    (having > paid ? low : high) = price;
  }
  return (low + high) / 2;
}

Guesses likely_counters(Situation const& situation, Trade const& trade) {
  auto const means = situation.outlook.money_of(trade.challenged);
  auto const stake = reservation_price(situation.outlook, trade, trade.challenged);
  return guesses_around(10 + stake, std::min(10.0, means), means);
}

Guesses likely_offers(Situation const& situation, seen::Answer const& answer) {
  auto const challenger = answer.trade.challenger;
  auto const held = situation.view.cards_of(challenger);  // if the number is open, without the cards laid
  auto const laid = answer.offered.value_or((held + 1) / 2);
  if (laid == 0) return {};
  auto const means = situation.outlook.money_of(challenger);
  auto const average = means * laid / std::max(1, answer.offered ? held + laid : held);
  auto const stake = reservation_price(situation.outlook, answer.trade, challenger);
  auto const likely = kWeights.trust * average + (1 - kWeights.trust) * stake;
  if (!answer.offered) return guesses_around(likely, 0, means);
  auto const sums = situation.money_estimates.sums_of(challenger, laid);
  return guesses_around(likely, sums.least, std::min(means, sums.most));
}

double utility_if_accepted(Situation const& situation, Trade const& trade, double offered) {
  return situation.utility_after(won(trade, trade.challenger, offered));
}

double utility_if_countered(Situation const& situation, Trade const& trade, double offered,
                            double countered) {
  if (offered > countered) return situation.utility_after(won(trade, trade.challenger, offered - countered));
  if (offered < countered) return situation.utility_after(won(trade, trade.challenged, countered - offered));
  auto const challenger_wins = situation.utility_after(won(trade, trade.challenger, 0));
  if (trade.round == 2) return challenger_wins;  // C6.7
  return (challenger_wins + situation.utility_after(won(trade, trade.challenged, 0))) / 2;
}

}  // namespace kuhhandel::bots
