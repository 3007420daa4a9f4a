// Wire formats of ratings (docs/HTTP_API.md). Strengths are in displayed points.
#pragma once

#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "ratings/standings.h"
#include "table/messages/table_kinds.h"
#include "table/messages/table_shapes.h"

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<ratings::RatingPoint> = shape(
    "RatingMark", "A name's rating after a game.", member<table::Time, &ratings::RatingPoint::ended>("ended"),
    computed<HowMany<std::int64_t>>(
        "points", "The rating in points; new names have 1000.",
        [](auto const& mark, auto const&) { return ratings::points_of(mark.rating.mean); }),
    computed<HowMany<std::int64_t>>(
        "give_or_take", "The rating's standard deviation, in points.",
        [](auto const& mark, auto const&) { return ratings::points_of(mark.rating.deviation); }),
    computed<KindOf<bool>>("provisional", "Whether the rating is still uncertain.",
                           [](auto const& mark, auto const&) { return mark.rating.is_provisional(); }));

template <>
inline constexpr auto kShape<ratings::DisciplineOfName> = shape(
    "RatingOfName", "A name's rating in an edition with a number of seats.",
    computed<Text>("edition", {},
                   [](auto const& of, auto const&) { return std::string_view(of.discipline.edition); }),
    computed<HowMany<int>>("seats", {}, [](auto const& of, auto const&) { return of.discipline.seats; }),
    member<HowMany<int>, &ratings::DisciplineOfName::games>("games"),
    member<HowMany<int>, &ratings::DisciplineOfName::wins>(
        "wins", "Games in which no other registered name was ahead."),
    member<Listed<KindOf<ratings::RatingPoint>>, &ratings::DisciplineOfName::course>(
        "course", "The ratings after the latest games, oldest first."));

template <>
inline constexpr auto kShape<ratings::Favourite> =
    shape("FavouriteAnimal", "", member<table::LoggedText, &ratings::Favourite::animal>("animal"),
          member<HowMany<int>, &ratings::Favourite::quartets>("quartets"));

template <>
inline constexpr auto kShape<ratings::NameRatings> =
    shape("NameTold", "A name's public ratings from its rated games (POST /api/ratings).",
          member<table::LoggedText, &ratings::NameRatings::name>("name"),
          member<HowMany<int>, &ratings::NameRatings::games>("games"),
          member<HowMany<int>, &ratings::NameRatings::wins>("wins"),
          member<HowMany<int>, &ratings::NameRatings::bluffs>("bluffs",
                                                              "The number of bids above the money in hand."),
          member<HowMany<int>, &ratings::NameRatings::seen_through>("seen_through",
                                                                    "How many `bluffs` were exposed."),
          member<Listed<KindOf<ratings::Favourite>>, &ratings::NameRatings::favourites>("favourites"),
          member<Listed<KindOf<ratings::DisciplineOfName>>, &ratings::NameRatings::ratings>("ratings"));

template <>
inline constexpr auto kShape<ratings::RatingChange> = shape(
    "RatingChange", "The change of a name's rating by a game.", member<&ratings::RatingChange::seat>("seat"),
    member<table::LoggedText, &ratings::RatingChange::name>("name"),
    computed<HowMany<std::int64_t>>(
        "before", "The points before the game.",
        [](auto const& change, auto const&) { return ratings::points_of(change.before.mean); }),
    computed<HowMany<std::int64_t>>(
        "after", "The points after the game.",
        [](auto const& change, auto const&) { return ratings::points_of(change.after.mean); }),
    computed<KindOf<bool>>("provisional", "Whether the rating is still uncertain.",
                           [](auto const& change, auto const&) { return change.after.is_provisional(); }),
    member<&ratings::RatingChange::has_left>("has_left", "Whether the player left before the end."));

template <>
inline constexpr auto kShape<ratings::GameRatings> =
    shape("RatedGameTold", "Rating changes (GET /api/tables/ID/games/NUMBER/ratings).",
          member<Listed<KindOf<ratings::RatingChange>>, &ratings::GameRatings::changes>(
              "changes", "The changes by seat; empty if the game is not rated."));

}  // namespace kuhhandel::codec
