// `kuhhandel coach`: shows the moves of a recorded game that lost or won it.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "coach/assessment.h"

namespace kuhhandel::cli {

struct CoachOptions {
  std::string file = "-";        // "-" is standard input
  std::optional<int> seat = {};  // from 0; else all
  bool json = false;
  coach::Effort effort = {};
};

/// Returns the exit status: 1 if the file is unreadable, not a record, not over, or breaks the rules.
int coach_game(CoachOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
