// What clients were told, held against what a ledger in PostgreSQL keeps.
#pragma once

#include <filesystem>
#include <string>

#include "tests/kill/survivors.h"

namespace kuhhandel {

/// From then on the ledger's story stays whole, also where a log begins anew. The ledger must be there.
void keep_whole_story(std::string const& where);

/// Empty, or what somebody was told that is not in the ledger; `folder` gets a copy of it.
std::string untrue_in_ledger(Survivors& people, std::string const& where,
                             std::filesystem::path const& folder);

}  // namespace kuhhandel
