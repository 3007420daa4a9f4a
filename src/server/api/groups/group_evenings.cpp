#include "codec/wire/body.h"
#include "groups/calendar/group_calendar.h"
#include "groups/calendar/icalendar.h"
#include "groups/group_shapes.h"
#include "groups/webhooks/webhook_event.h"
#include "server/api/groups/group_auth.h"
#include "server/api/handlers.h"
#include "server/notifications/webhook_sender.h"

namespace kuhhandel::server::routes {
namespace {

using groups::GroupAccess;

/// Latest allowed date, counted from now.
constexpr std::chrono::days kLatest{2 * 365};
/// A calendar contains the games of this many pages, the newest ones.
constexpr int kPagesOfACalendar = 4;

HttpResponse keys_of(RequestContext const& ctx, GroupAccess const& access) {
  return json_response(200, groups::group_keys_text(access.store, bearer_of(ctx.http)));
}

void send_webhook_event(GroupAccess const& access, auto const& post_of) {
  groups::GroupWebhook webhook(access.store);
  if (webhook.is_set()) webhook.enqueue(groups::text_of(post_of(access.group.name())));
}

groups::CalendarContent evenings_of(groups::GroupStore const& store, table::Instant now) {
  groups::Group const group(store);
  groups::CalendarContent evenings{.name = group.name(),
                                   .uid_prefix = groups::GroupCalendar(store).uid_prefix(),
                                   .past = {},
                                   .next = groups::GroupEvenings(store).next(now)};
  for (int page = 0; page < kPagesOfACalendar; ++page)
    for (auto& game : group.games().page(page)) evenings.past.push_back(std::move(game));
  return evenings;
}

HttpResponse no_calendar() {
  return error_response(404, "no_such_calendar",
                        "There is no calendar at this address; it may have another now.");
}

}  // namespace

Task<HttpResponse> plan_evening(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  auto const plan = ctx.body<groups::EveningPlan>();
  ctx.require_disk_space();
  if (plan.at <= ctx.now || plan.at >= ctx.now + table::Duration(kLatest))
    co_return error_response(400, "bad_field", "at: must be in the future, within two years", "at");
  groups::GroupEvenings(access.store).plan(plan.at, plan.place, ctx.now);
  send_webhook_event(
      access, [&](std::string const& name) { return groups::evening_event(name, plan.at, plan.place); });
  co_return co_await show(ctx);
}

Task<HttpResponse> call_off_evening(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  if (groups::GroupEvenings(access.store).cancel(ctx.now))
    send_webhook_event(access, [](std::string const& name) { return groups::evening_cancelled_event(name); });
  co_return co_await show(ctx);
}

Task<HttpResponse> open_calendar(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  groups::GroupCalendar(access.store).renew(bearer_of(ctx.http));
  co_return keys_of(ctx, access);
}

Task<HttpResponse> close_calendar(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  groups::GroupCalendar(access.store).close();
  co_return keys_of(ctx, access);
}

Task<HttpResponse> show_calendar(RequestContext& ctx) {
  constexpr std::string_view kEnding = ".ics";
  auto key = ctx.path.text("file");
  if (!key.ends_with(kEnding)) co_return no_calendar();
  key.resize(key.size() - kEnding.size());
  auto& groups = ctx.services.groups;
  if (auto const store = groups.open_calendar(key);
      store && owns_account_data(ctx.services.directory.ledger()))
    groups.touch(store->group());
  BackgroundRead read = [key = std::move(key), now = ctx.now](ReadOnlyDb& read_db) -> HttpResponse {
    auto const store = read_db.groups().open_calendar(key);
    if (!store) return no_calendar();
    return {200,
            groups::icalendar_of(evenings_of(*store, now), now),
            {{"Content-Type", "text/calendar; charset=utf-8"}, {"Cache-Control", "no-store"}}};
  };
  co_return co_await ctx.read(std::move(read));
}

Task<HttpResponse> set_webhook(RequestContext& ctx) {
  auto const* const webhooks = ctx.services.webhooks;
  if (webhooks == nullptr)
    co_return error_response(404, "no_notices", "This server does not send notifications.");
  auto access = group_to_edit(ctx);
  auto const wanted = ctx.body<groups::WebhookRequest>();
  ctx.require_disk_space();
  if (!push::Endpoint::read(wanted.address, webhooks->address_policy()))
    co_return error_response(400, "bad_field", "address: must be an https address", "address");
  groups::GroupWebhook(access.store).set(wanted.address);
  co_return keys_of(ctx, access);
}

Task<HttpResponse> remove_webhook(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  groups::GroupWebhook(access.store).remove();
  co_return keys_of(ctx, access);
}

}  // namespace kuhhandel::server::routes
