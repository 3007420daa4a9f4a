// A fair race of several hands. A press counts from what its presser's own screen showed, so a long
// connection costs them nothing. It is believed no further than that connection was measured to be long
// (docs/FAIRNESS.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/action.h"
#include "engine/rng.h"
#include "table/instant.h"
#include "table/table_settings.h"

namespace kuhhandel::table {

/// What a client reports of a press: when that which it answers was announced, on the server's clock, and how
/// long it had stood on the presser's own screen.
struct Seen {
  Instant at;
  Duration ago;
};

/// How a command came in: when, with a round trip measured to take so long, and what its client
/// reports.
struct Arrival {
  Instant at;
  Duration round_trip{0};
  std::optional<Seen> seen{};
};

/// A hand in a race that has no verdict yet.
struct Press {
  Command command;
  std::string id{};  // the client's
  int count = 0;     // of a claim: the count that the claimant pays (C7.1)
  Instant moment;    // from when it counts
  Arrival arrival;
};

/// No hand answers sooner what it has just seen: who starts within a tenth of a second of the shot is held to
/// have guessed it (World Athletics), and eyes take longer than ears.
inline constexpr Duration kReaction{100};

/// Presses so close are drawn.
inline constexpr Duration kTie{5};

/// In strict play a lead gives the better odds only, since nobody can tell a quick hand from a connection
/// that pretends to be long: they fall evenly from the earliest press to none for one that is so far behind
/// it.
inline constexpr Duration kNoOdds{180};

/// What a verdict waits beyond the longest round trip, and at most in all.
inline constexpr Duration kVerdictSlack{50};
inline constexpr Duration kLongestVerdict{350};

/// More hands than a race has room for.
inline constexpr std::size_t kMaxPresses = 32;

/// No connection is believed to be longer: its presses would come after the verdict.
inline constexpr Duration kLongestRoundTrip = kLongestVerdict - kVerdictSlack;

/// From when a press counts: the moment that its client reports, but no sooner after the announcement than a
/// hand can answer. No earlier than its arrival less `most`, and no later than its arrival. Without a report
/// it counts from its arrival.
Instant compensated(Arrival const& receipt, Duration most);

/// How long a verdict, a hammer or a count waits for presses that are on their way.
Duration verdict_wait(Duration longest_round_trip);

/// Whether another may be drawn than the earliest of the moments.
bool is_drawn(std::vector<Instant> const& moments, Fairness fairness);

/// The order in which presses of these moments count, as places in `moments`: each is drawn among those that
/// are left, by their odds.
std::vector<int> order_of(std::vector<Instant> const& moments, Fairness fairness, Rng& chance);

}  // namespace kuhhandel::table
