#include "server/api/group_evenings.h"

#include "codec/wire/body.h"
#include "groups/group_calendar.h"
#include "groups/group_post.h"
#include "groups/group_shapes.h"
#include "groups/icalendar.h"
#include "server/api/group_auth.h"
#include "server/notifications/webhook_sender.h"

namespace kuhhandel::server::routes {
namespace {

using groups::GroupAccess;

/// So far ahead nobody plans.
constexpr std::chrono::days kLatest{2 * 365};
/// A calendar has the games of so many pages, the newest.
constexpr int kPagesOfACalendar = 4;

/// What `change` answers to those who may edit the group, of what the body says.
template <class Body, class Change>
Answer by_body(RoutedRequest const& asked, Change const& change) {
  return for_editors(asked, [&](GroupAccess& opened) -> Answer {
    auto const body = codec::read_body<Body>(asked.request.body);
    if (!body) return bad_request(body.error());
    if (asked.services.are_full()) return full_answer();
    return change(opened, *body);
  });
}

/// The keys as they are after `change`.
template <class Change>
Answer keys_after(RoutedRequest const& asked, Change const& change) {
  return for_editors(asked, [&](GroupAccess& opened) {
    change(opened);
    return json_answer(200, groups::group_keys_text(opened.store, bearer_of(asked.request)));
  });
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

Answer plan_evening(RoutedRequest const& asked) {
  return by_body<groups::EveningPlan>(
      asked, [&](GroupAccess& opened, groups::EveningPlan const& plan) -> Answer {
        groups::GroupEvenings evenings(opened.store);
        bool const is_ahead = plan.at > asked.now && plan.at < asked.now + table::Duration(kLatest);
        if (!is_ahead) return error_answer(400, "bad_field", "at: must lie ahead, within two years", "at");
        evenings.plan(plan.at, plan.place, asked.now);
        tell(opened,
             [&](std::string const& name) { return groups::evening_post(name, plan.at, plan.place); });
        return shown(asked);
      });
}

Answer call_off_evening(RoutedRequest const& asked) {
  return for_editors(asked, [&](GroupAccess& opened) -> Answer {
    if (groups::GroupEvenings(opened.store).call_off(asked.now))
      tell(opened, [](std::string const& name) { return groups::called_off_post(name); });
    return shown(asked);
  });
}

Answer open_calendar(RoutedRequest const& asked) {
  return keys_after(asked, [&](GroupAccess& opened) {
    groups::GroupCalendar(opened.store).open_anew(bearer_of(asked.request));
  });
}

Answer close_calendar(RoutedRequest const& asked) {
  return keys_after(asked, [](GroupAccess& opened) { groups::GroupCalendar(opened.store).close(); });
}

Answer show_calendar(RoutedRequest const& asked) {
  constexpr std::string_view kEnding = ".ics";
  auto key = asked.path.text("file");
  if (!key.ends_with(kEnding)) return no_calendar();
  key.resize(key.size() - kEnding.size());
  auto& groups = asked.services.groups;
  if (auto const store = groups.open_calendar(key);
      store && holds_surroundings(asked.services.lobby.ledger()))
    groups.touch(store->group());
  return SlowAnswer([key = std::move(key), now = asked.now](Archive& archive) -> HttpAnswer {
    auto const store = archive.groups().open_calendar(key);
    if (!store) return no_calendar();
    return {200,
            groups::icalendar_of(evenings_of(*store, now), now),
            {{"Content-Type", "text/calendar; charset=utf-8"}, {"Cache-Control", "no-store"}}};
  });
}

Answer set_webhook(RoutedRequest const& asked) {
  auto const* const webhooks = asked.services.webhooks;
  if (webhooks == nullptr) return error_answer(404, "no_notices", "This server calls nobody.");
  return by_body<groups::WebhookWanted>(
      asked, [&](GroupAccess& opened, groups::WebhookWanted const& wanted) -> Answer {
        if (!push::Endpoint::read(wanted.address, webhooks->reach()))
          return error_answer(400, "bad_field", "address: must be an https address", "address");
        groups::GroupWebhook(opened.store).set(wanted.address);
        return json_answer(200, groups::group_keys_text(opened.store, bearer_of(asked.request)));
      });
}

Answer remove_webhook(RoutedRequest const& asked) {
  return keys_after(asked, [](GroupAccess& opened) { groups::GroupWebhook(opened.store).remove(); });
}

}  // namespace kuhhandel::server::routes
