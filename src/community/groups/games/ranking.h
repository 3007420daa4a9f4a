// Ranks the players of a game.
#pragma once

#include <string>
#include <vector>

#include "codec/score_sheet_shapes.h"

namespace kuhhandel::groups {

/// Returns the players from best to last; ties in the order of the sheet.
std::vector<codec::ScoredPlayer> ranking_of(codec::ScoreSheet const& sheet);
/// "Anna 2460, Ben 900".
std::string ranking_in_words(codec::ScoreSheet const& sheet);

}  // namespace kuhhandel::groups
