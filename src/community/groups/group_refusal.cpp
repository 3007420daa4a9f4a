#include "groups/group_refusal.h"

#include <utility>

namespace kuhhandel::groups {

std::string_view name_of(GroupRefusal refusal) {
  switch (refusal) {
    case GroupRefusal::no_such_group:
      return "no_such_group";
    case GroupRefusal::read_only:
      return "read_only";
    case GroupRefusal::no_such_game:
      return "no_such_game";
    case GroupRefusal::no_such_player:
      return "no_such_player";
    case GroupRefusal::name_taken:
      return "name_taken";
    case GroupRefusal::player_has_games:
      return "player_has_games";
    case GroupRefusal::played_together:
      return "played_together";
    case GroupRefusal::nothing_to_undo:
      return "nothing_to_undo";
    case GroupRefusal::group_full:
      return "group_full";
    case GroupRefusal::import_running:
      return "import_running";
  }
  std::unreachable();
}

std::string_view sentence_of(GroupRefusal refusal) {
  switch (refusal) {
    case GroupRefusal::no_such_group:
      return "No group has this link.";
    case GroupRefusal::read_only:
      return "This link is for looking only.";
    case GroupRefusal::no_such_game:
      return "The group has no such game.";
    case GroupRefusal::no_such_player:
      return "The group has no such player.";
    case GroupRefusal::name_taken:
      return "Another player of the group has that name.";
    case GroupRefusal::player_has_games:
      return "This player has games; delete them first.";
    case GroupRefusal::played_together:
      return "These two were in one game together; they are not the same person.";
    case GroupRefusal::nothing_to_undo:
      return "There is nothing to undo, or a later change was made.";
    case GroupRefusal::group_full:
      return "The group is full: at most 20000 games, 24 MB and 200 players.";
    case GroupRefusal::import_running:
      return "A file is just coming in; try again in a moment.";
  }
  std::unreachable();
}

}  // namespace kuhhandel::groups
