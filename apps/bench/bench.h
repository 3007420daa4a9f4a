// `kuhhandel bench`: how fast the rules are on this machine.
#pragma once

#include <iosfwd>
#include <string>

namespace kuhhandel {

struct BenchOptions {
  std::string edition = "second";
  int games = 20'000;  // in each run
  int runs = 5;        // of which the median counts
  int threads = 1;
  bool json = false;
};

/// Plays random games with each number of seats and prints the figures; the exit status.
int bench(BenchOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel
