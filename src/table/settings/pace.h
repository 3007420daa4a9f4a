// A table's waits: the silence before each of the three calls, and the time for a decision.
#pragma once

#include "table/instant.h"

namespace kuhhandel::table {

/// A table's speed: 1 is normal, 2 to 5 divide the waits of the auction; 0 makes them minimal, for machines.
enum class Speed : int {};

inline constexpr int kFastestSpeed = 5;

struct Pace {
  Duration opening;           // from the turned-up card to 'going once'
  Duration after_bid;         // from a bid to 'going once'
  Duration between;           // between calls
  Duration quick_call;        // before each call if only the leader wants the lot
  Duration choice;            // for a decision, until the simplest choice is made
  Duration least_hesitation;  // of a bot, before it answers a player's offer
  Duration most_hesitation;
};

constexpr Pace pace_of(Speed speed) {
  using std::chrono::seconds;
  auto const factor = static_cast<int>(speed);
  if (factor == 0)
    return {Duration{250}, Duration{200}, Duration{60}, Duration{20},
            seconds{60},   Duration{20},  Duration{40}};
  // A hesitation is read in a face, so it shrinks less than calls do.
  auto const hesitation = factor < 3 ? Duration{1500} : Duration{1050};
  return {.opening = Duration{6000} / factor,
          .after_bid = Duration{3000} / factor,
          .between = Duration{1700} / factor,
          .quick_call = Duration{500} / factor,
          .choice = seconds{90},
          .least_hesitation = hesitation,
          .most_hesitation = 2 * hesitation};
}

}  // namespace kuhhandel::table
