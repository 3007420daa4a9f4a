// What the routes of a group have in common: whom its keys let do what, and what is shown after a change.
#pragma once

#include <expected>
#include <string>
#include <utility>

#include "groups/group_json.h"
#include "server/api/group_errors.h"
#include "server/api/route.h"
#include "server/http/json_response.h"

namespace kuhhandel::server {

/// The group that the request's key opens is used: it is kept for longer.
inline void touch_group(RoutedRequest const& asked) {
  auto& groups = asked.services.groups;
  if (!holds_surroundings(asked.services.lobby.ledger())) return;
  if (auto const opened = groups.open(bearer_of(asked.request))) groups.touch(opened->group.id());
}

/// What `say` answers of the group that the request's key opens, beside the loop.
template <class Say>
SlowAnswer for_readers(RoutedRequest const& asked, Say say) {
  touch_group(asked);
  return [key = std::string(bearer_of(asked.request)), say = std::move(say)](Archive& archive) {
    auto const opened = archive.groups().open(key);
    return opened ? say(*opened) : refused(groups::GroupRefusal::no_such_group);
  };
}

/// The group as it then is.
inline SlowAnswer shown(RoutedRequest const& asked) {
  return for_readers(asked, [now = asked.now](groups::GroupAccess const& opened) {
    return json_answer(200, groups::group_text(opened, now));
  });
}

/// What `change` answers of the group that the key opens for more than looking.
template <class Change>
Answer for_editors(RoutedRequest const& asked, Change const& change) {
  auto opened = asked.services.groups.open(bearer_of(asked.request));
  if (!opened) return refused(groups::GroupRefusal::no_such_group);
  if (!opened->may_edit) return refused(groups::GroupRefusal::read_only);
  asked.services.groups.touch(opened->group.id());
  return change(*opened);
}

}  // namespace kuhhandel::server
