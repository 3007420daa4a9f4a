// JSON of the requests about push notifications (docs/HTTP_API.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "live/lobby_shapes.h"
#include "server/api/players/my_tables_shapes.h"
#include "server/notifications/push_payload_shapes.h"
#include "store/account_data/subscriptions.h"
#include "table/messages/table_kinds.h"

namespace kuhhandel::server {

/// The push subscription of a browser; its keys are in base64url.
struct BrowserSubscription {
  std::vector<live::KnownSeat> seats;
  std::string endpoint;
  std::string p256dh;
  std::string auth;
  store::NotificationPreferences settings;
};

struct PushKey {
  std::string_view key;
};

struct SubscriptionResult {
  int seats;
  std::optional<bool> is_reachable;
};

using MinuteOfDay = codec::Whole<int, 0, 1439>;

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<store::QuietHours> =
    shape("QuietHours", "Quiet hours in minutes of the day (UTC), over midnight if `until` is not later.",
          member<server::MinuteOfDay, &store::QuietHours::from>("from"),
          member<server::MinuteOfDay, &store::QuietHours::until>("until"),
          member<IfAny<TextUpTo<64>>, &store::QuietHours::zone>(
              "zone", "The browser's time zone, such as Europe/Berlin, for clock changes."));

template <>
inline constexpr auto kShape<server::BrowserSubscription> = shape(
    "CalledBrowser", "A push subscription (PUT /api/notices).",
    member<ListOf<KindOf<live::KnownSeat>, std::vector<live::KnownSeat>, server::kMaxKnownSeats>,
           &server::BrowserSubscription::seats>(
        "seats", "The seats that get notifications; empty: unsubscribes the browser."),
    member<TextUpTo<1000>, &server::BrowserSubscription::endpoint>(
        "endpoint", "The address at the browser's push service."),
    member<TextUpTo<100>, &server::BrowserSubscription::p256dh>("p256dh"),
    member<TextUpTo<30>, &server::BrowserSubscription::auth>("auth"),
    member<TextUpTo<2>, &server::BrowserSubscription::settings, &store::NotificationPreferences::language>(
        "language"),
    member<&server::BrowserSubscription::settings, &store::NotificationPreferences::turns>("turns"),
    member<&server::BrowserSubscription::settings, &store::NotificationPreferences::begins>("begins"),
    member<&server::BrowserSubscription::settings, &store::NotificationPreferences::let_in>("let_in"),
    member<Maybe<KindOf<store::QuietHours>>, &server::BrowserSubscription::settings,
           &store::NotificationPreferences::quiet>("quiet"));

template <>
inline constexpr auto kShape<server::PushKey> =
    shape("NoticesKey", "The server's key for push subscriptions (GET /api/notices).",
          member<Text, &server::PushKey::key>("key"));

template <>
inline constexpr auto kShape<server::SubscriptionResult> =
    shape("NoticesKept", "The state of a browser's notifications.",
          member<HowMany<int>, &server::SubscriptionResult::seats>(
              "seats", "The number of the browser's seats that get notifications."),
          member<Maybe<KindOf<bool>>, &server::SubscriptionResult::is_reachable>(
              "is_reached", "Whether the server reaches the push service; absent if unknown."));

}  // namespace kuhhandel::codec
