// How long a table waits: the silence before each of the three calls, and the patience with those who must
// choose.
#pragma once

#include "table/instant.h"

namespace kuhhandel::table {

/// A table's speed: 1 is normal, 2 to 5 divide the waits of the auction; 0 makes them as short as a machine
/// likes.
enum class Speed : int {};

inline constexpr int kFastestSpeed = 5;

struct Pace {
  Duration opening;     // from the card turned up to 'going once'
  Duration after_bid;   // from a bid to 'going once'
  Duration between;     // from call to call
  Duration short_call;  // the only one, when nobody but the leader wants the lot
  Duration choice;      // for one who must choose, before the simplest choice is made for them
};

constexpr Pace pace_of(Speed speed) {
  using std::chrono::seconds;
  auto const factor = static_cast<int>(speed);
  if (factor == 0) return {Duration{250}, Duration{200}, Duration{60}, Duration{60}, seconds{60}};
  return {Duration{6000} / factor, Duration{3000} / factor, Duration{1700} / factor, Duration{900} / factor,
          seconds{90}};
}

}  // namespace kuhhandel::table
