// Bots against bots, fairly: every deal is played in all rotations of the line-up, so that luck of cards and
// seats is shared by all.
#pragma once

#include <iosfwd>
#include <string>

namespace kuhhandel {

struct ArenaOptions {
  std::string edition = "second";
  std::string seats = "farmer,random,random,random";  // the line-up: names of bots, with commas between them
  int games = 1000;                                   // rounded up to whole blocks: one deal, every rotation
  std::string seed = "1";
  bool json = false;
  int threads = 0;        // 0: as many as the machine has
  int most_turns = 1000;  // a longer game is scored as it stands (C12.3)
};

/// Plays the games and writes the report to `out`, or one sentence about a wrong option to `err`. Returns the
/// exit status. The report depends on nothing but the options, except for its times.
int arena(ArenaOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel
