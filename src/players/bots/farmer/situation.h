// What a decision of the farmer rests on, and what came of it.
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

struct Situation {
  Edition const& edition;
  View const& view;
  MoneyEstimates const& money_estimates;
  TradeStats const& trade_stats;
  Personality const& personality;
  Outlook outlook;
  Seat self;
  std::uint64_t seed;

  /// How content the farmer thinks it would be after that: its chance to win, and what else it likes.
  double utility_after(Exchange const& exchange) const {
    auto const value = utility(after(outlook, exchange), self, personality);
    bool const gets_it = exchange.to == self;
    if (personality.value_noise_share == 0 || !gets_it) return value;
    return value + personality.value_noise_share * value_noise(exchange.animal, outlook, seed);
  }
  Money means() const { return view.hand.sum(); }
};

/// A choice, and what spoke for it.
struct Verdict {
  Choice choice;
  Reason reason;
  std::optional<Seat> other = {};  // with whom, or against whom
};

}  // namespace kuhhandel::bots
