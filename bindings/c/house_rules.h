// House rules as a line of words, such as "settlement=winner_pays bonus=true", by the names of
// editions/*.json.
#pragma once

#include <string>
#include <string_view>

#include "engine/edition.h"

namespace kuhhandel::bindings {

/// Sets the house rules in the line (C11.4). Returns the error, in which case nothing is set; empty if there
/// is none.
std::string set_house_rules(std::string_view line, Edition& edition);

/// Returns the fields of `rules` that differ from `usual`, as JSON.
std::string difference(Ruleset const& rules, Ruleset const& usual);

}  // namespace kuhhandel::bindings
