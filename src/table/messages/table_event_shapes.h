// Wire formats of a table's events; most are facts, with the same format in the log.
#pragma once

#include <cstddef>
#include <vector>

#include "codec/wire/named.h"
#include "table/fact.h"
#include "table/messages/table_kinds.h"
#include "table/races/race.h"
#include "table/step.h"

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::fact::Seated> =
    shape("seated", "", member<&table::fact::Seated::seat>("seat"),
          member<table::LoggedText, &table::fact::Seated::player>("player"),
          member<Maybe<KindOf<Face>>, &table::fact::Seated::face>("face"));

template <>
inline constexpr auto kShape<table::fact::BotSeated> =
    shape("bot_seated", "", member<&table::fact::BotSeated::seat>("seat"),
          member<table::LoggedText, &table::fact::BotSeated::bot>("bot"),
          member<table::LoggedText, &table::fact::BotSeated::player>("player"));

template <>
inline constexpr auto kShape<table::fact::SeatVacated> =
    shape("freed", "", member<&table::fact::SeatVacated::seat>("seat"),
          member<Maybe<KindOf<table::VacateReason>>, &table::fact::SeatVacated::reason>("reason"));

template <>
inline constexpr auto kShape<table::fact::RoundTrip> = shape(
    "lag", "The measured round trip to a player has changed.", member<&table::fact::RoundTrip::seat>("seat"),
    member<table::Lasting, &table::fact::RoundTrip::round_trip>("lag"));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

/// The hammer is an event of its own.
struct Call : codec::Whole<int, 1, 3> {
  static boost::json::value schema(auto&) { return boost::json::object{{"enum", {1, 2}}}; }
};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::fact::Called> =
    shape("called", "The lot is going once (1) or twice (2).",
          member<table::Call, &table::fact::Called::call>("call"));

template <>
inline constexpr auto kShape<table::fact::Away> =
    shape("away", "The connection to the player was lost.", member<&table::fact::Away::seat>("seat"));

template <>
inline constexpr auto kShape<table::fact::Back> =
    shape("back", "The player is connected again.", member<&table::fact::Back::seat>("seat"));

template <>
inline constexpr auto kShape<table::fact::StandIn> =
    shape("stand_in", "A bot plays for the absent player.", member<&table::fact::StandIn::seat>("seat"),
          member<table::LoggedText, &table::fact::StandIn::bot>("bot"));

template <>
inline constexpr auto kShape<table::fact::Paused> =
    shape("paused", "All wait for the missing player to return; null if the host paused.",
          member<&table::fact::Paused::missing>("missing"));

template <>
inline constexpr auto kShape<table::fact::Resumed> = shape("resumed", "");

template <>
inline constexpr auto kShape<table::TableSettings> =
    shape("Conduct", "", member<&table::TableSettings::speed>("speed"),
          member<&table::TableSettings::gavel>("gavel"), member<&table::TableSettings::absence>("absence"),
          member<table::LoggedText, &table::TableSettings::stand_in>(
              "stand_in", "The bot kind that plays for an absent player."),
          member<table::LoggedMemoryAid, &table::TableSettings::memory_aid>(
              "memory_aid", "Whether clients may show each player's public payments."),
          member<table::LoggedOpenHandsAfter, &table::TableSettings::open_hands_after>(
              "open_hands_after", "Minutes after which spectators see all hands; 0: never."),
          member<table::LoggedFairness, &table::TableSettings::fairness>("fairness"),
          member<table::LoggedLatecomers, &table::TableSettings::latecomers>("latecomers"));

template <>
inline constexpr auto kShape<table::fact::SettingsChanged> = shape(
    "conducted", "The host changed a setting of the table.", flat<&table::fact::SettingsChanged::settings>());

template <>
inline constexpr auto kShape<table::BigScreen> =
    shape("BigScreen", "The big screen of a table: a spectator's page on a television.",
          member<&table::BigScreen::present>("present", "Whether a big screen is connected."));

template <>
inline constexpr auto kShape<table::fact::Reopened> = shape(
    "reopened", "The server is back after an interruption; clocks restart in a new epoch.",
    member<IfAny<table::LoggedText>, &table::fact::Reopened::incarnation>("epoch"),
    member<table::LastingIfAny, &table::fact::Reopened::downtime>(
        "stood_still", "The interruption in milliseconds, added to time limits at correspondence tables."));

