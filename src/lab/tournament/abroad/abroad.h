// Bots abroad: each alone among strangers (strangers/pool.h), on the same deals.
#pragma once

#include <iosfwd>
#include <string>

#include "tournament/options.h"

namespace kuhhandel::tournament {

struct AbroadOptions {
  TournamentOptions run{};
  std::string bots = "farmer,trader,shark,fox,owl";  // names with commas between them, each once
  std::string half = "train";                        // of the pool: train or held-out
  std::string reference{};  // the bot that others are compared with; empty: the first
  int seats = 4;
};

/// Plays each bot against each family and writes the report to `out`; for the rest as `arena`.
int abroad(AbroadOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::tournament
