#include "server/api/group_puzzles.h"

#include "codec/wire/body.h"
#include "groups/group_shapes.h"
#include "server/api/group_auth.h"

namespace kuhhandel::server::routes {

using groups::GroupAccess;

Answer show_puzzles(RoutedRequest const& asked) {
  return for_readers(
      asked, [](GroupAccess const& opened) { return json_answer(200, groups::puzzles_text(opened.store)); });
}

Answer enter_puzzle(RoutedRequest const& asked) {
  return for_editors(asked, [&](GroupAccess& opened) -> Answer {
    auto const tried = codec::read_body<groups::PuzzleTried>(asked.request.body);
    if (!tried) return bad_request(tried.error());
    auto const day = asked.path.text("day");
    if (!groups::is_puzzle_day(day, asked.now))
      return error_answer(400, "bad_field", "day: must be one of the last seven days", "day");
    if (asked.services.are_full()) return full_answer();
    auto const entered =
        groups::GroupPuzzles(opened.store).enter(asked.path.number(), day, tried->solved, asked.now);
    return entered ? show_puzzles(asked) : refused(entered.error());
  });
}

Answer take_back_puzzle(RoutedRequest const& asked) {
  return for_editors(asked, [&](GroupAccess& opened) -> Answer {
    groups::GroupPuzzles(opened.store).take_back(asked.path.number(), asked.path.text("day"));
    return show_puzzles(asked);
  });
}

}  // namespace kuhhandel::server::routes