template <>
inline constexpr auto kShape<table::fact::SeenEnough> =
    shape("seen_enough", "The player has seen enough; the reveal delay ends when all present players have.",
          member<&table::fact::SeenEnough::seat>("seat"));

template <>
inline constexpr auto kShape<table::fact::Passed> =
    shape("passed", "The player does not want the lot, until a bid or `pass_taken_back`.",
          member<&table::fact::Passed::seat>("seat"));

template <>
inline constexpr auto kShape<table::fact::PassTakenBack> =
    shape("pass_taken_back", "The player may want the lot after all.",
          member<&table::fact::PassTakenBack::seat>("seat"));

template <>
inline constexpr auto kShape<table::fact::FastForward> =
    shape("on_to_me",
          "The player skips to the next decision; while all present players want that, bots act at once.",
          member<&table::fact::FastForward::seat>("seat"));

template <>
inline constexpr auto kShape<table::table_event::Started> =
    shape("started", "", member<Whole<int, 1, 1'000'000>, &table::table_event::Started::game>("game"),
          member<&table::table_event::Started::first>("first"));

template <>
inline constexpr auto kShape<table::table_event::TimedOut> =
    shape("slept", "The seat's time ran out; the server chose.",
          member<&table::table_event::TimedOut::seat>("seat"));

template <>
inline constexpr auto kShape<table::table_event::Renamed> =
    shape("renamed", "The player changed the name.", member<&table::table_event::Renamed::seat>("seat"),
          member<table::LoggedText, &table::table_event::Renamed::before>("before"),
          member<table::LoggedText, &table::table_event::Renamed::player>("player"));

template <>
inline constexpr auto kShape<table::table_event::Pressed> =
    shape("pressed", "A press in a race before its verdict: a claim (count) or a late bid (amount).",
          member<&table::table_event::Pressed::seat>("seat"),
          member<Maybe<Amount>, &table::table_event::Pressed::amount>("amount"),
          given([](auto const& hand, auto const&) { return !hand.amount; },
                member<Whole<int, 1, 10>, &table::table_event::Pressed::count>("count")));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

/// A press as the verdict contains it.
struct PublicPress {
  table_event::Pressed hand;
  Duration after;
  Duration round_trip;
  Duration credit;
};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::PublicPress> = shape(
    "JudgedPress", "A press in a verdict, with times in milliseconds.", flat<&table::PublicPress::hand>(),
    member<table::Lasting, &table::PublicPress::after>("after",
                                                       "The counted delay after the earliest press."),
    member<table::Lasting, &table::PublicPress::round_trip>("lag", "The measured round trip to the player."),
    member<table::Difference, &table::PublicPress::credit>(
        "credit", "How much earlier the press counts than it arrived."));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

/// Returns the presses in the order in which they count, with times relative to the earliest.
std::vector<PublicPress> public_presses(table_event::Verdict const& verdict);

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::table_event::Verdict> =
    shape("verdict", "The end of a race: the presses in the order in which they count.",
          computed<ListOf<KindOf<table::PublicPress>, std::vector<table::PublicPress>, table::kMaxPresses>>(
              "presses", {}, [](auto const& verdict, auto const&) { return table::public_presses(verdict); }),
          member<&table::table_event::Verdict::drawn>(
              "drawn", "Whether two presses within 5 ms, in strict play 180 ms, were decided by lot."));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

/// The table's events, without those of its game.
using AnyTableEvent =
    std::variant<fact::Seated, fact::BotSeated, fact::SeatVacated, table_event::Renamed, fact::Away,
                 fact::Back, table_event::TimedOut, table_event::Started, fact::Called, table_event::Pressed,
                 table_event::Verdict, fact::RoundTrip, fact::StandIn, fact::Paused, fact::Resumed,
                 fact::SettingsChanged, fact::Reopened, fact::SeenEnough, fact::Passed, fact::PassTakenBack,
                 fact::FastForward>;
inline constexpr codec::Named<AnyTableEvent> kTableEvents{.by = "name"};

}  // namespace kuhhandel::table
