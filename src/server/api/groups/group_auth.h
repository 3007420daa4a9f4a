// Finds the group that a request's key opens, checks what the key may do, and maps refusals to HTTP
// responses.
#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <utility>

#include "groups/group_json.h"
#include "groups/group_refusal.h"
#include "server/routing/request_context.h"

namespace kuhhandel::server {

HttpResponse group_error(groups::GroupRefusal refusal);

/// Returns why the key may not edit a group; nullopt if it may.
std::optional<HttpResponse> refused_edit(groups::Groups& groups, std::string_view key);

/// Returns the group whose key the request has. Throws ErrorResponse: 404 if there is none, 403 if the key
/// may only read. Counts as use of the group, so that it does not expire.
inline groups::GroupAccess group_to_edit(RequestContext const& ctx) {
  auto access = ctx.services.groups.open(bearer_of(ctx.http));
  if (!access) throw ErrorResponse{group_error(groups::GroupRefusal::no_such_group)};
  if (!access->may_edit) throw ErrorResponse{group_error(groups::GroupRefusal::read_only)};
  ctx.services.groups.touch(access->group.id());
  return *std::move(access);
}

/// Returns the value, or throws ErrorResponse.
template <class Value>
Value granted(std::expected<Value, groups::GroupRefusal> result) {
  if (!result) throw ErrorResponse{group_error(result.error())};
  if constexpr (!std::is_void_v<Value>) return *std::move(result);
}

/// Responds with the result of `render` for the group that the key opens; runs in a background thread.
template <class Render>
Task<HttpResponse> read_group(RequestContext& ctx, Render render) {
  auto& groups = ctx.services.groups;
  if (owns_account_data(ctx.services.directory.ledger()))
    if (auto const access = groups.open(bearer_of(ctx.http))) groups.touch(access->group.id());
  BackgroundRead read = [key = std::string(bearer_of(ctx.http)),
                         render = std::move(render)](ReadOnlyDb& read_db) -> HttpResponse {
    auto const access = read_db.groups().open(key);
    return access ? render(*access) : group_error(groups::GroupRefusal::no_such_group);
  };
  co_return co_await ctx.read(std::move(read));
}

/// Responds with the whole group, including the changes of this request.
inline Task<HttpResponse> show(RequestContext& ctx) {
  return read_group(ctx, [now = ctx.now](groups::GroupAccess const& access) {
    return json_response(200, groups::group_text(access, now));
  });
}

}  // namespace kuhhandel::server
