// One player against three farmers with the table's times, on a simulated clock: measures the minutes of a
// game.
#pragma once

#include <cstdint>
#include <string>

#include "table/instant.h"
#include "table/settings/pace.h"

namespace kuhhandel {

/// How the person plays. They choose as a farmer would, and take their time for each decision.
struct PersonsManner {
  std::string name;
  bool bids_in_every_auction = false;  // makes a first bid for each lot that they can pay
  bool passes = false;                 // 'not for me', once they do not want to bid
  bool taps = false;                   // on, once they have looked at what is shown
  bool skips = false;                  // on to their next decision, once they have none
};

/// The parts of the time of a game. Their sum is the whole.
struct MinutesOfAGame {
  table::Duration decisions{};  // the person alone is asked
  table::Duration windows{};    // bids or claims may come
  table::Duration reveals{};    // events are shown
  table::Duration others{};     // a bot alone is asked
  table::Duration to_hammer{};  // of the windows: from the last bid to the hammer
  int lots = 0;                 // that the hammer fell for

  table::Duration whole() const { return decisions + windows + reveals + others; }
};

/// The same for the same seed. `edition` is a published one.
MinutesOfAGame minutes_of_a_game(std::string const& edition, table::Speed speed, PersonsManner const& manner,
                                 std::uint64_t seed);

/// Returns the mean of `games` games, from seed 1 on.
MinutesOfAGame mean_minutes(std::string const& edition, table::Speed speed, PersonsManner const& manner,
                            int games);

}  // namespace kuhhandel
