#include "moderation/reports.h"

#include <utility>

#include "live/lobby_json.h"
#include "server/api/handlers.h"
#include "server/api/names.h"
#include "store/daily_results.h"

namespace kuhhandel::server::routes {
namespace {

std::string words_of(table::Saying const& saying, Edition const& edition) {
  if (auto const* const text = std::get_if<table::saying::Text>(&saying)) return text->text;
  if (auto const* const phrase = std::get_if<table::saying::Phrase>(&saying))
    return "(" + std::string(phrase->name) + ")";
  auto const animal = std::get<table::saying::Cry>(saying).animal;
  return "(the cry of a " + std::string(edition.animal(animal).id.text()) + ")";
}

/// What that seat may have heard, a line for each thing.
std::string talk_heard(ServerTable const& table, Seat seat) {
  std::string talk;
  for (auto const& said : live::heard_by(table.live(), seat))
    talk += said.player + ": " + words_of(said.saying, table.table().setup().edition) + '\n';
  return talk;
}

}  // namespace

Task<HttpAnswer> report_player(RequestContext& ctx) {
  auto report = RequestContext::valid(live::read_player_report(ctx.http.body));
  auto const id = ctx.path.text("table");
  auto* const live = co_await ctx.table(id);
  if (live == nullptr) co_return no_such_table();
  auto const by = live->seat_of(report.token);
  if (!by) co_return opens_no_seat();
  auto const& presence = live->table().presence();
  if (!has_seat(presence, report.seat) || presence.person(report.seat) == nullptr || report.seat == *by)
    co_return error_answer(409, "no_such_seat", "No other player has that seat.", "seat");
  news::Reported const event{.by = *by,
                             .seat = report.seat,
                             .player = std::string(table::name_at(live->table(), *by)),
                             .reported = std::string(table::name_at(live->table(), report.seat)),
                             .words = std::move(report.words),
                             .talk = talk_heard(*live, *by)};
  ctx.services.lobby.ledger().write(row::NewsTold{written_news(id, live->table().version(), ctx.now, event)});
  co_return json_answer(201, live::reported_text());
}

Task<HttpAnswer> show_keeping(RequestContext& ctx) {
  auto const& keeping = ctx.services.keeping;
  co_return json_answer(
      200, live::kept_for_text({.finished_days = static_cast<int>(keeping.finished.count()),
                                .idle_days = static_cast<int>(keeping.idle.count()),
                                .report_days = static_cast<int>(moderation::Reports::kKept.count()),
                                .daily_days = static_cast<int>(store::DailyResults::kKept.count()),
                                .group_days = static_cast<int>(keeping.groups.count()),
                                .name_days = names::NameKeeping{}.idle_days}));
}

}  // namespace kuhhandel::server::routes
