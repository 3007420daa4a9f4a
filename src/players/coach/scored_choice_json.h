// A choice as it was weighed, as JSON.
#pragma once

#include <boost/json/object.hpp>

#include "coach/knowledge.h"

namespace kuhhandel::coach {

/// A chance with no more digits than there is to it, and the same text from every compiler.
double rounded(float chance);

/// {"chance","deed","reason","choice"} and, where they are known, "limit","animal","copy","price","rival". A
/// choice is an action, or null for silence.
boost::json::object to_json(ScoredChoice const& one, Edition const& edition);

}  // namespace kuhhandel::coach
