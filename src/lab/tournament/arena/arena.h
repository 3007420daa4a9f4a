// Bots against bots, fairly: every deal is played in all rotations of the line-up, so that luck of cards and
// seats is shared by all.
#pragma once

#include <iosfwd>

#include "tournament/arena/arena_options.h"

namespace kuhhandel::tournament {

/// Plays the games and writes the report to `out`. To `err` goes what is wrong with an option, in one
/// sentence, how far the run is, and what went wrong with programs outside this one. Returns the exit status:
/// 130 after Ctrl-C, when the report is of what was played. It depends on nothing but the options, except for
/// its times.
int arena(ArenaOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::tournament
