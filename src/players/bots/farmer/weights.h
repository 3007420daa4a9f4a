// The farmer's numbers, found by letting farmers with other numbers play against these and against odd
// opponents.
#pragma once

namespace kuhhandel::bots {

struct Weights {
  // What may come of herds and purses.
  double convex = 0.28;          // two of a kind are more than twice one: who has more is worse to attack
  double early_power = 0.4;      // the part of money in the strength of trades, while cards are unseen
  double late_power = 0.95;      // and when all are dealt
  double buying_payday = 0.35;   // money in hand buys before the money to come does
  double holding_payday = 0.75;  // trades about what is held come late, when most of it has come
  double least = 30;             // even the penniless get cards that nobody bids for

  // Auctions.
  double buying = 0.85;  // the chance that auctioneers do what seems best for them
  double bluff = 0.17;   // of the occasions that suit, how many are used
  double room = 1.5;     // the auctioneer must be thought to pay so many times the bid
  double leap = 0.33;    // of the way to the limit, at one raise, on average

  // Trades. An auction costs no money cards and has the buying right, so a trade must promise more. How much
  // more, a part of all points, is drawn from a range, so that nobody can count on it.
  double margin = 0.02;
  double margin_range = 0.08;
  double accepts = 0.13;  // how often an offer is accepted by one of whom nothing is known
  double trust = 0.25;    // how much the number of cards tells of their sum
  double scale = 1.05;    // what is laid, as a part of what is at stake
  double spread = 0.8;    // by how much of that it may be more or less
};

inline constexpr Weights kWeights;

}  // namespace kuhhandel::bots
