// What each event of a table says on the wire; most are facts, which the log keeps in the same words.
#pragma once

#include <cstddef>
#include <vector>

#include "codec/wire/named.h"
#include "table/fact.h"
#include "table/race.h"
#include "table/step.h"
#include "table/table_kinds.h"

namespace kuhhandel {

template <>
inline constexpr auto kShape<fact::Seated> = shape("seated", "", member<&fact::Seated::seat>("seat"),
                                                   member<LoggedText, &fact::Seated::player>("player"));

template <>
inline constexpr auto kShape<fact::BotSeated> = shape(
    "bot_seated", "", member<&fact::BotSeated::seat>("seat"),
    member<LoggedText, &fact::BotSeated::bot>("bot"), member<LoggedText, &fact::BotSeated::player>("player"));

template <>
inline constexpr auto kShape<fact::Freed> = shape("freed", "", member<&fact::Freed::seat>("seat"));

template <>
inline constexpr auto kShape<fact::RoundTrip> =
    shape("lag", "The round trip to a person was measured, and is another than before.",
          member<&fact::RoundTrip::seat>("seat"), member<Lasting, &fact::RoundTrip::round_trip>("path"));

/// The hammer is an event of its own.
struct Call : Whole<int, 1, 3> {
  static boost::json::value schema(auto&) { return boost::json::object{{"enum", {1, 2}}}; }
};

template <>
inline constexpr auto kShape<fact::Called> =
    shape("called", "Going once (1), twice (2).", member<Call, &fact::Called::call>("call"));

template <>
inline constexpr auto kShape<fact::Away> =
    shape("away", "The connection to them was lost.", member<&fact::Away::seat>("seat"));

template <>
inline constexpr auto kShape<fact::Back> =
    shape("back", "They are connected again.", member<&fact::Back::seat>("seat"));

template <>
inline constexpr auto kShape<fact::StandIn> =
    shape("stand_in", "A bot plays for them until they are back.", member<&fact::StandIn::seat>("seat"),
          member<LoggedText, &fact::StandIn::bot>("bot"));

template <>
inline constexpr auto kShape<fact::Paused> =
    shape("paused", "All wait for who is missing, who ends it by coming back; null where the host paused.",
          member<&fact::Paused::missing>("missing"));

template <>
inline constexpr auto kShape<fact::Resumed> = shape("resumed", "");

template <>
inline constexpr auto kShape<Conduct> =
    shape("Conduct", "", member<&Conduct::speed>("speed"), member<&Conduct::gavel>("gavel"),
          member<&Conduct::absence>("absence"),
          member<LoggedText, &Conduct::stand_in>("stand_in", "The kind of bot that stands in."),
          member<LoggedMemoryAid, &Conduct::memory_aid>(
              "memory_aid", "Whether pages may show what each player was publicly paid."),
          member<LoggedOpenHandsAfter, &Conduct::open_hands_after>(
              "open_hands_after", "After how many minutes those who watch are shown all hands; 0: never."));

template <>
inline constexpr auto kShape<fact::Conducted> =
    shape("conducted", "The host changed how the table is run.", flat<&fact::Conducted::conduct>());

template <>
inline constexpr auto kShape<fact::Reopened> =
    shape("reopened", "The server is back after an interruption; clocks begin anew.");

template <>
inline constexpr auto kShape<table_event::Started> =
    shape("started", "", member<Whole<int, 1, 1'000'000>, &table_event::Started::game>("game"),
          member<&table_event::Started::first>("first"));

template <>
inline constexpr auto kShape<table_event::Slept> =
    shape("slept", "The clock chose for the seat.", member<&table_event::Slept::seat>("seat"));

template <>
inline constexpr auto kShape<table_event::Pressed> =
    shape("pressed", "A hand in a race that waits for its verdict: a claim (count) or a late bid (amount).",
          member<&table_event::Pressed::seat>("seat"),
          member<Maybe<Amount>, &table_event::Pressed::amount>("amount"),
          given([](auto const& hand, auto const&) { return !hand.amount; },
                member<Whole<int, 1, 10>, &table_event::Pressed::count>("count")));

/// A press as the verdict tells of it.
struct ToldPress {
  table_event::Pressed hand;
  Duration after;
  Duration round_trip;
  Duration credit;
};

template <>
inline constexpr auto kShape<ToldPress> = shape(
    "JudgedPress", "A press as the verdict counted it, times in milliseconds.", flat<&ToldPress::hand>(),
    member<Lasting, &ToldPress::after>("after", "How much later it counts than the earliest."),
    member<Lasting, &ToldPress::round_trip>("path", "The round trip to its presser, as it was measured."),
    member<Difference, &ToldPress::credit>("credit", "How much earlier it counts than it came in."));

/// As it counts, measured from the earliest.
std::vector<ToldPress> told_presses(table_event::Verdict const& verdict);

template <>
inline constexpr auto kShape<table_event::Verdict> = shape(
    "verdict", "How a race ended: the presses in the order in which they count.",
    told<ListOf<KindOf<ToldPress>, std::vector<ToldPress>, kMostPresses>>(
        "presses", {}, [](auto const& verdict, auto const&) { return told_presses(verdict); }),
    member<&table_event::Verdict::drawn>("drawn", "Whether the first was drawn among presses within 5 ms."));

/// The events of a table, beside those of its game.
using ToldOfTable = std::variant<fact::Seated, fact::BotSeated, fact::Freed, fact::Away, fact::Back,
                                 table_event::Slept, table_event::Started, fact::Called, table_event::Pressed,
                                 table_event::Verdict, fact::RoundTrip, fact::StandIn, fact::Paused,
                                 fact::Resumed, fact::Conducted, fact::Reopened>;
inline constexpr Named<ToldOfTable> kTableEvents{.by = "name"};

}  // namespace kuhhandel
