// Scores as JSON: the points of every seat, who wins, and the arithmetic.
#pragma once

#include <boost/json/array.hpp>

#include "engine/edition.h"
#include "engine/scores.h"

namespace kuhhandel {

/// The points alone, by seat.
boost::json::array totals_to_json(Scores const& scores);

/// By seat: {"quartets":[{"animal":"pig","worth":650}],"sum":650,"times":1,"total":650}; `money` stands
/// before `total` where it counts (C9.5).
boost::json::array sheets_to_json(Scores const& scores, Edition const& edition);

}  // namespace kuhhandel
