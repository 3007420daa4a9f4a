#include "live/lobby_json.h"
#include "names/normalized_name.h"
#include "ratings/standings.h"
#include "server/api/handlers.h"

namespace kuhhandel::server::routes {

Task<HttpResponse> show_name(RequestContext& ctx) {
  auto const name = RequestContext::valid(live::read_player(ctx.http.body));
  BackgroundRead read = [folded = names::normalized_name(name)](ReadOnlyDb& read_db) {
    auto const rating = ratings::ratings_of_name(read_db.database(), folded);
    if (!rating) return error_response(404, "no_such_name", "No rated game was played under that name.");
    return json_response(200, ratings::text_of(*rating));
  };
  co_return co_await ctx.read(std::move(read));
}

Task<HttpResponse> show_rated_game(RequestContext& ctx) {
  BackgroundRead read =
      [game = ratings::GameOfTable{ctx.path.text("table"), ctx.path.number()}](ReadOnlyDb& read_db) {
        return json_response(200, ratings::text_of(ratings::ratings_of_game(read_db.database(), game)));
      };
  co_return co_await ctx.read(std::move(read));
}

}  // namespace kuhhandel::server::routes
