// What follows from a game for the statistics, as one line of text in the database. So a group of ten
// thousand games is read in a moment, without adding up a single sheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/score_sheet.h"
#include "groups/statistics.h"

namespace kuhhandel::groups {

/// All animals of the editions for play, the cheaper first; a result's quartets have a bit for each.
std::vector<std::string> const& animals_of_results();

/// Player, points, place and quartets of each seat: "1:1920:1:goose,dog 2:90:3: 3:500:2:donkey". An excluded
/// quartet was completed all the same.
std::string results_text(codec::ScoreSheet const& sheet, std::vector<int> const& players);

/// Of a text that results_text made.
std::vector<PlayerResult> results_from(std::string_view text);

}  // namespace kuhhandel::groups
