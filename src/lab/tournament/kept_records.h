// Keeps a record of each game of a tournament in a folder (`--keep`).
#pragma once

#include <string>
#include <vector>

#include "engine/action.h"
#include "tournament/tournament_plan.h"

namespace kuhhandel::tournament {

/// Returns the name of the file for a game, such as `line-up-01-block-00012-rotation-2.json`.
std::string record_file(TournamentPlan const& plan, int block, BotNames const& line_up, int rotation);

/// Writes the record of a game into the folder `plan.keep`. Returns a sentence if that fails; else nothing.
std::string keep_record(TournamentPlan const& plan, int block, BotNames const& line_up, int rotation,
                        std::vector<Command> const& commands);

}  // namespace kuhhandel::tournament
