// Value types of a table's messages and log: times, texts from clients, and settings.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "codec/moves/command.h"
#include "codec/records/shuffle_proof.h"
#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "table/instant.h"
#include "table/races/race.h"
#include "table/seats/seating.h"
#include "table/settings/table_settings.h"
#include "table/settings/table_settings_json.h"

namespace kuhhandel::table {

/// Reads whole milliseconds, at most about ten thousand years.
std::chrono::milliseconds read_time(codec::Field const& field);

/// A time, in whole milliseconds of the server's clock.
struct Time {
  using Value = Instant;
  static void write(codec::JsonText& json, Instant at, auto const&) { json.number(at.count()); }
  static Instant read(codec::Field const& field, auto const&) { return read_time(field); }
  static boost::json::value schema(codec::Schemas& all);
};

/// A duration, in whole milliseconds.
struct Lasting : Time {
  static boost::json::value schema(auto&) { return codec::whole_number(0); }
};

/// Omitted if zero.
struct LastingIfAny : Lasting {
  static bool is_there(Duration duration) { return duration != Duration{0}; }
};

/// A difference of times, which may be negative.
struct Difference : Time {
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "integer"}}; }
};

/// The table's version counter.
struct Version {
  using Value = std::uint64_t;
  static void write(codec::JsonText& json, std::uint64_t version, auto const&) {
    kuhhandel::codec::write(json, version);
  }
  static std::uint64_t read(codec::Field const& field, auto const&) {
    return static_cast<std::uint64_t>(field.whole(0, std::numeric_limits<std::int64_t>::max()));
  }
  static boost::json::value schema(codec::Schemas& all);
};

/// A random number of 256 bits.
struct ChanceDigits {
  using Value = std::string;
  static void write(codec::JsonText& json, std::string_view digits, auto const&) { json.text(digits); }
  static std::string read(codec::Field const& field, auto const&) { return codec::read_chance(field); }
  static boost::json::value schema(codec::Schemas& all);
};

/// A client's id of its message: 1 to 40 letters.
struct MessageId {
  using Value = std::string;
  static constexpr std::size_t kLongest = 40;
  static void write(codec::JsonText& json, std::string_view id, auto const&) { json.text(id); }
  static std::string read(codec::Field const& field, auto const&) {
    auto const text = field.text(kLongest);
    if (field.is_text() && text.empty()) field.refuse("must not be empty");
    return std::string(text);
  }
  static boost::json::value schema(auto&) {
    return boost::json::object{{"type", "string"}, {"minLength", 1}, {"maxLength", kLongest}};
  }
};

/// The view of a replay, as in its address.
struct ReviewEyes {
  using Value = std::string;
  static void write(codec::JsonText& json, std::string_view eyes, auto const&) { json.text(eyes); }
  static std::string read(codec::Field const& field, auto const&) { return std::string(field.word()); }
  static boost::json::value schema(codec::Schemas& all);
};

/// An internal name, such as a bot's kind.
using OwnWord = codec::TextUpTo<20>;
/// Text of a log, validated when it was received.
using LoggedText = codec::TextUpTo<1000>;

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr std::array kEach<table::Gavel>{table::Gavel::house, table::Gavel::auctioneer};
template <>
inline constexpr Definition kDefinition<table::Gavel>{"Gavel", "The caller of the auctions."};
template <>
inline constexpr Definition kDefinition<table::Absence>{"Absence",
                                                        "The rule for the seat of an absent player."};
template <>
inline constexpr std::array kEach<table::Absence>{table::Absence::go_on, table::Absence::stand_in,
                                                  table::Absence::pause};
template <>
inline constexpr Definition kDefinition<table::Fairness>{"Fairness",
                                                         "Whether races trust measured connections."};
template <>
inline constexpr std::array kEach<table::Fairness>{table::Fairness::among_friends, table::Fairness::strict};

template <>
inline constexpr Definition kDefinition<table::Latecomers>{"Latecomers",
                                                           "The rule for newcomers during a game."};
template <>
inline constexpr std::array kEach<table::Latecomers>{table::Latecomers::let_in, table::Latecomers::welcome};
template <>
inline constexpr Definition kDefinition<table::VacateReason>{"FreedReason",
                                                             "The host's reason for freeing a seat."};
template <>
inline constexpr std::array kEach<table::VacateReason>{
    table::VacateReason::was_away, table::VacateReason::wished_to_go, table::VacateReason::for_another};

template <>
struct KindOf<table::Speed> {
  using Value = table::Speed;
  static void write(JsonText& json, table::Speed speed, auto const&) { json.number(static_cast<int>(speed)); }
  static table::Speed read(Field const& field, auto const&) { return table::read_speed(field); }
  static boost::json::value schema(auto&) { return whole_number(0, table::kFastestSpeed); }
};

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

/// Delay in minutes after which spectators see all hands; 0: never, else 3 to 60.
struct OpenHandsAfter {
  using Value = std::optional<std::chrono::minutes>;
  static void write(codec::JsonText& json, Value const& after, auto const&) {
    json.number(minutes_of(after));
  }
  static Value read(codec::Field const& field, auto const&) { return read_open_hands(field); }
  static boost::json::value schema(auto&) { return codec::whole_number(0, kLatestOpenHands.count()); }
};

/// The same in logs; the oldest omit it.
struct LoggedOpenHandsAfter : OpenHandsAfter {
  static Value usual() { return {}; }
};

/// Whether memory aids are allowed; true in the oldest logs, which omit it.
struct LoggedMemoryAid : codec::KindOf<bool> {
  static bool usual() { return true; }
};

/// Older logs omit it.
struct LoggedLatecomers : codec::KindOf<Latecomers> {
  static Latecomers usual() { return Latecomers::let_in; }
};

/// Latency compensation; older logs, which omit it, trusted connections fully.
struct LoggedFairness : codec::KindOf<Fairness> {
  static Fairness usual() { return Fairness::among_friends; }
};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::Seen> =
    shape("Seen",
          "The announcement that a bid or claim answers: its time, and for how many milliseconds the player "
          "has seen it.",
          member<table::Time, &table::Seen::at>("at"), member<table::Lasting, &table::Seen::ago>("ago"));

}  // namespace kuhhandel::codec
