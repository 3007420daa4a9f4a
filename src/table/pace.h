// A table's waits: the silence before each of the three calls, and the time for a decision.
#pragma once

#include "table/instant.h"

namespace kuhhandel::table {

/// A table's speed: 1 is normal, 2 to 5 divide the waits of the auction; 0 makes them minimal, for machines.
enum class Speed : int {};

inline constexpr int kFastestSpeed = 5;

struct Pace {
  Duration opening;     // from the turned-up card to 'going once'
  Duration after_bid;   // from a bid to 'going once'
  Duration between;     // between calls
  Duration short_call;  // the only call if only the leader wants the lot
  Duration choice;      // for a decision, until the simplest choice is made
};

constexpr Pace pace_of(Speed speed) {
  using std::chrono::seconds;
  auto const factor = static_cast<int>(speed);
  if (factor == 0) return {Duration{250}, Duration{200}, Duration{60}, Duration{60}, seconds{60}};
  return {Duration{6000} / factor, Duration{3000} / factor, Duration{1700} / factor, Duration{900} / factor,
          seconds{90}};
}

}  // namespace kuhhandel::table
