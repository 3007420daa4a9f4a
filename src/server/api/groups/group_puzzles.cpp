#include "groups/group_shapes.h"
#include "server/api/groups/group_auth.h"
#include "server/api/handlers.h"

namespace kuhhandel::server::routes {

Task<HttpResponse> show_puzzles(RequestContext& ctx) {
  return read_group(ctx, [](groups::GroupAccess const& access) {
    return json_response(200, groups::puzzles_text(access.store));
  });
}

Task<HttpResponse> enter_puzzle(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  auto const attempt = ctx.body<groups::PuzzleAttempt>();
  auto const day = ctx.path.text("day");
  if (!groups::is_puzzle_day(day, ctx.now))
    co_return error_response(400, "bad_field", "day: must be one of the last seven days", "day");
  ctx.require_disk_space();
  granted(groups::GroupPuzzles(access.store).set_result(ctx.path.number(), day, attempt.solved, ctx.now));
  co_return co_await show_puzzles(ctx);
}

Task<HttpResponse> remove_puzzle(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  groups::GroupPuzzles(access.store).remove_result(ctx.path.number(), ctx.path.text("day"));
  co_return co_await show_puzzles(ctx);
}

}  // namespace kuhhandel::server::routes
