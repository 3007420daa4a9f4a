#include "groups/group_shapes.h"
#include "server/api/group_auth.h"
#include "server/api/handlers.h"

namespace kuhhandel::server::routes {

Task<HttpAnswer> show_puzzles(RequestContext& ctx) {
  return read_group(ctx, [](groups::GroupAccess const& opened) {
    return json_answer(200, groups::puzzles_text(opened.store));
  });
}

Task<HttpAnswer> enter_puzzle(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  auto const tried = ctx.body<groups::PuzzleTried>();
  auto const day = ctx.path.text("day");
  if (!groups::is_puzzle_day(day, ctx.now))
    co_return error_answer(400, "bad_field", "day: must be one of the last seven days", "day");
  ctx.require_disk_space();
  granted(groups::GroupPuzzles(access.store).enter(ctx.path.number(), day, tried.solved, ctx.now));
  co_return co_await show_puzzles(ctx);
}

Task<HttpAnswer> take_back_puzzle(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  groups::GroupPuzzles(access.store).take_back(ctx.path.number(), ctx.path.text("day"));
  co_return co_await show_puzzles(ctx);
}

}  // namespace kuhhandel::server::routes
