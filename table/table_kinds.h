// The kinds of values of a table: times, texts that people send, and how it is run.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "codec/command.h"
#include "codec/shuffle_proof.h"
#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "table/conduct.h"
#include "table/conduct_json.h"
#include "table/instant.h"
#include "table/press_json.h"

namespace kuhhandel {

/// A moment, in whole milliseconds on the server's clock.
struct Time {
  using Value = Instant;
  static void write(JsonText& json, Instant at, auto const&) { json.number(at.count()); }
  static Instant read(Field const& field, auto const&) { return read_time(field); }
  static boost::json::value schema(Schemas& all);
};

/// How long, in whole milliseconds.
struct Lasting : Time {
  static boost::json::value schema(auto&) { return whole_number(0); }
};

/// A difference of times, which may be negative.
struct Difference : Time {
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "integer"}}; }
};

/// The table's version counter.
struct Version {
  using Value = std::uint64_t;
  static void write(JsonText& json, std::uint64_t version, auto const&) { kuhhandel::write(json, version); }
  static std::uint64_t read(Field const& field, auto const&) {
    return static_cast<std::uint64_t>(field.whole(0, std::numeric_limits<std::int64_t>::max()));
  }
  static boost::json::value schema(Schemas& all);
};

/// Chance of 256 bits.
struct ChanceDigits {
  using Value = std::string;
  static void write(JsonText& json, std::string_view digits, auto const&) { json.text(digits); }
  static std::string read(Field const& field, auto const&) { return read_chance(field); }
  static boost::json::value schema(Schemas& all);
};

/// What a client calls its own message: 1 to 40 letters.
struct MessageId {
  using Value = std::string;
  static constexpr std::size_t kLongest = 40;
  static void write(JsonText& json, std::string_view id, auto const&) { json.text(id); }
  static std::string read(Field const& field, auto const&) {
    auto const text = field.text(kLongest);
    if (field.is_text() && text.empty()) field.refuse("must not be empty");
    return std::string(text);
  }
  static boost::json::value schema(auto&) {
    return boost::json::object{{"type", "string"}, {"minLength", 1}, {"maxLength", kLongest}};
  }
};

/// Whose eyes look at a replay, as its address names them.
struct ReviewEyes {
  using Value = std::string;
  static void write(JsonText& json, std::string_view eyes, auto const&) { json.text(eyes); }
  static std::string read(Field const& field, auto const&) { return std::string(field.word()); }
  static boost::json::value schema(Schemas& all);
};

/// A word of the house's own, such as a bot's kind.
using OwnWord = TextUpTo<20>;
/// Text of a log, which was checked when it came.
using LoggedText = TextUpTo<1000>;

template <>
inline constexpr std::array kEach<Gavel>{Gavel::house, Gavel::auctioneer};
template <>
inline constexpr Definition kDefinition<Gavel>{"Gavel", "Who calls and lets the hammer fall."};
template <>
inline constexpr Definition kDefinition<Absence>{"Absence",
                                                 "What becomes of the seat of one who stays away."};
template <>
inline constexpr std::array kEach<Absence>{Absence::go_on, Absence::stand_in, Absence::pause};

template <>
struct KindOf<Speed> {
  using Value = Speed;
  static void write(JsonText& json, Speed speed, auto const&) { json.number(static_cast<int>(speed)); }
  static Speed read(Field const& field, auto const&) { return read_speed(field); }
  static boost::json::value schema(auto&) { return whole_number(0, kFastestSpeed); }
};

/// After how many minutes those who watch see all hands; 0: never, else 3 to 60.
struct OpenHandsAfter {
  using Value = std::optional<std::chrono::minutes>;
  static void write(JsonText& json, Value const& after, auto const&) { json.number(minutes_of(after)); }
  static Value read(Field const& field, auto const&) { return read_open_hands(field); }
  static boost::json::value schema(auto&) { return whole_number(0, kLatestOpenHands.count()); }
};

/// The same in logs, of which the oldest say nothing of it.
struct LoggedOpenHandsAfter : OpenHandsAfter {
  static Value usual() { return {}; }
};

/// Whether memory aids are shown; the oldest logs say nothing of it, and they were.
struct LoggedMemoryAid : KindOf<bool> {
  static bool usual() { return true; }
};

template <>
inline constexpr auto kShape<Seen> = shape(
    "Seen",
    "What a bid or a claim answers: when that was announced, and how many milliseconds it had stood on the "
    "presser's own screen.",
    member<Time, &Seen::at>("at"), member<Lasting, &Seen::ago>("ago"));

template <>
inline constexpr auto kShape<AddedChance> = shape("AddedChance", "", member<&AddedChance::seat>("seat"),
                                                  member<ChanceDigits, &AddedChance::random>("random"));

}  // namespace kuhhandel
