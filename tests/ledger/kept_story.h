// Compares the messages to clients with a ledger in PostgreSQL.
#pragma once

#include <filesystem>
#include <string>

#include "tests/kill/survivors.h"

namespace kuhhandel {

/// From now on the ledger keeps all facts, even after compactions. The ledger must exist.
void keep_whole_story(std::string const& where);

/// Returns a message that is not in the ledger, or an empty string; `folder` gets a copy of the ledger.
std::string untrue_in_ledger(Survivors& people, std::string const& where,
                             std::filesystem::path const& folder);

}  // namespace kuhhandel
