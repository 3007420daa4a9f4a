#include "server/api/reports.h"

#include <utility>

#include "live/lobby_json.h"
#include "moderation/reports.h"
#include "server/http/json_response.h"
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

Answer report_player(RoutedRequest const& asked) {
  auto& lobby = asked.services.lobby;
  auto report = live::read_player_report(asked.request.body);
  if (!report) return bad_request(report.error());
  auto id = asked.path.text("table");
  auto* const live = asked.looked_for_table ? lobby.find(id) : lobby.in_memory(id);
  if (live == nullptr && !asked.looked_for_table) return WantsTable{std::move(id)};
  if (live == nullptr) return error_answer(404, "no_such_table", "There is no table of that name.");
  auto const by = live->seat_of(report->token);
  if (!by) return error_answer(403, "bad_token", "This key opens no seat at this table.");
  auto const& presence = live->table().presence();
  if (!has_seat(presence, report->seat) || presence.person(report->seat) == nullptr || report->seat == *by)
    return error_answer(409, "no_such_seat", "Nobody else sits there.", "seat");
  lobby.ledger().write(row::NewsTold{
      written_news(id, live->table().version(), asked.now,
                   news::Reported{.by = *by,
                                  .seat = report->seat,
                                  .player = std::string(table::name_at(live->table(), *by)),
                                  .reported = std::string(table::name_at(live->table(), report->seat)),
                                  .words = std::move(report->words),
                                  .talk = talk_heard(*live, *by)})});
  return json_answer(201, live::reported_text());
}

HttpAnswer show_keeping(RoutedRequest const& asked) {
  auto const& keeping = asked.services.keeping;
  return json_answer(200,
                     live::kept_for_text({.finished_days = static_cast<int>(keeping.finished.count()),
                                          .idle_days = static_cast<int>(keeping.idle.count()),
                                          .report_days = static_cast<int>(moderation::Reports::kKept.count()),
                                          .daily_days = static_cast<int>(store::DailyResults::kKept.count()),
                                          .group_days = static_cast<int>(keeping.groups.count()),
                                          .name_days = names::NameKeeping{}.idle_days}));
}

}  // namespace kuhhandel::server::routes
