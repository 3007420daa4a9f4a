#include "groups/group_json.h"

#include <utility>

#include "groups/group_keys.h"
#include "groups/group_shapes.h"

namespace kuhhandel {

std::string_view word_of(GroupChange::Kind kind) {
  switch (kind) {
    case GroupChange::Kind::added:
      return "added";
    case GroupChange::Kind::corrected:
      return "corrected";
    case GroupChange::Kind::deleted:
      return "deleted";
  }
  std::unreachable();
}

std::string group_text(GroupAccess const& access) {
  auto const& group = access.group;
  GroupTold const told{.name = group.name(),
                       .may_edit = access.may_edit,
                       .players = group.players().all(),
                       .count = group.games().count(),
                       .games = group.games().page(0),
                       .latest = group.latest_change()};
  return text_of(told, NoEdition{});
}

std::string group_keys_text(std::string_view key) {
  return text_of(GroupKeys{key, share_key_of(key)}, NoEdition{});
}

std::string games_text(std::vector<GroupGame> const& games) {
  return text_of(PageOfGames{games}, NoEdition{});
}

std::string game_text(GroupGame const& game) { return text_of(game, NoEdition{}); }

std::string scored_text(ScoreSheet const& sheet) { return text_of(scored(sheet), NoEdition{}); }

std::string imported_text(Imported const& imported) { return text_of(imported, NoEdition{}); }

}  // namespace kuhhandel
