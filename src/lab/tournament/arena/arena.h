// Bots against bots, fairly: every deal is played in all rotations of the line-up, so that luck of cards and
// seats is shared by all.
#pragma once

#include <iosfwd>
#include <string>

#include "tournament/options.h"

namespace kuhhandel::tournament {

/// Settings of `--sprt`: whether the first bot does better than another one in its place.
struct SprtOptions {
  bool asked = false;
  std::string against{};  // the other; empty: the bot on the second place
  double share0 = 0;      // H0: the share of wins is higher by this, or less
  double share1 = 0.02;   // H1: by this, or more
  double alpha = 0.05;    // the chance of H1 where H0 is true
  double beta = 0.05;     // the chance of H0 where H1 is true
};

struct ArenaOptions {
  TournamentOptions run{};
  std::string seats = "farmer,random,random,random";  // the line-up: names of bots, with commas between them
  SprtOptions sprt{};
};

/// Plays the games and writes the report to `out`. To `err` goes what is wrong with an option, in one
/// sentence, how far the run is, and what went wrong with programs outside this one. Returns the exit status:
/// 130 after Ctrl-C, when the report is of what was played. It depends on nothing but the options, except for
/// its times.
int arena(ArenaOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::tournament
