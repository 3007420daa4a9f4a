// Reasons why an operation on a group is refused.
#pragma once

#include <cstdint>
#include <string_view>

namespace kuhhandel::groups {

enum class GroupRefusal : std::uint8_t {
  no_such_group,
  read_only,  // the link is read-only
  no_such_game,
  no_such_player,
  name_taken,
  player_has_games,
  played_together,  // the players to merge took part in the same game
  nothing_to_undo,  // or the named change is not the latest
  group_full,
  import_running,  // an import is running
};

std::string_view name_of(GroupRefusal refusal);

/// Returns an English message for users.
std::string_view sentence_of(GroupRefusal refusal);

}  // namespace kuhhandel::groups
