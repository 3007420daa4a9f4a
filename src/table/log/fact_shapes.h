// Log formats of facts. Facts that are also events of the table have the same format on the wire.
#pragma once

#include "codec/wire/named.h"
#include "engine/phases/turn_up.h"
#include "table/fact.h"
#include "table/log/log_snapshot_shapes.h"
#include "table/messages/arrangement_shapes.h"
#include "table/messages/table_event_shapes.h"

namespace kuhhandel::table {

using LoggedId = codec::IfAny<LoggedText>;

/// Games of the first version omit it.
struct LoggedRulesVersion : codec::Whole<int, 1, kRulesVersion> {
  static bool is_there(int version) { return version != 1; }
};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::fact::Started> =
    shape("started", "", member<table::LoggedText, &table::fact::Started::seed>("seed"),
          member<table::LoggedRulesVersion, &table::fact::Started::rules_version>("rules_version"));

template <>
inline constexpr auto kShape<table::fact::Played> =
    shape("played", "", member<table::LoggedCommand, &table::fact::Played::command>("command"),
          member<table::LoggedId, &table::fact::Played::id>("id"),
          member<IfTrue, &table::fact::Played::timed_out>("slept"));

template <>
inline constexpr auto kShape<table::fact::Silent> =
    shape("silent", "", member<&table::fact::Silent::seat>("seat"),
          member<IfTrue, &table::fact::Silent::timed_out>("slept"));

template <>
inline constexpr auto kShape<table::fact::ClaimNoted> =
    shape("claim_noted", "", member<&table::fact::ClaimNoted::seat>("seat"));

template <>
inline constexpr auto kShape<table::fact::Pressed> = shape(
    "pressed", "",
    member<table::LoggedCommand, &table::fact::Pressed::press, &table::Press::command>("command"),
    member<table::LoggedText, &table::fact::Pressed::press, &table::Press::id>("id"),
    member<Whole<int, 0, kFirstCount>, &table::fact::Pressed::press, &table::Press::count>("count"),
    member<table::Time, &table::fact::Pressed::press, &table::Press::moment>("moment"),
    member<table::Time, &table::fact::Pressed::press, &table::Press::arrival, &table::Arrival::at>("arrival"),
    member<table::Lasting, &table::fact::Pressed::press, &table::Press::arrival, &table::Arrival::round_trip>(
        "lag"),
    member<Maybe<KindOf<table::Seen>>, &table::fact::Pressed::press, &table::Press::arrival,
           &table::Arrival::seen>("seen"));

template <>
inline constexpr auto kShape<table::fact::Judged> =
    shape("judged", "",
          member<ListOf<Whole<int, 0, table::kMaxPresses - 1>, std::vector<int>, table::kMaxPresses, 1>,
                 &table::fact::Judged::order>("order"));

template <>
inline constexpr auto kShape<table::fact::AutoPlayStarted> =
    shape("given_up", "", member<&table::fact::AutoPlayStarted::seat>("seat"));

template <>
inline constexpr auto kShape<table::fact::AttentionChanged> =
    shape("attention", "", member<&table::fact::AttentionChanged::seat>("seat"),
          member<&table::fact::AttentionChanged::attentive>("attentive"));

template <>
inline constexpr auto kShape<table::fact::SeatRestored> =
    shape("given_back", "", member<&table::fact::SeatRestored::seat>("seat"),
          member<table::LoggedText, &table::fact::SeatRestored::player>("player"),
          member<Maybe<KindOf<Face>>, &table::fact::SeatRestored::face>("face"));

template <>
inline constexpr auto kShape<table::fact::Renamed> =
    shape("renamed", "", member<&table::fact::Renamed::seat>("seat"),
          member<table::LoggedText, &table::fact::Renamed::player>("player"));

template <>
inline constexpr auto kShape<table::fact::FaceChanged> =
    shape("face_changed", "", member<&table::fact::FaceChanged::seat>("seat"),
          member<&table::fact::FaceChanged::face>("face"));

template <>
inline constexpr auto kShape<table::fact::BigScreenAllowed> =
    shape("big_screen_allowed", "", member<&table::fact::BigScreenAllowed::allowed>("allowed"),
          member<table::LoggedId, &table::fact::BigScreenAllowed::key_hash>("key_hash"));

template <>
inline constexpr auto kShape<table::fact::BigScreenPresent> =
    shape("big_screen_present", "", member<&table::fact::BigScreenPresent::present>("present"));

template <>
inline constexpr auto kShape<table::fact::Ready> = shape(
    "ready", "", member<&table::fact::Ready::seat>("seat"), member<&table::fact::Ready::ready>("ready"));

template <>
inline constexpr auto kShape<table::fact::JoinRequested> =
    shape("asked", "", member<&table::fact::JoinRequested::seat>("seat"),
          member<table::LoggedText, &table::fact::JoinRequested::player>("player"),
          member<Maybe<KindOf<Face>>, &table::fact::JoinRequested::face>("face"));

template <>
inline constexpr auto kShape<table::fact::JoinAccepted> =
    shape("let_in", "", member<table::LoggedText, &table::fact::JoinAccepted::player>("player"));

template <>
inline constexpr auto kShape<table::fact::JoinDenied> =
    shape("turned_away", "", member<table::LoggedText, &table::fact::JoinDenied::player>("player"));

template <>
inline constexpr auto kShape<table::fact::Arranged> =
    shape("arranged", "", table::Arranging<&table::fact::Arranged::arrangement>{});

template <>
inline constexpr auto kShape<table::fact::Committed> =
    shape("committed", "", member<table::LoggedText, &table::fact::Committed::secret>("secret"),
          member<table::LoggedText, &table::fact::Committed::commitment>("commitment"));

template <>
inline constexpr auto kShape<table::fact::ChanceBound> =
    shape("chance_bound", "", member<&table::fact::ChanceBound::seat>("seat"),
          member<table::ChanceDigits, &table::fact::ChanceBound::hash>("hash"));

template <>
inline constexpr auto kShape<table::fact::Opening> =
    shape("opening", "",
          member<ListOf<KindOf<Seat>, std::vector<Seat>, kMaxSeats>, &table::fact::Opening::seats>("seats"));

template <>
inline constexpr auto kShape<table::fact::ChanceOpened> =
    shape("chance_opened", "", member<&table::fact::ChanceOpened::seat>("seat"),
          member<table::ChanceDigits, &table::fact::ChanceOpened::random>("random"));

template <>
inline constexpr auto kShape<table::fact::ChanceWithheld> = shape(
    "chance_withheld", "",
    member<ListOf<KindOf<Seat>, std::vector<Seat>, kMaxSeats>, &table::fact::ChanceWithheld::seats>("seats"));

template <>
inline constexpr auto kShape<table::fact::ChanceAdded> =
    shape("chance_added", "", member<&table::fact::ChanceAdded::seat>("seat"),
          member<table::LoggedText, &table::fact::ChanceAdded::random>("random"));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

inline constexpr codec::Named<FactVariant> kFacts{.by = "name"};

}  // namespace kuhhandel::table
