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
inline constexpr auto kShape<store::QuietHours> = shape(
    "QuietHours", "In minutes of the day in UTC; over midnight if the end is not later.",
    member<server::MinuteOfDay, &store::QuietHours::from>("from"),
    member<server::MinuteOfDay, &store::QuietHours::until>("until"),
    member<IfAny<TextUpTo<64>>, &store::QuietHours::zone>(
        "zone", "The time zone of the browser, whose clock changes they follow, such as Europe/Berlin."));

template <>
inline constexpr auto kShape<server::BrowserSubscription> = shape(
    "CalledBrowser", "PUT /api/notices",
    member<ListOf<KindOf<live::KnownSeat>, std::vector<live::KnownSeat>, server::kMaxKnownSeats>,
           &server::BrowserSubscription::seats>(
        "seats", "The tables with notifications; empty: the browser is deleted."),
    member<TextUpTo<1000>, &server::BrowserSubscription::endpoint>("endpoint",
                                                                   "As the browser's push service gave it."),
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
    shape("NoticesKey", "GET /api/notices: the key of the server that a browser subscribes to.",
          member<Text, &server::PushKey::key>("key"));

template <>
inline constexpr auto kShape<server::SubscriptionResult> =
    shape("NoticesKept", "The notifications of a browser.",
          member<HowMany<int>, &server::SubscriptionResult::seats>(
              "seats", "The number of its tables that have notifications."),
          member<Maybe<KindOf<bool>>, &server::SubscriptionResult::is_reachable>(
              "is_reached", "Whether its push service can be reached from here; absent if unknown."));

}  // namespace kuhhandel::codec
