// A tournament as a command: from its options to its findings, with what a person before a terminal wants.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "tournament/tournament.h"

namespace kuhhandel::tournament {

struct Session {
  TournamentPlan plan;
  TournamentResults findings;

  /// Returns the exit status; if interrupted, that of a program ended by Ctrl-C.
  int status() const { return findings.interrupted ? 130 : 0; }
};

/// Plays the line-ups, which the option `named_by` gave. None when something is wrong, or when not one block
/// was played; a sentence about it is then on `err`, as are those about programs outside this one.
std::optional<Session> run_session(TournamentOptions const& options, std::vector<BotNames> const& line_ups,
                                   std::string const& named_by, StoppingRule const& stopping_rule,
                                   std::ostream& err);

}  // namespace kuhhandel::tournament
