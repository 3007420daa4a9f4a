// What a webhook is told (docs/PROTOCOL.md).
#pragma once

#include <array>
#include <utility>

#include "groups/group_post.h"
#include "groups/group_shapes.h"
#include "table/table_kinds.h"

namespace kuhhandel::groups {

constexpr std::string_view word_of(PostEvent event) {
  switch (event) {
    case PostEvent::game_written:
      return "game_written";
    case PostEvent::evening_planned:
      return "evening_planned";
    case PostEvent::evening_called_off:
      return "evening_called_off";
  }
  std::unreachable();
}

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kEach<groups::PostEvent> =
    std::array{groups::PostEvent::game_written, groups::PostEvent::evening_planned,
               groups::PostEvent::evening_called_off};

template <>
inline constexpr auto kShape<groups::PostedResult> =
    shape("PostedResult", "", member<PlayerName, &groups::PostedResult::player>("player"),
          member<Points, &groups::PostedResult::points>("points"),
          member<Whole<int, 1, kMaxSeats>, &groups::PostedResult::rank>("rank"));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

/// Left out where there are none.
struct PostedResults : codec::Listed<codec::KindOf<PostedResult>> {
  static bool is_there(std::vector<PostedResult> const& results) { return !results.empty(); }
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::GroupPost> = shape(
    "GroupPost", "What is posted to the webhook of a group.", member<&groups::GroupPost::event>("event"),
    member<PlayerName, &groups::GroupPost::group>("group", "Its name."),
    member<TextUpTo<1000>, &groups::GroupPost::text>("text", "The same for people, in English."),
    member<Maybe<groups::GroupNumber>, &groups::GroupPost::game>("game", "With `game_written`: its number."),
    member<IfAny<TextUpTo<10>>, &groups::GroupPost::date>("date", "With `game_written`: its day."),
    member<IfAny<TextUpTo<60>>, &groups::GroupPost::place>("place"),
    member<groups::PostedResults, &groups::GroupPost::results>("results",
                                                               "With `game_written`, the best first."),
    member<Maybe<table::Time>, &groups::GroupPost::at>("at", "With `evening_planned`: when it begins."));

}  // namespace kuhhandel::codec
