#include "live/lobby_json.h"
#include "moderation/takedowns.h"
#include "server/api/handlers.h"
#include "server/api/operator_shapes.h"
#include "server/http/json_response.h"
#include "server/limits/server_limits_store.h"
#include "server/operator/operator_auth.h"

namespace kuhhandel::server::routes {
namespace {

using moderation::Reports;

OperatorStatus operator_status(SQLite::Database& database, table::Instant now) {
  Reports reports(database);
  auto const limits = stored_limits(database);
  return {.tables = moderation::list_tables(database),
          .reports = reports.latest(kMaxReports),
          .report_count = reports.count(),
          .bans = moderation::all_bans(database, now),
          .limits = {.in_force = limits.in_force(), .are_set = limits.set != LimitsPatch{}}};
}

/// Throws ErrorResponse unless the request has the operator's token.
OperatorAuth& authorised(RequestContext const& ctx) {
  auto* const auth = ctx.services.operator_auth;
  if (auth == nullptr)
    throw ErrorResponse{
        error_response(404, "no_operator", "This server runs without --operator-token-file.")};
  if (!auth->accepts(bearer_of(ctx.http)))
    throw ErrorResponse{error_response(403, "bad_token", "This is not the operator's token.")};
  return *auth;
}

Task<HttpResponse> show_status(RequestContext& ctx) {
  BackgroundRead read = [now = ctx.now](ReadOnlyDb& read_db) {
    return json_response(200, codec::text_of(operator_status(read_db.database(), now), codec::NoEdition{}));
  };
  co_return co_await ctx.read(std::move(read));
}

/// Responds with the status after a change.
Task<HttpResponse> changed(RequestContext& ctx, OperatorAuth& auth) {
  auth.apply_changes(ctx.now);
  return show_status(ctx);
}

SQLite::Database& database_of(RequestContext const& ctx) { return ctx.services.store.database(); }

/// Returns what a ban is about, in its normal form. Throws ErrorResponse (400) if it is not a name or
/// address.
template <class Order>
std::string subject_of(Order const& order) {
  auto text = parse_banned(order.what, order.text);
  if (!text) throw ErrorResponse{error_response(400, "bad_field", text.error(), "text")};
  return *std::move(text);
}

}  // namespace

Task<HttpResponse> show_operator(RequestContext& ctx) {
  authorised(ctx);
  return show_status(ctx);
}

Task<HttpResponse> close_table(RequestContext& ctx) {
  auto& auth = authorised(ctx);
  auto const order = ctx.body<TableToClose>();
  if (!moderation::request_takedown(database_of(ctx), order.table, order.reason))
    co_return error_response(404, "no_such_table", "There is no table with that id.", "table");
  co_return co_await changed(ctx, auth);
}

Task<HttpResponse> drop_report(RequestContext& ctx) {
  auto& auth = authorised(ctx);
  if (!Reports(database_of(ctx)).remove(ctx.path.number()))
    co_return error_response(404, "no_such_report", "There is no report with that number.");
  co_return co_await changed(ctx, auth);
}

Task<HttpResponse> ban(RequestContext& ctx) {
  auto& auth = authorised(ctx);
  auto const order = ctx.body<BanOrder>();
  moderation::ban(database_of(ctx),
                  {order.what, subject_of(order), end_of_ban(order.days, ctx.now), order.reason});
  co_return co_await changed(ctx, auth);
}

Task<HttpResponse> unban(RequestContext& ctx) {
  auto& auth = authorised(ctx);
  auto const order = ctx.body<UnbanOrder>();
  if (!moderation::unban(database_of(ctx), order.what, subject_of(order)))
    co_return error_response(404, "not_banned", "That name or address is not banned.", "text");
  co_return co_await changed(ctx, auth);
}

Task<HttpResponse> set_limits(RequestContext& ctx) {
  auto& auth = authorised(ctx);
  server::set_limits(database_of(ctx), ctx.body<LimitsPatch>());
  co_return co_await changed(ctx, auth);
}

Task<HttpResponse> unset_limits(RequestContext& ctx) {
  auto& auth = authorised(ctx);
  server::unset_limits(database_of(ctx));
  co_return co_await changed(ctx, auth);
}

}  // namespace kuhhandel::server::routes
