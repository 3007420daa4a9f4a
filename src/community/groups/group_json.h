// JSON of groups for HTTP (docs/GROUPS_API.md).
#pragma once

#include <string>
#include <string_view>

#include "groups/groups.h"

namespace kuhhandel::groups {

/// {"name","may_edit","players","count","games","latest","evening"}: the first page of games, the latest
/// change if it can be undone, and the next evening.
std::string group_text(GroupAccess const& access, table::Instant now);

/// Returns the keys that players of the group may share, for their `key`.
std::string group_keys_text(GroupStore const& group, std::string_view key);

std::string puzzles_text(GroupStore const& group);

std::string games_text(std::vector<GroupGame> const& games);

/// Includes the calculated scores.
std::string game_text(GroupGame const& game);

std::string scored_text(codec::ScoreSheet const& sheet);

/// Returns the numbers of added and of existing games.
std::string imported_text(Imported const& imported);

}  // namespace kuhhandel::groups
