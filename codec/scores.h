// Scores as JSON: the points of every seat, who wins, and the arithmetic.
#pragma once

#include <boost/json/array.hpp>

#include "engine/edition.h"
#include "engine/scores.h"

namespace kuhhandel {

/// The points alone, by seat.
boost::json::array totals_to_json(Scores const& scores);

/// By seat: {"quartets":[{"animal":"pig","worth":650}],"sum":650,"times":1,"total":650}; By the rules that
/// have them, `excluded` (an animal or null), `pedigrees` (their worth, before `times`), `others`, `bonus`
/// and `money` stand there too: total = (sum + pedigrees) * times + others + bonus + money.
boost::json::array sheets_to_json(Scores const& scores, Edition const& edition);

}  // namespace kuhhandel
