// Scores as JSON: the points of every seat, who wins, and the arithmetic.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>

#include "codec/field.h"
#include "engine/edition.h"
#include "engine/scores.h"

namespace kuhhandel::codec {

/// "(800 + 160) × 2 = 1920", or the plain sum where nothing is multiplied.
std::string arithmetic_of(Sheet const& sheet, Edition const& edition);

/// The points alone, by seat.
boost::json::array totals_to_json(Scores const& scores);

/// Its shape stands in codec/score_shapes.h.
boost::json::object sheet_to_json(Sheet const& sheet, Edition const& edition);

/// The points alone, by seat, as an event tells them; all else of the sheets is empty.
Scores read_totals(Field const& field);

}  // namespace kuhhandel::codec
