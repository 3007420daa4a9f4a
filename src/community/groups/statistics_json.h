// JSON of a group's statistics (docs/GROUPS_API.md).
#pragma once

#include <string>
#include <vector>

#include "groups/group_player.h"
#include "groups/statistics/statistics.h"

namespace kuhhandel::groups {

std::string statistics_text(Statistics const& statistics, std::vector<GroupPlayer> const& players);

}  // namespace kuhhandel::groups
