// One horse trade as the two see it: what is at stake for each, and what becomes of sums laid against each
// other.
#pragma once

#include <array>

#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

/// A handful of sums, equally likely, in place of all that another may lay.
using Guesses = std::array<double, 5>;

/// The price at which `seat` would as soon have the animals as the money; at most what it has.
double reservation_price(Outlook const& outlook, Trade const& trade, Seat seat);

/// What the challenged may lay against an offer.
Guesses likely_counters(Situation const& situation, Trade const& trade);

/// What may lie in an offer of so many cards; nothing where there is none.
Guesses likely_offers(Situation const& situation, seen::Answer const& answer);

/// How content the farmer is once the offer was taken.
double utility_if_accepted(Situation const& situation, Trade const& trade, double offered);

/// How content the farmer is once the offer was countered.
double utility_if_countered(Situation const& situation, Trade const& trade, double offered, double countered);

}  // namespace kuhhandel::bots
