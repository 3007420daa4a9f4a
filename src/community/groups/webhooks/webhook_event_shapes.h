// Wire format of webhook events (docs/GROUPS_API.md).
#pragma once

#include <array>
#include <utility>

#include "groups/group_shapes.h"
#include "groups/webhooks/webhook_event.h"
#include "table/messages/table_kinds.h"

namespace kuhhandel::groups {

constexpr std::string_view word_of(WebhookEventKind event) {
  switch (event) {
    case WebhookEventKind::game_recorded:
      return "game_written";
    case WebhookEventKind::evening_planned:
      return "evening_planned";
    case WebhookEventKind::evening_called_off:
      return "evening_called_off";
  }
  std::unreachable();
}

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kEach<groups::WebhookEventKind> =
    std::array{groups::WebhookEventKind::game_recorded, groups::WebhookEventKind::evening_planned,
               groups::WebhookEventKind::evening_called_off};

template <>
inline constexpr auto kShape<groups::WebhookResult> =
    shape("PostedResult", "", member<PlayerName, &groups::WebhookResult::player>("player"),
          member<Points, &groups::WebhookResult::points>("points"),
          member<Whole<int, 1, kMaxSeats>, &groups::WebhookResult::rank>("rank"));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

/// Omitted if empty.
struct PostedResults : codec::Listed<codec::KindOf<WebhookResult>> {
  static bool is_there(std::vector<WebhookResult> const& results) { return !results.empty(); }
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::WebhookEvent> = shape(
    "GroupPost", "Body of a request to a group's webhook.", member<&groups::WebhookEvent::event>("event"),
    member<PlayerName, &groups::WebhookEvent::group>("group", "The group's name."),
    member<TextUpTo<1000>, &groups::WebhookEvent::text>("text", "The event as an English sentence."),
    member<Maybe<groups::GroupNumber>, &groups::WebhookEvent::game>("game",
                                                                    "For `game_written`: the game's number."),
    member<IfAny<TextUpTo<10>>, &groups::WebhookEvent::date>("date", "For `game_written`: the game's day."),
    member<IfAny<TextUpTo<60>>, &groups::WebhookEvent::place>("place"),
    member<groups::PostedResults, &groups::WebhookEvent::results>(
        "results", "For `game_written`: the results, best first."),
    member<Maybe<table::Time>, &groups::WebhookEvent::at>("at",
                                                          "For `evening_planned`: the evening's start."));

}  // namespace kuhhandel::codec
