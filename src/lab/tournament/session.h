// A tournament as a command: from its options to its findings, with what a person before a terminal wants.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "tournament/tournament.h"

namespace kuhhandel::tournament {

/// While it lives, SIGINT and SIGTERM set a flag instead of ending the program; a second one ends it.
class Interruption {
 public:
  Interruption();
  Interruption(Interruption const&) = delete;
  Interruption& operator=(Interruption const&) = delete;
  ~Interruption();

  static bool requested();
};

struct Session {
  TournamentPlan plan;
  TournamentResults findings;

  /// The exit status: 130 after Ctrl-C, 1 if a program never made a legal move.
  int status() const {
    if (findings.interrupted) return 130;
    return findings.idle_programs().empty() ? 0 : 1;
  }
};

/// Plays the line-ups, which the option `named_by` gave. None when something is wrong, or when not one block
/// was played; a sentence about it is then on `err`, as are those about programs outside this one.
std::optional<Session> run_session(TournamentOptions const& options, std::vector<BotNames> const& line_ups,
                                   std::string const& named_by, StoppingRule const& stopping_rule,
                                   std::ostream& err);

}  // namespace kuhhandel::tournament
