// The style of a stranger: numbers that decide what it pays, trades, offers and believes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "bots/farmer/personality.h"

namespace kuhhandel::strangers {

/// A stranger's knowledge of the money of the others.
enum class Memory : std::uint8_t {
  none,    // believes that everyone has as much as itself
  counts,  // multiplies their cards by the average card of the table
  exact    // follows each payment, and remembers offers and prices
};

/// The chance of each quartet from everyone's animals and money, for a player who plans.
struct Plan {
  double concentration = 1;  // power of the number of copies: more prefers few kinds
  double riches = 0;         // power of the money
  double multiplier = 1;     // power of the number of quartets: 0 ignores that they multiply
};

struct Style {
  std::optional<bots::Personality> school;  // if present, a farmer decides, and habits change that
  std::optional<Plan> plan;                 // if present, replaces the fields of worth up to `denial`

  // Worth, in points.
  std::array<double, 4> progress{};  // part of a quartet's worth that its first to fourth card is worth
  double multiplier = 0;             // how much more a card is worth for each own quartet
  double flat = 0;                   // points for a quartet of any animal
  double denial = 0;                 // weight of the worth to the rival who needs the card most
  double noise = 0;                  // largest relative error, which lasts for a lot or a trade

  // Prices.
  double price = 1;      // money for a point
  double by_cash = 0;    // 0: pays by worth; 1: pays a part of its cash
  double cash_part = 0;  // that part, for a card of average worth
  double reserve = 0;    // part of its cash that no auction gets, except for a fourth card
  double late = 1;       // factor of its prices when the pile is empty; 1 when it is full
  double market = 0;     // weight of the last price of the same animal

  // Bids.
  double leap = 0;    // most of the way to its limit that one bid jumps
  double bluff = 0;   // share of lots in which it raises above its limit
  double buying = 1;  // share of its limit up to which it buys what it auctioned

  // Trades.
  double trades_from = 1;  // part of the pile that is left when it begins to trade
  double patience = 1;     // the least promise of a trade, in average cards
  double caution = 1;      // weight of the animals that it may lose
  double least_part = 0;   // an offer is a random part of the stake between these
  double most_part = 1;
  double zeros = 0;        // share of its offers and counter-offers that are zeros alone
  double padding = 0;      // share of its zeros that it adds to an offer
  double trade_part = 1;   // most of its cash that an offer may be while cards are left in the pile
  double accepts_at = 1;   // accepts an estimated offer of this part of its stake
  double accepts_any = 0;  // share of offers that it accepts without thinking
  double edge = 1;         // a counter-offer as a multiple of the estimated offer, if the stake allows it
  double card_guess = 40;  // value of an unknown card, without memory
  Memory memory = Memory::none;
};

}  // namespace kuhhandel::strangers
