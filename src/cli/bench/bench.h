// `kuhhandel bench`: how fast the rules are on this machine.
#pragma once

#include <iosfwd>
#include <string>

#include "cli/bench/measure.h"

namespace kuhhandel::cli {

struct BenchOptions {
  std::string edition;  // empty: all of them
  Effort effort;
  bool json = false;
};

/// Plays random games of each edition with each number of seats and prints the figures; the exit status.
int bench(BenchOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
