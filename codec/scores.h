// Scores as JSON: the points of every seat, who wins, and the arithmetic.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>

#include "codec/field.h"
#include "codec/json_text.h"
#include "engine/edition.h"
#include "engine/scores.h"

namespace kuhhandel {

/// "(800 + 160) × 2 = 1920", or the plain sum where nothing is multiplied.
std::string arithmetic_of(Sheet const& sheet, Edition const& edition);

/// The points alone, by seat.
boost::json::array totals_to_json(Scores const& scores);
void write_totals(JsonText& json, Scores const& scores);

/// {"quartets":[{"animal":"pig","worth":650}],"sum":650,"times":1,"total":650}. By the rules that have them
/// there are also `excluded` (an animal or null), `pedigrees` (their worth, before `times`), `others`,
/// `bonus` and `money`: total = (sum + pedigrees) * times + others + bonus + money. `plain` is true where
/// sums are not multiplied (C9.2); `without_rats` is what it would be without an exclusion.
boost::json::object sheet_to_json(Sheet const& sheet, Edition const& edition);
void write(JsonText& json, Sheet const& sheet, Edition const& edition);

/// The sheets by seat.
void write_sheets(JsonText& json, Scores const& scores, Edition const& edition);

/// The points alone, by seat, as an event tells them; all else of the sheets is empty.
Scores read_totals(Field const& field);
Scores read_sheets(Field const& field, Edition const& edition);

}  // namespace kuhhandel
