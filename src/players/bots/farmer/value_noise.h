// Random misjudgements of single cards, which make beginners pay too much for one card and too little for
// another.
#pragma once

#include <cstdint>

#include "bots/farmer/outlook.h"

namespace kuhhandel::bots {

/// Returns the misjudgement of this animal, from -1 to 1. It changes only when a card is turned over, so it
/// is constant during an auction.
double value_noise(AnimalId animal, Outlook const& outlook, std::uint64_t seed);

}  // namespace kuhhandel::bots
