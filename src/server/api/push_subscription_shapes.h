// JSON of the requests about push notifications (docs/PROTOCOL.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "live/lobby_shapes.h"
#include "server/api/my_tables_model.h"
#include "server/notifications/push_payload_shapes.h"
#include "store/subscriptions.h"
#include "table/table_kinds.h"

namespace kuhhandel::server {

/// The push subscription of a browser; its keys are in base64url.
struct CalledBrowser {
  std::vector<live::KnownSeat> seats;
  std::string endpoint;
  std::string p256dh;
  std::string auth;
  store::CalledFor called_for;
};

struct NoticesKey {
  std::string_view key;
};

struct NoticesKept {
  int seats;
  std::optional<bool> is_reached;
};

using MinuteOfDay = codec::Whole<int, 0, 1439>;

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<store::QuietHours> =
    shape("QuietHours", "In minutes of a day in Greenwich; over midnight where the end is no later.",
          member<server::MinuteOfDay, &store::QuietHours::from>("from"),
          member<server::MinuteOfDay, &store::QuietHours::until>("until"));

template <>
inline constexpr auto kShape<server::CalledBrowser> = shape(
    "CalledBrowser", "PUT /api/notices",
    member<ListOf<KindOf<live::KnownSeat>, std::vector<live::KnownSeat>, server::kMostOwnSeats>,
           &server::CalledBrowser::seats>("seats",
                                          "For which it is called, and no others; none: it is forgotten."),
    member<TextUpTo<1000>, &server::CalledBrowser::endpoint>("endpoint",
                                                             "As the browser's push service gave it."),
    member<TextUpTo<100>, &server::CalledBrowser::p256dh>("p256dh"),
    member<TextUpTo<30>, &server::CalledBrowser::auth>("auth"),
    member<TextUpTo<2>, &server::CalledBrowser::called_for, &store::CalledFor::language>("language"),
    member<&server::CalledBrowser::called_for, &store::CalledFor::turns>("turns"),
    member<&server::CalledBrowser::called_for, &store::CalledFor::begins>("begins"),
    member<&server::CalledBrowser::called_for, &store::CalledFor::let_in>("let_in"),
    member<Maybe<KindOf<store::QuietHours>>, &server::CalledBrowser::called_for, &store::CalledFor::quiet>(
        "quiet"));

template <>
inline constexpr auto kShape<server::NoticesKey> =
    shape("NoticesKey", "GET /api/notices: the key of the server that a browser subscribes to.",
          member<Text, &server::NoticesKey::key>("key"));

template <>
inline constexpr auto kShape<server::NoticesKept> = shape(
    "NoticesKept", "For what a browser is called now.",
    member<HowMany<int>, &server::NoticesKept::seats>("seats", "How many of those it named."),
    member<Maybe<KindOf<bool>>, &server::NoticesKept::is_reached>(
        "is_reached", "Whether its push service can be reached from here; nothing while nobody knows."));

}  // namespace kuhhandel::codec
