// House rules as a line of words, such as "settlement=winner_pays bonus=true", by the names of
// editions/*.json.
#pragma once

#include <string>
#include <string_view>

#include "engine/edition.h"

namespace kuhhandel::bindings {

/// Sets what the line says (C11.4); why it is refused, or empty. Nothing is set then.
std::string set_house_rules(std::string_view line, Edition& edition);

/// What `rules` has other than `usual`, as JSON.
std::string difference(Ruleset const& rules, Ruleset const& usual);

}  // namespace kuhhandel::bindings
