#include "groups/group_json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "groups/game_note_json.h"
#include "groups/group_keys.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

json::array players_json(std::vector<GroupPlayer> const& players) {
  json::array list;
  for (auto const& player : players) list.push_back(json::object{{"id", player.id}, {"name", player.name}});
  return list;
}

json::object game_json(GroupGame const& game) {
  auto object = to_json(game.written);
  object["id"] = game.id;
  object["scored"] = scored_to_json(game.written.sheet);
  if (!game.online.empty()) object["online"] = game.online;
  return object;
}

json::array games_json(std::vector<GroupGame> const& games) {
  json::array list;
  for (auto const& game : games) list.push_back(game_json(game));
  return list;
}

std::string_view name_of(GroupChange::Kind kind) {
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

json::value latest_json(std::optional<GroupChange> const& change) {
  if (!change) return nullptr;
  return {
      {"number", change->number}, {"kind", json::string_view(name_of(change->kind))}, {"game", change->game}};
}

}  // namespace

std::string group_text(GroupAccess const& access) {
  auto const& group = access.group;
  return json::serialize(json::object{{"name", group.name()},
                                      {"may_edit", access.may_edit},
                                      {"players", players_json(group.players().all())},
                                      {"count", group.games().count()},
                                      {"games", games_json(group.games().page(0))},
                                      {"latest", latest_json(group.latest_change())}});
}

std::string group_keys_text(std::string_view key) {
  return json::serialize(json::object{{"key", json::string_view(key)}, {"share", share_key_of(key)}});
}

std::string games_text(std::vector<GroupGame> const& games) {
  return json::serialize(json::object{{"games", games_json(games)}});
}

std::string game_text(GroupGame const& game) { return json::serialize(game_json(game)); }

std::string scored_text(ScoreSheet const& sheet) { return json::serialize(scored_to_json(sheet)); }

}  // namespace kuhhandel
