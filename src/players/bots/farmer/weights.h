// The farmer's parameters, found by playing farmers with other parameters against these and against unusual
// opponents.
#pragma once

namespace kuhhandel::bots {

struct Weights {
  // Expectations from herds and money.
  double convex =
      0.28;  // two of a kind are worth more than twice one: attacking a player with more cards is harder
  double early_power = 0.4;     // the share of money in the strength of trades, while cards are unseen
  double late_power = 0.95;     // the same when all are dealt
  double buying_payday = 0.35;  // weight of future payday money for buying
  double holding_payday =
      0.75;           // the same for trades about owned animals, which happen late, when most of it has come
  double least = 30;  // even players without money get cards that nobody bids for

  // Auctions.
  double buying = 0.85;  // the probability that auctioneers do what seems best for them
  double bluff = 0.17;   // the share of suitable occasions for a bluff that are used
  double room = 1.5;     // the auctioneer's estimated limit, as a multiple of the bid
  double leap = 0.33;    // average raise, as a share of the way to the limit

  // Trades. An auction costs no money cards and has the buying right, so a trade must promise more. The
  // margin, a share of all points, is drawn from a range, so that it is unpredictable.
  double margin = 0.02;
  double margin_range = 0.08;
  double accepts = 0.13;  // acceptance rate of an unknown player
  double trust = 0.25;    // how much the number of cards reveals about their sum
  double scale = 1.05;    // the sum laid, as a share of the stake
  double spread = 0.8;    // its random variation, as a share of it
};

inline constexpr Weights kWeights;

}  // namespace kuhhandel::bots
