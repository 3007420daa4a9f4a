// What takes a player's fancy, for no reason that others could see: so beginners pay too much for one card
// and let another go.
#pragma once

#include <cstdint>

#include "bots/farmer/outlook.h"

namespace kuhhandel::bots {

/// How glad or sorry somebody is to get that animal, from -1 to 1. It stays the same until a card is turned
/// up, so that bidding on does not change it.
double value_noise(AnimalId animal, Outlook const& outlook, std::uint64_t seed);

}  // namespace kuhhandel::bots
