#include <algorithm>
#include <set>

#include "codec/wire/body.h"
#include "push/base64url.h"
#include "server/api/handlers.h"
#include "server/api/players/push_subscription_shapes.h"
#include "server/http/json_response.h"
#include "server/notifications/push_notifier.h"
#include "server/notifications/quiet_hours.h"

namespace kuhhandel::server::routes {
namespace {

HttpResponse push_disabled() {
  return error_response(404, "no_notices", "This server does not send notifications.");
}

HttpResponse bad_field(std::string_view field, std::string const& what) {
  return error_response(400, "bad_field", std::string(field) + ": " + what, field);
}

/// Returns a refusal if the subscription cannot receive notifications, else nullopt.
std::optional<HttpResponse> check_subscription(BrowserSubscription const& browser,
                                               push::AddressPolicy policy) {
  if (!push::Endpoint::read(browser.endpoint, policy))
    return bad_field("endpoint", "must be the https address of a push service");
  if (!push::is_point(push::from_base64url(browser.p256dh, push::kPointBytes).value_or("")))
    return bad_field("p256dh", "must be a key of the curve P-256, in base64url");
  if (push::from_base64url(browser.auth, push::kAuthBytes).value_or("").size() != push::kAuthBytes)
    return bad_field("auth", "must be 16 bytes, in base64url");
  if (std::ranges::find(kLanguages, browser.settings.language) == kLanguages.end())
    return bad_field("language", "must be one of en, de, nl, fr, ru");
  return {};
}

/// Relation of a token to its table.
enum class TokenHolder : std::uint8_t { seated, requester };
std::optional<TokenHolder> holder_of(TableDirectory& directory, live::KnownSeat const& known) {
  if (auto const* const loaded = directory.in_memory(known.table)) {
    if (loaded->seat_of(known.token)) return TokenHolder::seated;
    return loaded->tokens().is_requester_token(loaded->table(), keys::hash_of(known.token))
               ? std::optional(TokenHolder::requester)
               : std::nullopt;
  }
  return store::seat_of(directory.ledger().keys(known.table).seats, known.token)
             ? std::optional(TokenHolder::seated)
             : std::nullopt;
}

std::vector<store::Subscription> subscriptions(TableDirectory& directory,
                                               BrowserSubscription const& browser) {
  std::vector<store::Subscription> requested;
  for (auto const& known : browser.seats) {
    auto const token_holder = holder_of(directory, known);
    if (!token_holder) continue;
    auto const* const loaded = directory.in_memory(known.table);
    requested.push_back({.table = known.table,
                         .key = keys::hash_of(known.token),
                         .is_seated = *token_holder == TokenHolder::seated,
                         .endpoint = browser.endpoint,
                         .point = *push::from_base64url(browser.p256dh, push::kPointBytes),
                         .auth = *push::from_base64url(browser.auth, push::kAuthBytes),
                         .preferences = browser.settings,
                         .notified_version = loaded == nullptr ? 0 : push_cursor(loaded->table()),
                         .pending = {},
                         .is_reachable = {}});
  }
  return requested;
}

/// Makes the tables emit their current status for the browser; earlier events are ignored.
void emit_current_status(TableDirectory& directory, WatchedTables& tables,
                         std::vector<store::Subscription> const& requested) {
  for (auto const& one : requested) {
    auto* const loaded = directory.in_memory(one.table);
    tables.add(one.table, loaded == nullptr ? 0 : loaded->table().version());
    if (loaded != nullptr) directory.after_change(*loaded);
  }
}

}  // namespace

Task<HttpResponse> show_push_key(RequestContext& ctx) {
  auto const* const push_notifier = ctx.services.push_notifier;
  if (push_notifier == nullptr) co_return push_disabled();
  co_return json_response(200, codec::text_of(PushKey{push_notifier->key()}, codec::NoEdition{}));
}

Task<HttpResponse> subscribe_browser(RequestContext& ctx) {
  auto* const push_notifier = ctx.services.push_notifier;
  if (push_notifier == nullptr) co_return push_disabled();
  auto browser = ctx.body<BrowserSubscription>();
  auto& quiet = browser.settings.quiet;
  if (quiet) quiet = in_local_time(*quiet, ctx.now, push_notifier->zones());
  if (auto refusal = check_subscription(browser, push_notifier->address_policy()))
    co_return *std::move(refusal);
  auto const requested = subscriptions(ctx.services.directory, browser);
  if (!push_notifier->subscribe(browser.endpoint, requested)) co_return disk_full();
  emit_current_status(ctx.services.directory, push_notifier->tables(), requested);
  SubscriptionResult result{.seats = static_cast<int>(requested.size()), .is_reachable = {}};
  if (!requested.empty()) result.is_reachable = push_notifier->probe_endpoint(browser.endpoint);
  co_return json_response(200, codec::text_of(result, codec::NoEdition{}));
}

}  // namespace kuhhandel::server::routes
