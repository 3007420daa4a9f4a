// Scores as JSON: the points of every seat, the winners, and the calculation.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>

#include "engine/edition.h"
#include "engine/scores.h"

namespace kuhhandel::codec {

/// Returns "(800 + 160) × 2 = 1920", or the plain sum if nothing is multiplied.
std::string arithmetic_of(Sheet const& sheet, Edition const& edition);

/// Returns only the points, by seat.
boost::json::array totals_to_json(Scores const& scores);

/// Its shape is in codec/score_shapes.h.
boost::json::object sheet_to_json(Sheet const& sheet, Edition const& edition);

}  // namespace kuhhandel::codec
