#include "server/api/groups/group_auth.h"

#include <utility>

#include "server/http/json_response.h"

namespace kuhhandel::server {
namespace {

int status_of(groups::GroupRefusal refusal) {
  switch (refusal) {
    case groups::GroupRefusal::no_such_group:
    case groups::GroupRefusal::no_such_game:
    case groups::GroupRefusal::no_such_player:
      return 404;
    case groups::GroupRefusal::read_only:
      return 403;
    case groups::GroupRefusal::name_taken:
    case groups::GroupRefusal::player_has_games:
    case groups::GroupRefusal::played_together:
    case groups::GroupRefusal::nothing_to_undo:
    case groups::GroupRefusal::group_full:
    case groups::GroupRefusal::import_running:
      return 409;
  }
  std::unreachable();
}

}  // namespace

HttpResponse group_error(groups::GroupRefusal refusal) {
  return error_response(status_of(refusal), groups::name_of(refusal), groups::sentence_of(refusal));
}

std::optional<HttpResponse> refused_edit(groups::Groups& groups, std::string_view key) {
  auto const access = groups.open(key);
  if (!access) return group_error(groups::GroupRefusal::no_such_group);
  if (!access->may_edit) return group_error(groups::GroupRefusal::read_only);
  return {};
}

}  // namespace kuhhandel::server
