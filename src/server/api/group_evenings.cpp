#include "codec/wire/body.h"
#include "groups/group_calendar.h"
#include "groups/group_post.h"
#include "groups/group_shapes.h"
#include "groups/icalendar.h"
#include "server/api/group_auth.h"
#include "server/api/handlers.h"
#include "server/notifications/webhook_sender.h"

namespace kuhhandel::server::routes {
namespace {

using groups::GroupAccess;

/// So far ahead nobody plans.
constexpr std::chrono::days kLatest{2 * 365};
/// A calendar has the games of so many pages, the newest.
constexpr int kPagesOfACalendar = 4;

HttpAnswer keys_of(RequestContext const& ctx, GroupAccess const& access) {
  return json_answer(200, groups::group_keys_text(access.store, bearer_of(ctx.http)));
}

void tell(GroupAccess const& opened, auto const& post_of) {
  groups::GroupWebhook webhook(opened.store);
  if (webhook.is_set()) webhook.tell(groups::text_of(post_of(opened.group.name())));
}

groups::EveningsToShow evenings_of(groups::GroupStore const& store, table::Instant now) {
  groups::Group const group(store);
  groups::EveningsToShow evenings{.name = group.name(),
                                  .mark = groups::GroupCalendar(store).mark(),
                                  .past = {},
                                  .next = groups::GroupEvenings(store).next(now)};
  for (int page = 0; page < kPagesOfACalendar; ++page)
    for (auto& game : group.games().page(page)) evenings.past.push_back(std::move(game));
  return evenings;
}

HttpAnswer no_calendar() {
  return error_answer(404, "no_such_calendar",
                      "There is no calendar at this address; it may have another now.");
}

}  // namespace

Task<HttpAnswer> plan_evening(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  auto const plan = ctx.body<groups::EveningPlan>();
  ctx.require_disk_space();
  if (plan.at <= ctx.now || plan.at >= ctx.now + table::Duration(kLatest))
    co_return error_answer(400, "bad_field", "at: must be in the future, within two years", "at");
  groups::GroupEvenings(access.store).plan(plan.at, plan.place, ctx.now);
  tell(access, [&](std::string const& name) { return groups::evening_post(name, plan.at, plan.place); });
  co_return co_await show(ctx);
}

Task<HttpAnswer> call_off_evening(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  if (groups::GroupEvenings(access.store).call_off(ctx.now))
    tell(access, [](std::string const& name) { return groups::called_off_post(name); });
  co_return co_await show(ctx);
}

Task<HttpAnswer> open_calendar(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  groups::GroupCalendar(access.store).open_anew(bearer_of(ctx.http));
  co_return keys_of(ctx, access);
}

Task<HttpAnswer> close_calendar(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  groups::GroupCalendar(access.store).close();
  co_return keys_of(ctx, access);
}

Task<HttpAnswer> show_calendar(RequestContext& ctx) {
  constexpr std::string_view kEnding = ".ics";
  auto key = ctx.path.text("file");
  if (!key.ends_with(kEnding)) co_return no_calendar();
  key.resize(key.size() - kEnding.size());
  auto& groups = ctx.services.groups;
  if (auto const store = groups.open_calendar(key); store && holds_surroundings(ctx.services.lobby.ledger()))
    groups.touch(store->group());
  BackgroundRead read = [key = std::move(key), now = ctx.now](Archive& archive) -> HttpAnswer {
    auto const store = archive.groups().open_calendar(key);
    if (!store) return no_calendar();
    return {200,
            groups::icalendar_of(evenings_of(*store, now), now),
            {{"Content-Type", "text/calendar; charset=utf-8"}, {"Cache-Control", "no-store"}}};
  };
  co_return co_await ctx.read(std::move(read));
}

Task<HttpAnswer> set_webhook(RequestContext& ctx) {
  auto const* const webhooks = ctx.services.webhooks;
  if (webhooks == nullptr)
    co_return error_answer(404, "no_notices", "This server does not send notifications.");
  auto access = group_to_edit(ctx);
  auto const wanted = ctx.body<groups::WebhookWanted>();
  ctx.require_disk_space();
  if (!push::Endpoint::read(wanted.address, webhooks->reach()))
    co_return error_answer(400, "bad_field", "address: must be an https address", "address");
  groups::GroupWebhook(access.store).set(wanted.address);
  co_return keys_of(ctx, access);
}

Task<HttpAnswer> remove_webhook(RequestContext& ctx) {
  auto access = group_to_edit(ctx);
  groups::GroupWebhook(access.store).remove();
  co_return keys_of(ctx, access);
}

}  // namespace kuhhandel::server::routes
