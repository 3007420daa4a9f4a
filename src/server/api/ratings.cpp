#include "server/api/ratings.h"

#include "live/lobby_json.h"
#include "names/folded_name.h"
#include "ratings/standings.h"
#include "server/http/json_response.h"

namespace kuhhandel::server::routes {

Answer show_name(RoutedRequest const& asked) {
  auto const name = live::read_player(asked.request.body);
  if (!name) return bad_request(name.error());
  return SlowAnswer([folded = names::folded_name(*name)](Archive& archive) {
    auto const told = ratings::name_told(archive.database(), folded);
    if (!told) return error_answer(404, "no_such_name", "Nobody has played for that name.");
    return json_answer(200, ratings::text_of(*told));
  });
}

Answer show_rated_game(RoutedRequest const& asked) {
  return SlowAnswer(
      [of = ratings::GameOfTable{asked.path.text("table"), asked.path.number()}](Archive& archive) {
        return json_answer(200, ratings::text_of(ratings::game_told(archive.database(), of)));
      });
}

}  // namespace kuhhandel::server::routes
