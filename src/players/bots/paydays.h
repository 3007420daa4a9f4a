// The money of future paydays.
#pragma once

#include <cstddef>

#include "engine/edition.h"

namespace kuhhandel::bots {

/// Returns the amount for each seat, after `paid` donkeys have been turned over (C5.1).
inline Money paydays_left(Edition const& edition, int paid) {
  Money sum = 0;
  for (auto const& animal : edition.animals) {
    for (auto time = static_cast<std::size_t>(paid); time < animal.payouts.size(); ++time) {
      sum += animal.payouts[time];
    }
  }
  return sum;
}

}  // namespace kuhhandel::bots
