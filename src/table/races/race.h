// Fair race of several presses. A press counts from what the player's own screen showed, so that latency
// costs nothing. A report is believed only up to the measured latency (docs/FAIRNESS.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/action.h"
#include "engine/random/rng.h"
#include "table/instant.h"
#include "table/settings/table_settings.h"

namespace kuhhandel::table {

/// A client's report of a press: when the announcement was sent (server's clock), and how long it had been on
/// the player's screen.
struct Seen {
  Instant at;
  Duration ago;
};

/// Arrival of a command: its time, the measured round trip, and the client's report.
struct Arrival {
  Instant at;
  Duration round_trip{0};
  std::optional<Seen> seen{};
};

/// A press in a race without a verdict yet.
struct Press {
  Command command;
  std::string id{};  // the client's
  int count = 0;     // of a claim: the count that the claimant pays (C7.1)
  Instant moment;    // compensated time
  Arrival arrival;
};

/// Minimum human reaction time. A start within 0.1 s of the shot counts as a false start (World Athletics),
/// and visual reactions are slower than auditory ones.
inline constexpr Duration kReaction{100};

/// Presses within this time are decided by lot.
inline constexpr Duration kTie{5};

/// In strict play a lead only improves the odds, because a quick player cannot be distinguished from a client
/// that fakes latency. The odds fall linearly from the earliest press to zero at this distance.
inline constexpr Duration kNoOdds{180};

/// Wait of a verdict beyond the longest round trip, and its maximum in total.
inline constexpr Duration kVerdictSlack{50};
inline constexpr Duration kLongestVerdict{350};

/// Maximum number of presses in a race.
inline constexpr std::size_t kMaxPresses = 32;

/// Longest believed round trip. Presses with a longer one would arrive after the verdict.
inline constexpr Duration kLongestRoundTrip = kLongestVerdict - kVerdictSlack;

/// Returns the time from which a press counts: the client's reported time, but not before the minimum
/// reaction time after the announcement, and within [arrival - most, arrival]. Without a report: the arrival.
Instant compensated(Arrival const& receipt, Duration most);

/// Returns how long a verdict, a hammer or a count waits for presses in transit.
Duration verdict_wait(Duration longest_round_trip);

/// Returns true if a press other than the earliest may win.
bool is_drawn(std::vector<Instant> const& moments, Fairness fairness);

/// Returns the order of the presses as indices in `moments`. Each is drawn by odds from the remaining ones.
std::vector<int> order_of(std::vector<Instant> const& moments, Fairness fairness, Rng& chance);

}  // namespace kuhhandel::table
