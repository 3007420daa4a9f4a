// A choice with its evaluation, as JSON.
#pragma once

#include <boost/json/object.hpp>

#include "coach/knowledge.h"

namespace kuhhandel::coach {

/// Returns a chance rounded to its precision, so that every compiler writes the same text.
double rounded(float chance);

/// Returns {"chance","deed","reason","choice"} and, if known, "limit","animal","copy","price","rival". A
/// choice is an action, or null for silence.
boost::json::object to_json(ScoredChoice const& one, Edition const& edition);

}  // namespace kuhhandel::coach
