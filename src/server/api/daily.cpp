#include <optional>
#include <string>
#include <utility>

#include "codec/text/json_text.h"
#include "codec/wire/body.h"
#include "keys/shuffle.h"
#include "live/daily_deal.h"
#include "server/api/daily_shapes.h"
#include "server/api/handlers.h"
#include "server/http/json_response.h"
#include "store/account_data/daily_results.h"

namespace kuhhandel::server::routes {
namespace {

std::string fingerprint_of(std::vector<Command> const& commands) {
  std::string text;
  for (auto const& command : commands)
    text +=
        codec::json_of([&](codec::JsonText& json) { codec::write(json, command, live::daily_edition()); });
  return keys::sha256(text);
}

HttpResponse tally_response(int status, SQLite::Database& database, std::string const& day, Money points) {
  auto const tally = store::DailyResults(database).statistics(day, points);
  return json_response(status, codec::text_of(tally, codec::NoEdition{}));
}

}  // namespace

Task<HttpResponse> submit_daily(RequestContext& ctx) {
  auto const day = ctx.path.text("day");
  if (!live::is_current(day, ctx.now))
    co_return error_response(409, "not_today", "That is not the deal of today.");
  ctx.require_disk_space();
  std::optional<HttpResponse> refusal;
  store::DailyResults::Result submission{};
  BackgroundWork replay = [&](ReadOnlyDb&) {
    auto const game = codec::read_body<DailyGame>(ctx.http.body);
    if (!game) return void(refusal = bad_request(game.error()));
    auto const result = live::result_of_daily(day, game->commands);
    if (!result)
      return void(refusal =
                      error_response(409, live::word_of(result.error()), live::sentence_of(result.error())));
    submission = {fingerprint_of(game->commands), result->points, result->place};
  };
  co_await ctx.compute(std::move(replay));
  if (refusal) co_return *std::move(refusal);
  auto& database = ctx.services.store.database();
  store::DailyResults(database).add(day, submission);
  co_return tally_response(201, database, day, submission.points);
}

Task<HttpResponse> show_daily(RequestContext& ctx) {
  BackgroundRead read = [day = ctx.path.text("day"),
                         points = Money::of(ctx.path.number())](ReadOnlyDb& read_db) {
    return tally_response(200, read_db.database(), day, points);
  };
  co_return co_await ctx.read(std::move(read));
}

}  // namespace kuhhandel::server::routes
