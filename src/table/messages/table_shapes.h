// Wire formats of a table's public state: players, settings, and the running clock.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "codec/edition/edition_kinds.h"
#include "codec/wire/named.h"
#include "table/messages/table_event_shapes.h"
#include "table/modes/pregame.h"
#include "table/races/latency_compensation.h"
#include "table/seats/join_requests.h"
#include "table/table.h"

namespace kuhhandel::table {

inline constexpr auto waits_for = [](Person const& person, auto const&) { return is_waited_for(person); };

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::EmptySeat> =
    shape("empty", "",
          member<IfAny<table::LoggedText>, &table::EmptySeat::vacated_by>(
              "freed", "The player whose seat the host has freed."),
          member<Maybe<table::Time>, &table::EmptySeat::undone_until>(
              "undone_until", "The time until which the host can return the seat."));

template <>
inline constexpr auto kShape<table::JoinRequest> = shape(
    "Newcomer", "A newcomer who wants a seat during a game.",
    member<table::LoggedText, &table::JoinRequest::player>("player"),
    member<&table::JoinRequest::seat>("seat"),
    member<&table::JoinRequest::accepted>(
        "admitted", "Whether the newcomer is admitted: at once, or on a bot's seat at the next turn."),
    member<Maybe<KindOf<Face>>, &table::JoinRequest::face>("face", "The face that the newcomer wants."));

template <>
inline constexpr auto kShape<table::VacatedSeat> =
    shape("FreedPerson", "A player whose seat was given away; its old token lets them watch.",
          member<&table::VacatedSeat::seat>("seat"),
          member<table::LoggedText, &table::VacatedSeat::player>("player"),
          member<IfAny<table::LoggedText>, &table::VacatedSeat::by>(
              "by", "The player who gave the seat away; absent if a stranger was away for too long."),
          member<Maybe<KindOf<table::VacateReason>>, &table::VacatedSeat::reason>("reason"));

template <>
inline constexpr auto kShape<table::Person> = shape(
    "person", "", member<table::LoggedText, &table::Person::name>("name"),
    member<Maybe<KindOf<Face>>, &table::Person::face>("face", "The player's face, unique at the table."),
    member<&table::Person::away>("away"),
    member<table::Lasting, &table::Person::round_trip>(
        "lag", "The measured round trip to the player, in milliseconds."),
    member<IfAny<table::LoggedText>, &table::Person::stand_in>(
        "stand_in", "The bot that plays until the player is back."),
    given(table::waits_for, member<Maybe<table::Time>, &table::Person::waits_until>(
                                "waits_until", "The time until which the table waits for the player.")),
    member<IfTrue, &table::Person::ready>("ready", "The player wants another game."),
    computed<IfTrue>("doubted",
                     "The player's latest presses took longer than the connection at the start of the game.",
                     [](table::Person const& person, auto const&) { return person.is_doubted(); }));

template <>
inline constexpr auto kShape<table::BotPlayer> =
    shape("bot", "", member<table::LoggedText, &table::BotPlayer::name>("name"),
          member<table::LoggedText, &table::BotPlayer::bot>("bot", "The bot's kind."));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

inline constexpr codec::Named<Occupant> kOccupants{.by = "kind"};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
struct KindOf<table::Occupant> {
  using Value = table::Occupant;
  static void write(JsonText& json, table::Occupant const& occupant, auto const& words) {
    table::kOccupants.write(json, occupant, words);
  }
  static boost::json::value schema(auto& all) {
    return all.definition("SeatInfo",
                          [&] { return boost::json::object{{"oneOf", table::kOccupants.schemas(all)}}; });
  }
};

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

std::string_view word_of(TableState state);

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::BoundChance> = shape(
    "BoundChance", "", member<&table::BoundChance::seat>("seat"),
    member<table::ChanceDigits, &table::BoundChance::hash>("hash", "The SHA-256 of the seat's random part."),
    computed<KindOf<bool>>(
        "open", "Whether the seat has revealed its part.",
        [](table::BoundChance const& chance, auto const&) { return !chance.random.empty(); }));

template <>
inline constexpr std::array kEach<table::TableState>{table::TableState::waiting, table::TableState::running,
                                                     table::TableState::finished};

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

using BoundChances = codec::ListOf<codec::KindOf<BoundChance>, std::vector<BoundChance>, kMaxSeats>;

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::Shuffle> =
    shape("Shuffle", "The players' parts of the next game's seed; the server has committed to its own.",
          member<table::ChanceDigits, &table::Shuffle::commitment>("commitment"),
          member<table::BoundChances, &table::Shuffle::bound>("bound"),
          member<&table::Shuffle::opening>(
              "opening", "Whether committed seats must reveal their parts; then the cards are dealt."));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

using Occupants = codec::ListOf<codec::KindOf<Occupant>, std::vector<Occupant>, kMaxSeats>;
using AllJoinRequests = codec::ListOf<codec::KindOf<JoinRequest>, std::vector<JoinRequest>, kMaxJoinRequests>;
using AllFreed = codec::ListOf<codec::KindOf<VacatedSeat>, std::vector<VacatedSeat>, kMaxSeats>;
using RoundTrips = codec::ListOf<Lasting, std::vector<Duration>, kMaxSeats>;
using HoursToAnswer = codec::Maybe<codec::Whole<std::int64_t, 1, kLongestAnswer.count()>>;

std::optional<std::int64_t> hours_to_answer(Table const& table);

/// Public state of a matchmade table before a game.
struct Pregame {
  Strangers wanted;
  std::optional<Instant> bots_at;
};
std::optional<Pregame> gathering_of(Table const& table);

/// Returns nullopt unless a solo game runs.
std::optional<bool> attention_of(Table const& table);

using Players = codec::ListOf<LoggedText, std::vector<std::string>, kMaxSeats>;
/// Returns nullopt if all players of the game still have their seats.
std::optional<std::vector<std::string>> others_who_played(Table const& table);

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::Pregame> = shape(
    "Strangers", "A table of strangers, without a host's orders.",
    member<&table::Pregame::wanted, &table::Strangers::bots>(
        "bots", "Whether bots take the empty seats after a player has waited 30 s."),
    member<IfAny<TextUpTo<table::kLongestLanguage>>, &table::Pregame::wanted, &table::Strangers::language>(
        "language", "The language of the table's first player."),
    member<Maybe<table::Time>, &table::Pregame::bots_at>("bots_at", "When bots take the empty seats."));

template <>
inline constexpr auto kShape<table::Table> = shape(
    "TableInfo", "",
    computed<Text>("id", {},
                   [](table::Table const& table, auto const&) { return std::string_view(table.setup().id); }),
    computed<Text>(
        "name", {},
        [](table::Table const& table, auto const&) { return std::string_view(table.setup().name); }),
    computed<Text>("edition", {},
                   [](table::Table const& table, auto const&) { return table.setup().edition.id.text(); }),
    computed<HouseRules>(
        "rules", {},
        [](table::Table const& table, auto const&) -> Edition const& { return table.setup().edition; }),
    computed<KindOf<bool>>("public", {},
                           [](table::Table const& table, auto const&) { return table.setup().is_public; }),
    computed_members<table::TableSettings>(
        [](table::Table const& table) -> table::TableSettings const& { return table.settings(); }),
    computed<KindOf<bool>>("paused", {},
                           [](table::Table const& table, auto const&) { return table.is_paused(); }),
    computed<KindOf<table::TableState>>("state", {},
                                        [](table::Table const& table, auto const&) { return table.state(); }),
    computed<KindOf<Seat>>("host", {},
                           [](table::Table const& table, auto const&) { return table.presence().host(); }),
    computed<Counted>("game", "The number of games played here, including the current one.",
                      [](table::Table const& table, auto const&) { return table.games(); }),
    computed<table::Occupants>(
        "seats", {},
        [](table::Table const& table, auto const&) -> auto const& { return table.presence().occupants(); }),
    computed<table::AllJoinRequests>(
        "newcomers", "Newcomers who want a seat during a game, in the order of their requests.",
        [](table::Table const& table, auto const&) -> auto const& {
          return table.presence().join_requests().all();
        }),
    computed<IfAny<table::AllFreed>>("freed", "Players whose seats were given away, the latest of each seat.",
                                     [](table::Table const& table, auto const&) -> auto const& {
                                       return table.presence().vacated().all();
                                     }),
    computed<table::RoundTrips>(
        "believed", "The round trip that races assume for each seat, in milliseconds.",
        [](table::Table const& table, auto const&) { return table::trusted_round_trips(table); }),
    computed<OrNull<KindOf<table::Shuffle>>>(
        "shuffle", "The next shuffle; null during a game, and if deals are repeatable.",
        [](table::Table const& table, auto const&) -> auto const& { return table.shuffle(); }),
    computed<Maybe<table::Players>>(
        "played_by", "The players of the finished game by seat, if others sit there now.",
        [](table::Table const& table, auto const&) { return table::others_who_played(table); }),
    computed<Maybe<KindOf<bool>>>(
        "attention",
        "If one person plays only with bots: whether they look at the game, which otherwise pauses.",
        [](table::Table const& table, auto const&) { return table::attention_of(table); }),
    computed<table::HoursToAnswer>(
        "answer_within", "At a correspondence table: hours to answer.",
        [](table::Table const& table, auto const&) { return table::hours_to_answer(table); }),
    computed<Maybe<KindOf<table::BigScreen>>>(
        "big_screen", "The big screen, if the host allows one.",
        [](table::Table const& table, auto const&) -> auto const& { return table.big_screen(); }),
    computed<Maybe<KindOf<table::Pregame>>>(
        "strangers", {}, [](table::Table const& table, auto const&) { return table::gathering_of(table); }));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

/// The times of all calls.
struct CallTimes {
  using Value = std::array<Instant, 3>;
  static void write(codec::JsonText& json, Value const& at, auto const&) {
    json.open_list();
    for (auto const call : at) json.number(call.count());
    json.close_list();
  }
  static boost::json::value schema(codec::Schemas& all);
};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::Calls> =
    shape("calls", "The times of going once, going twice and the hammer (C4.2).",
          member<table::CallTimes, &table::Calls::at>("at"));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

/// One seat, if several must decide.
struct OneSeat {
  using Value = Seat;
  static void write(codec::JsonText& json, Seat seat, auto const&) {
    json.open_list();
    json.number(index_of(seat));
    json.close_list();
  }
  static boost::json::value schema(auto& all) { return codec::list_schema(codec::KindOf<Seat>::schema(all)); }
};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::Limit> =
    shape("limit", "The time when players without an answer get the simplest legal choice.",
          computed<table::OneSeat>("seats", {}, [](auto const& limit, auto const&) { return limit.seat; }),
          member<table::Time, &table::Limit::at>("at"));

template <>
inline constexpr auto kShape<table::OwnGavel> =
    shape("gavel", "The auctioneer calls by hand; at that time the server calls instead.",
          member<&table::OwnGavel::auctioneer>("seat"), member<table::Time, &table::OwnGavel::at>("at"));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

struct CountTimes {
  using Value = Count;
  static void write(codec::JsonText& json, Count const& count, auto const&) {
    json.open_list();
    for (int left = count.from; left >= 0; --left) json.number(count.when(left).count());
    json.close_list();
  }
  static boost::json::value schema(auto& all) { return codec::list_schema(Time::schema(all)); }
};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::Count> =
    shape("count",
          "The whole countdown, sent once (C7.1): the time of each count from `from` down, then of the end "
          "without a claim (C7.3).",
          member<Whole<int, 1, kFirstCount>, &table::Count::from>("from"),
          computed<table::CountTimes>(
              "at", {}, [](table::Count const& count, auto const&) -> table::Count const& { return count; }));

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

inline constexpr codec::Named<std::variant<Calls, Limit, OwnGavel, Count>> kClocks{.by = "name"};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

/// The running clock; null if there is none.
template <>
struct KindOf<table::Clock> {
  using Value = table::Clock;
  static void write(JsonText& json, table::Clock const& clock, auto const& words) {
    std::visit([&]<class T>(T const& one) { write_one(json, one, words); }, clock);
  }
  static boost::json::value schema(Schemas& all);

 private:
  static void write_one(JsonText& json, table::NoClock, auto const&) { json.null(); }
  static void write_one(JsonText& json, auto const& one, auto const& words) {
    table::kClocks.write_one(json, one, words);
  }
};

}  // namespace kuhhandel::codec
