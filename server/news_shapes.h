// What tables tell what lies around them, as it waits in the outbox.
#pragma once

#include <cstdint>
#include <limits>

#include "codec/score_sheet_shapes.h"
#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "server/news.h"
#include "table/table_kinds.h"

namespace kuhhandel::server {

template <class Number>
using AnyNumber = codec::Whole<Number, 0, std::numeric_limits<std::int32_t>::max()>;

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<ratings::Sitting> =
    shape("sitting", "", member<&ratings::Sitting::seat>("seat"),
          member<table::LoggedText, &ratings::Sitting::name>("name"));

template <>
inline constexpr auto kShape<ratings::Showing> = shape(
    "showing", "", member<server::AnyNumber<int>, &ratings::Showing::rank>("rank"),
    member<server::AnyNumber<int>, &ratings::Showing::bluffs>("bluffs"),
    member<server::AnyNumber<int>, &ratings::Showing::seen_through>("seen_through"),
    member<Listed<table::LoggedText>, &ratings::Showing::quartets>("quartets"));

template <>
inline constexpr auto kShape<ratings::SeatAtEnd> =
    shape("seat_at_end", "", member<&ratings::SeatAtEnd::seat>("seat"),
          member<table::LoggedText, &ratings::SeatAtEnd::name>("name"),
          member<&ratings::SeatAtEnd::has_left>("has_left"), flat<&ratings::SeatAtEnd::showing>());

template <>
inline constexpr auto kShape<ratings::GameAtEnd> = shape(
    "game_at_end", "",
    member<table::LoggedText, &ratings::GameAtEnd::discipline, &ratings::Discipline::edition>("edition"),
    member<server::AnyNumber<int>, &ratings::GameAtEnd::discipline, &ratings::Discipline::seats>("of"),
    member<Listed<KindOf<ratings::SeatAtEnd>>, &ratings::GameAtEnd::seats>("seats"));

template <>
inline constexpr auto kShape<server::news::OpenedForGroup> =
    shape("opened_for_group", "",
          member<server::AnyNumber<groups::GroupId>, &server::news::OpenedForGroup::group>("group"));

template <>
inline constexpr auto kShape<server::news::GameBegan> =
    shape("game_began", "", member<server::AnyNumber<int>, &server::news::GameBegan::game>("game"),
          member<Listed<KindOf<ratings::Sitting>>, &server::news::GameBegan::sitting>("sitting"));

template <>
inline constexpr auto kShape<server::news::GameEnded> =
    shape("game_ended", "", member<server::AnyNumber<int>, &server::news::GameEnded::game>("game"),
          member<table::LoggedText, &server::news::GameEnded::note>("note"),
          member<&server::news::GameEnded::sheet>("sheet"),
          member<Maybe<KindOf<ratings::GameAtEnd>>, &server::news::GameEnded::rated>("rated"));

template <>
inline constexpr auto kShape<server::news::Gone> = shape("gone", "");

}  // namespace kuhhandel::codec
