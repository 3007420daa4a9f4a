// The options of `kuhhandel arena`.
#pragma once

#include <string>

#include "tournament/options.h"

namespace kuhhandel::tournament {

/// Settings of `--sprt`: whether the first bot does better than another one in its place.
struct SprtOptions {
  bool enabled = false;
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

}  // namespace kuhhandel::tournament
