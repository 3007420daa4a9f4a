#include "groups/group_json.h"

#include <utility>

#include "groups/calendar/group_calendar.h"
#include "groups/group_keys.h"
#include "groups/group_shapes.h"

namespace kuhhandel::groups {

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

std::string group_text(GroupAccess const& access, table::Instant now) {
  auto const& group = access.group;
  GroupView const view{.name = group.name(),
                       .may_edit = access.may_edit,
                       .players = group.players().all(),
                       .count = group.games().visible_count(),
                       .games = group.games().page(0),
                       .latest = group.latest_change(),
                       .evening = GroupEvenings(access.store).next(now)};
  return codec::text_of(view, codec::NoEdition{});
}

std::string group_keys_text(GroupStore const& group, std::string_view key) {
  GroupKeys const keys{.key = key,
                       .share = share_key_of(key),
                       .calendar = GroupCalendar(group).key(key),
                       .webhook = GroupWebhook(group).settings()};
  return codec::text_of(keys, codec::NoEdition{});
}

std::string puzzles_text(GroupStore const& group) {
  return codec::text_of(PuzzlesView{GroupPuzzles(group).all()}, codec::NoEdition{});
}

std::string games_text(std::vector<GroupGame> const& games) {
  return codec::text_of(PageOfGames{games}, codec::NoEdition{});
}

std::string game_text(GroupGame const& game) { return codec::text_of(game, codec::NoEdition{}); }

std::string scored_text(codec::ScoreSheet const& sheet) {
  return codec::text_of(codec::scored(sheet), codec::NoEdition{});
}

std::string imported_text(Imported const& imported) { return codec::text_of(imported, codec::NoEdition{}); }

}  // namespace kuhhandel::groups
