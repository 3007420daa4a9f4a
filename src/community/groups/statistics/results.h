// Compact results of a game for the statistics, as one line of text in the database: a group with ten
// thousand games is read quickly, without calculating any sheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/score_sheet.h"
#include "groups/statistics/statistics.h"

namespace kuhhandel::groups {

/// Returns all animals of the editions for play, cheapest first; a result's quartets are a bit set over them.
std::vector<std::string> const& animals_of_results();

/// Returns player, points, place and quartets of each seat: "1:1920:1:goose,dog 2:90:3: 3:500:2:donkey".
/// Includes excluded quartets, which were completed all the same.
std::string results_text(codec::ScoreSheet const& sheet, std::vector<int> const& players);

/// Parses a text from results_text().
std::vector<PlayerResult> results_from(std::string_view text);

}  // namespace kuhhandel::groups
