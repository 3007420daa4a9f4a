// What a group looks like on the wire (docs/PROTOCOL.md).
#pragma once

#include <string>
#include <string_view>

#include "groups/groups.h"

namespace kuhhandel::groups {

/// {"name","may_edit","players","count","games","latest","evening"}: the first page of games, the latest
/// change, which could be undone, and the next evening.
std::string group_text(GroupAccess const& access, table::Instant now);

/// What those who may edit the group give on, by their key.
std::string group_keys_text(GroupStore const& group, std::string_view key);

std::string puzzles_text(GroupStore const& group);

std::string games_text(std::vector<GroupGame> const& games);

/// With the sheet reckoned up.
std::string game_text(GroupGame const& game);

std::string scored_text(codec::ScoreSheet const& sheet);

/// How many games came, and how many were there already.
std::string imported_text(Imported const& imported);

}  // namespace kuhhandel::groups
