#include "moderation/reports.h"

#include <utility>

#include "live/lobby_json.h"
#include "server/api/handlers.h"
#include "server/api/names.h"
#include "store/account_data/daily_results.h"

namespace kuhhandel::server::routes {
namespace {

std::string words_of(table::Saying const& saying, Edition const& edition) {
  if (auto const* const text = std::get_if<table::saying::Text>(&saying)) return text->text;
  if (auto const* const phrase = std::get_if<table::saying::Phrase>(&saying))
    return "(" + std::string(phrase->name) + ")";
  auto const animal = std::get<table::saying::Cry>(saying).animal;
  return "(the cry of a " + std::string(edition.animal(animal).id.text()) + ")";
}

/// Returns the messages that the seat may have seen, one per line.
std::string visible_talk(ServerTable const& table, Seat seat) {
  std::string talk;
  for (auto const& message : live::talk_visible_to(table.live(), seat))
    talk += message.player + ": " + words_of(message.saying, table.table().setup().edition) + '\n';
  return talk;
}

}  // namespace

Task<HttpResponse> report_player(RequestContext& ctx) {
  auto report = RequestContext::valid(live::read_player_report(ctx.http.body));
  auto const id = ctx.path.text("table");
  auto* const server_table = co_await ctx.table(id);
  if (server_table == nullptr) co_return no_such_table();
  auto const by = server_table->seat_of(report.token);
  if (!by) co_return opens_no_seat();
  auto const& presence = server_table->table().presence();
  if (!has_seat(presence, report.seat) || presence.person(report.seat) == nullptr || report.seat == *by)
    co_return error_response(409, "no_such_seat", "No other player has that seat.", "seat");
  outbox_event::PlayerReported const event{
      .by = *by,
      .seat = report.seat,
      .player = std::string(table::name_at(server_table->table(), *by)),
      .reported = std::string(table::name_at(server_table->table(), report.seat)),
      .words = std::move(report.words),
      .talk = visible_talk(*server_table, *by)};
  ctx.services.directory.ledger().write(
      row::EventEmitted{encode_event(id, server_table->table().version(), ctx.now, event)});
  co_return json_response(201, live::reported_text());
}

Task<HttpResponse> show_retention(RequestContext& ctx) {
  auto const& retention = ctx.services.keeping;
  co_return json_response(
      200, live::retention_text({.finished_days = static_cast<int>(retention.finished.count()),
                                 .idle_days = static_cast<int>(retention.idle.count()),
                                 .report_days = static_cast<int>(moderation::Reports::kRetention.count()),
                                 .daily_days = static_cast<int>(store::DailyResults::kRetention.count()),
                                 .group_days = static_cast<int>(retention.groups.count()),
                                 .name_days = names::NameRetention{}.idle_days}));
}

}  // namespace kuhhandel::server::routes
