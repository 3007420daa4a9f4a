// The inputs of a farmer's decision, and its result.
#pragma once

#include <cstdint>
#include <optional>

#include "bots/bot.h"
#include "bots/explanation.h"
#include "bots/farmer/money_estimates.h"
#include "bots/farmer/outlook.h"
#include "bots/farmer/personality.h"
#include "bots/farmer/trade_stats.h"
#include "bots/farmer/value_noise.h"
#include "engine/view.h"

namespace kuhhandel::bots {

/// An exchange, and what everyone expects after it.
struct Outcome {
  Exchange exchange;
  Outlook outlook;
  PerSeat<double> points;
};

struct Situation {
  Edition const& edition;
  View const& view;
  MoneyEstimates const& money_estimates;
  TradeStats const& trade_stats;
  Personality const& personality;
  Outlook outlook;
  Seat self;
  std::uint64_t seed;

  Outcome outcome_of(Exchange const& exchange) const {
    auto const later = after(outlook, exchange);
    return {exchange, later, points(later)};
  }
  /// Returns the farmer's expected utility: its chance to win, and its other preferences.
  double utility_of(Outcome const& outcome) const {
    auto const value = utility(outcome.outlook, outcome.points, self, personality);
    bool const gets_it = outcome.exchange.to == self;
    if (personality.value_noise_share == 0 || !gets_it) return value;
    return value + personality.value_noise_share * value_noise(outcome.exchange.animal, outlook, seed);
  }
  double utility_after(Exchange const& exchange) const { return utility_of(outcome_of(exchange)); }
  Money means() const { return view.hand.sum(); }
};

/// A choice with its reason.
struct Verdict {
  Choice choice;
  Reason reason;
  std::optional<Seat> other = {};  // the partner or the rival
};

}  // namespace kuhhandel::bots
