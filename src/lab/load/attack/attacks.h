// The attacks that a run can make.
#pragma once

#include <string>
#include <vector>

#include "load/attack/script.h"

namespace kuhhandel::load {

/// Returns all known attacks.
std::vector<Attack> const& all_attacks();

/// Returns the attacks with these names; all if there are none. Throws std::runtime_error that lists all
/// names if one is unknown.
std::vector<Attack> attacks_named(std::vector<std::string> const& names);

}  // namespace kuhhandel::load
