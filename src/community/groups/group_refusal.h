// Why something cannot be done with a group.
#pragma once

#include <cstdint>
#include <string_view>

namespace kuhhandel::groups {

enum class GroupRefusal : std::uint8_t {
  no_such_group,
  read_only,  // the link is the one for those who only look
  no_such_game,
  no_such_player,
  name_taken,
  player_has_games,
  played_together,  // in one game: whom to merge are two persons
  nothing_to_undo,  // or another change came after the one named
  group_full,
  import_running,  // a file is still coming in
};

std::string_view name_of(GroupRefusal refusal);

/// A sentence for a person, in English.
std::string_view sentence_of(GroupRefusal refusal);

}  // namespace kuhhandel::groups
