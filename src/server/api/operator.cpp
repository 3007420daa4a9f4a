#include "live/lobby_json.h"
#include "moderation/closings.h"
#include "server/api/handlers.h"
#include "server/api/operator_shapes.h"
#include "server/http/json_response.h"
#include "server/limits/server_limits_store.h"
#include "server/operator/operator_auth.h"

namespace kuhhandel::server::routes {
namespace {

using moderation::Reports;

OperatorTold told_of(SQLite::Database& database, table::Instant now) {
  Reports reports(database);
  auto const limits = kept_limits(database);
  return {.tables = moderation::used_tables(database),
          .reports = reports.latest(kReportsTold),
          .report_count = reports.count(),
          .bans = moderation::all_bans(database, now),
          .limits = {.in_force = limits.in_force(), .are_set = limits.set != LimitsSaid{}}};
}

/// Throws ErrorResponse unless the request has the operator's token.
OperatorPage& authorised(RequestContext const& ctx) {
  auto* const page = ctx.services.operator_page;
  if (page == nullptr)
    throw ErrorResponse{error_answer(404, "no_operator", "This server runs without --operator-token-file.")};
  if (!page->lets_in(bearer_of(ctx.http)))
    throw ErrorResponse{error_answer(403, "bad_token", "This is not the operator's token.")};
  return *page;
}

Task<HttpAnswer> show_status(RequestContext& ctx) {
  BackgroundRead read = [now = ctx.now](Archive& archive) {
    return json_answer(200, codec::text_of(told_of(archive.database(), now), codec::NoEdition{}));
  };
  co_return co_await ctx.read(std::move(read));
}

/// Responds with the status after a change.
Task<HttpAnswer> changed(RequestContext& ctx, OperatorPage& page) {
  page.have_changed(ctx.now);
  return show_status(ctx);
}

SQLite::Database& database_of(RequestContext const& ctx) { return ctx.services.store.database(); }

/// Returns what a ban is about, in its normal form. Throws ErrorResponse (400) if it is not a name or
/// address.
template <class Order>
std::string subject_of(Order const& order) {
  auto text = as_banned(order.what, order.text);
  if (!text) throw ErrorResponse{error_answer(400, "bad_field", text.error(), "text")};
  return *std::move(text);
}

}  // namespace

Task<HttpAnswer> show_operator(RequestContext& ctx) {
  authorised(ctx);
  return show_status(ctx);
}

Task<HttpAnswer> close_table(RequestContext& ctx) {
  auto& page = authorised(ctx);
  auto const order = ctx.body<TableToClose>();
  if (!moderation::close_table(database_of(ctx), order.table, order.reason))
    co_return error_answer(404, "no_such_table", "There is no table with that id.", "table");
  co_return co_await changed(ctx, page);
}

Task<HttpAnswer> drop_report(RequestContext& ctx) {
  auto& page = authorised(ctx);
  if (!Reports(database_of(ctx)).remove(ctx.path.number()))
    co_return error_answer(404, "no_such_report", "There is no report with that number.");
  co_return co_await changed(ctx, page);
}

Task<HttpAnswer> ban(RequestContext& ctx) {
  auto& page = authorised(ctx);
  auto const order = ctx.body<BanOrder>();
  moderation::ban(database_of(ctx),
                  {order.what, subject_of(order), end_of_ban(order.days, ctx.now), order.reason});
  co_return co_await changed(ctx, page);
}

Task<HttpAnswer> unban(RequestContext& ctx) {
  auto& page = authorised(ctx);
  auto const order = ctx.body<UnbanOrder>();
  if (!moderation::unban(database_of(ctx), order.what, subject_of(order)))
    co_return error_answer(404, "not_banned", "That name or address is not banned.", "text");
  co_return co_await changed(ctx, page);
}

Task<HttpAnswer> set_limits(RequestContext& ctx) {
  auto& page = authorised(ctx);
  server::set_limits(database_of(ctx), ctx.body<LimitsSaid>());
  co_return co_await changed(ctx, page);
}

Task<HttpAnswer> unset_limits(RequestContext& ctx) {
  auto& page = authorised(ctx);
  server::unset_limits(database_of(ctx));
  co_return co_await changed(ctx, page);
}

}  // namespace kuhhandel::server::routes
