// Which group the key of a request opens, and what it may do there.
#pragma once

#include <expected>
#include <utility>

#include "groups/group_json.h"
#include "server/api/group_errors.h"
#include "server/api/request_context.h"

namespace kuhhandel::server {

/// Returns the group whose key the request has. Throws ErrorResponse: 404 if there is none, 403 if the key
/// may only read. Counts as use of the group, so that it does not expire.
inline groups::GroupAccess group_to_edit(RequestContext const& ctx) {
  auto opened = ctx.services.groups.open(bearer_of(ctx.http));
  if (!opened) throw ErrorResponse{refused(groups::GroupRefusal::no_such_group)};
  if (!opened->may_edit) throw ErrorResponse{refused(groups::GroupRefusal::read_only)};
  ctx.services.groups.touch(opened->group.id());
  return *std::move(opened);
}

/// Returns the value, or throws ErrorResponse.
template <class Value>
Value granted(std::expected<Value, groups::GroupRefusal> result) {
  if (!result) throw ErrorResponse{refused(result.error())};
  if constexpr (!std::is_void_v<Value>) return *std::move(result);
}

/// Responds with what `render` makes of the group that the key opens; in a background thread.
template <class Render>
Task<HttpAnswer> read_group(RequestContext& ctx, Render render) {
  auto& groups = ctx.services.groups;
  if (holds_surroundings(ctx.services.lobby.ledger()))
    if (auto const opened = groups.open(bearer_of(ctx.http))) groups.touch(opened->group.id());
  BackgroundRead read = [key = std::string(bearer_of(ctx.http)),
                         render = std::move(render)](Archive& archive) -> HttpAnswer {
    auto const opened = archive.groups().open(key);
    return opened ? render(*opened) : refused(groups::GroupRefusal::no_such_group);
  };
  co_return co_await ctx.read(std::move(read));
}

/// Responds with the whole group, as it is after the changes of this request.
inline Task<HttpAnswer> show(RequestContext& ctx) {
  return read_group(ctx, [now = ctx.now](groups::GroupAccess const& opened) {
    return json_answer(200, groups::group_text(opened, now));
  });
}

}  // namespace kuhhandel::server
