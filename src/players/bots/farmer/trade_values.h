// One horse trade from both sides: the stakes, and the results of sums laid against each other.
#pragma once

#include <array>

#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

/// A few equally likely sums that represent all possible ones.
using Guesses = std::array<double, 5>;

/// Returns the price at which `seat` is indifferent between the animals and the money, limited to what it
/// has.
double reservation_price(Outlook const& outlook, Trade const& trade, Seat seat);

/// Returns the likely counter-offers to an offer.
Guesses likely_counters(Situation const& situation, Trade const& trade);

/// Returns the likely sums of an offer with this number of cards; 0 if it has none.
Guesses likely_offers(Situation const& situation, seen::Answer const& answer);

/// Returns the farmer's utility if the offer is accepted.
double utility_if_accepted(Situation const& situation, Trade const& trade, double offered);

/// Returns the farmer's utility if the offer is countered.
double utility_if_countered(Situation const& situation, Trade const& trade, double offered, double countered);

}  // namespace kuhhandel::bots
