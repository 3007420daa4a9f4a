#include "server/api/daily.h"

#include <string>
#include <utility>

#include "codec/json_text.h"
#include "codec/wire/body.h"
#include "keys/shuffle.h"
#include "live/daily_deal.h"
#include "server/api/daily_shapes.h"
#include "server/http/json_response.h"
#include "store/daily_results.h"

namespace kuhhandel::server::routes {
namespace {

std::string fingerprint_of(std::vector<Command> const& commands) {
  std::string text;
  for (auto const& command : commands)
    text +=
        codec::json_of([&](codec::JsonText& json) { codec::write(json, command, live::daily_edition()); });
  return keys::sha256(text);
}

Change answer_with(HttpAnswer answer) {
  return [answer = std::move(answer)] { return answer; };
}

HttpAnswer tally_answer(int status, SQLite::Database& database, std::string const& day, Money points) {
  auto const tally = store::DailyResults(database).tally(day, points);
  return json_answer(status, codec::text_of(tally, codec::NoEdition{}));
}

}  // namespace

Answer count_daily(RoutedRequest const& asked) {
  auto day = asked.path.text("day");
  if (!live::is_played_now(day, asked.now))
    return error_answer(409, "not_today", "That deal is not played today.");
  if (asked.services.are_full()) return full_answer();
  return SlowChange([day = std::move(day), body = std::string(asked.request.body),
                     &database = asked.services.store.database()](Archive&) -> Change {
    auto const game = codec::read_body<DailyGame>(body);
    if (!game) return answer_with(bad_request(game.error()));
    auto const result = live::result_of_daily(day, game->commands);
    if (!result)
      return answer_with(error_answer(409, live::word_of(result.error()), live::sentence_of(result.error())));
    store::DailyResults::Counted const counted{fingerprint_of(game->commands), result->points, result->place};
    return [day, counted, &database] {
      store::DailyResults(database).add(day, counted);
      return tally_answer(201, database, day, counted.points);
    };
  });
}

Answer show_daily(RoutedRequest const& asked) {
  return SlowAnswer([day = asked.path.text("day"), points = Money::of(asked.path.number())](
                        Archive& archive) { return tally_answer(200, archive.database(), day, points); });
}

}  // namespace kuhhandel::server::routes
