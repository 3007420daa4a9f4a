#include <algorithm>
#include <set>

#include "codec/wire/body.h"
#include "push/base64url.h"
#include "server/api/handlers.h"
#include "server/api/push_subscription_shapes.h"
#include "server/http/json_response.h"
#include "server/notifications/push_notifier.h"

namespace kuhhandel::server::routes {
namespace {

HttpAnswer switched_off() {
  return error_answer(404, "no_notices", "This server does not send notifications.");
}

HttpAnswer bad_field(std::string_view field, std::string const& what) {
  return error_answer(400, "bad_field", std::string(field) + ": " + what, field);
}

/// The refusal for a browser that cannot be called.
std::optional<HttpAnswer> refused_browser(CalledBrowser const& browser, push::Reach reach) {
  if (!push::Endpoint::read(browser.endpoint, reach))
    return bad_field("endpoint", "must be the https address of a push service");
  if (!push::is_point(push::from_base64url(browser.p256dh, push::kPointBytes).value_or("")))
    return bad_field("p256dh", "must be a key of the curve P-256, in base64url");
  if (push::from_base64url(browser.auth, push::kAuthBytes).value_or("").size() != push::kAuthBytes)
    return bad_field("auth", "must be 16 bytes, in base64url");
  if (std::ranges::find(kLanguages, browser.called_for.language) == kLanguages.end())
    return bad_field("language", "must be one of en, de, nl, fr, ru");
  return {};
}

/// How the key stands to the table; none where it opens nothing there.
enum class Holder : std::uint8_t { seated, newcomer };
std::optional<Holder> holder(Lobby& lobby, live::KnownSeat const& known) {
  if (auto const* const live = lobby.in_memory(known.table)) {
    if (live->seat_of(known.token)) return Holder::seated;
    return live->keys().is_newcomers(live->table(), keys::hash_of(known.token))
               ? std::optional(Holder::newcomer)
               : std::nullopt;
  }
  return store::seat_of(lobby.ledger().keys(known.table).seats, known.token) ? std::optional(Holder::seated)
                                                                             : std::nullopt;
}

std::vector<store::Subscription> subscriptions(Lobby& lobby, CalledBrowser const& browser) {
  std::vector<store::Subscription> wanted;
  for (auto const& known : browser.seats) {
    auto const how = holder(lobby, known);
    if (!how) continue;
    auto const* const live = lobby.in_memory(known.table);
    wanted.push_back({.table = known.table,
                      .key = keys::hash_of(known.token),
                      .is_seated = *how == Holder::seated,
                      .endpoint = browser.endpoint,
                      .point = *push::from_base64url(browser.p256dh, push::kPointBytes),
                      .auth = *push::from_base64url(browser.auth, push::kAuthBytes),
                      .called_for = browser.called_for,
                      .told = live == nullptr ? 0 : told_so_far(live->table()),
                      .waits = {},
                      .is_reached = {}});
  }
  return wanted;
}

/// How they stand is told to the browser, and nothing that they told before.
void tell_anew(Lobby& lobby, CalledTables& tables, std::vector<store::Subscription> const& wanted) {
  for (auto const& one : wanted) {
    auto* const live = lobby.in_memory(one.table);
    tables.add(one.table, live == nullptr ? 0 : live->table().version());
    if (live != nullptr) lobby.settle(*live);
  }
}

}  // namespace

Task<HttpAnswer> show_notices_key(RequestContext& ctx) {
  auto const* const notices = ctx.services.notices;
  if (notices == nullptr) co_return switched_off();
  co_return json_answer(200, codec::text_of(NoticesKey{notices->key()}, codec::NoEdition{}));
}

Task<HttpAnswer> call_browser(RequestContext& ctx) {
  auto* const notices = ctx.services.notices;
  if (notices == nullptr) co_return switched_off();
  auto const browser = ctx.body<CalledBrowser>();
  if (auto refusal = refused_browser(browser, notices->reach())) co_return *std::move(refusal);
  auto const wanted = subscriptions(ctx.services.lobby, browser);
  if (!notices->keep(browser.endpoint, wanted)) co_return full_answer();
  tell_anew(ctx.services.lobby, notices->tables(), wanted);
  NoticesKept kept{.seats = static_cast<int>(wanted.size()), .is_reached = {}};
  if (!wanted.empty()) kept.is_reached = notices->is_reached(browser.endpoint);
  co_return json_answer(200, codec::text_of(kept, codec::NoEdition{}));
}

}  // namespace kuhhandel::server::routes
