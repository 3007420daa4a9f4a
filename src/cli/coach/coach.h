// `kuhhandel coach`: tells who played a recorded game where they lost it, and where they won it.
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

/// The exit status: 1 for what cannot be read, is no record, breaks the rules or is not over.
int coach_game(CoachOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
