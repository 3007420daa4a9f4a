// The players of a game from the best to the last.
#pragma once

#include <string>
#include <vector>

#include "codec/score_sheet_shapes.h"

namespace kuhhandel::groups {

/// Among equals as they stand on the sheet.
std::vector<codec::ScoredPlayer> ranking_of(codec::ScoreSheet const& sheet);
/// "Anna 2460, Ben 900".
std::string ranking_in_words(codec::ScoreSheet const& sheet);

}  // namespace kuhhandel::groups
