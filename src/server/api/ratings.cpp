#include "live/lobby_json.h"
#include "names/folded_name.h"
#include "ratings/standings.h"
#include "server/api/handlers.h"

namespace kuhhandel::server::routes {

Task<HttpAnswer> show_name(RequestContext& ctx) {
  auto const name = RequestContext::valid(live::read_player(ctx.http.body));
  BackgroundRead read = [folded = names::folded_name(name)](Archive& archive) {
    auto const rating = ratings::name_told(archive.database(), folded);
    if (!rating) return error_answer(404, "no_such_name", "No rated game was played under that name.");
    return json_answer(200, ratings::text_of(*rating));
  };
  co_return co_await ctx.read(std::move(read));
}

Task<HttpAnswer> show_rated_game(RequestContext& ctx) {
  BackgroundRead read =
      [game = ratings::GameOfTable{ctx.path.text("table"), ctx.path.number()}](Archive& archive) {
        return json_answer(200, ratings::text_of(ratings::game_told(archive.database(), game)));
      };
  co_return co_await ctx.read(std::move(read));
}

}  // namespace kuhhandel::server::routes
