// Log format of log snapshots.
#pragma once

#include <boost/json/serialize.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "codec/records/position.h"
#include "codec/wire/named.h"
#include "engine/state.h"
#include "table/log/log_snapshot.h"
#include "table/log/logged_shuffle.h"
#include "table/messages/table_event_shapes.h"
#include "table/messages/table_shapes.h"

namespace kuhhandel::table {

/// A position in a table's log.
struct LoggedPosition {
  using Value = std::optional<State>;
  static Value usual() { return {}; }
  static bool is_there(Value const& position) { return position.has_value(); }
  static void write(codec::JsonText& json, Value const& position, auto const& words) {
    json.append(boost::json::serialize(codec::position_to_json(*position, words.edition)));
  }
  static Value read(codec::Field const& field, auto const& words) {
    auto const seats = field.fields_of_any_name().required("hands").list(1, kMaxSeats).size();
    return codec::read_position(field, words.edition, static_cast<int>(seats));
  }
};

/// A command with its actor.
struct LoggedCommand {
  using Value = Command;
  static void write(codec::JsonText& json, Command const& command, auto const& words) {
    kuhhandel::codec::write(json, command, words.edition);
  }
  static Command read(codec::Field const& field, auto const& words) {
    return codec::read_command(field, words.edition);
  }
};

inline constexpr std::string_view kOverlong = "overlong";
inline constexpr std::string_view kGivenUp = "given_up";
inline constexpr std::string_view kWaitsUntil = "waits_until";
inline constexpr std::string_view kSince = "since";
inline constexpr std::string_view kLeft = "left";
inline constexpr std::string_view kFace = "face";

inline void write_private_fields(codec::JsonText& json, Person const& person) {
  codec::write_members(json, kOverlong, person.overlong);
  if (person.since != Instant{0}) codec::write_members(json, kSince, person.since.count());
  if (person.left) codec::write_members(json, kLeft, person.left->count());
  if (person.auto_played) codec::write_members(json, kGivenUp, true);
  if (person.waits_until && !is_waited_for(person))
    codec::write_members(json, kWaitsUntil, person.waits_until->count());
}
inline void read_private_fields(codec::Fields const& fields, Person& person) {
  person.overlong = static_cast<int>(fields.required(kOverlong).whole(0, std::numeric_limits<int>::max()));
  person.auto_played = fields.optional(kGivenUp).truth();
  if (auto const since = fields.optional(kSince); since.present())
    person.since = Instant{since.whole(0, std::numeric_limits<std::int64_t>::max())};
  if (auto const left = fields.optional(kLeft); left.present())
    person.left = Instant{left.whole(0, std::numeric_limits<std::int64_t>::max())};
  auto const until = is_waited_for(person) ? fields.required(kWaitsUntil) : fields.optional(kWaitsUntil);
  if (until.present()) person.waits_until = Instant{until.whole(0, std::numeric_limits<std::int64_t>::max())};
}

inline void write_private_fields(codec::JsonText& json, EmptySeat const& seat) {
  if (seat.face) codec::write_members(json, kFace, word_of(*seat.face));
}
inline void read_private_fields(codec::Fields const& fields, EmptySeat& seat) {
  if (auto const face = fields.optional(kFace); face.present())
    seat.face = codec::KindOf<codec::Face>::read(face, codec::NoEdition{});
}

/// Contains private data of a player too: the state of their presses, and the end of the wait for them. An
/// empty seat has the face of the player who may get it back.
struct LoggedOccupant {
  using Value = Occupant;
  static void write(codec::JsonText& json, Occupant const& occupant, auto const& words) {
    json.open_object();
    kOccupants.write_members_of(json, occupant, words);
    auto const* const person = std::get_if<Person>(&occupant);
    if (person != nullptr) write_private_fields(json, *person);
    auto const* const empty = std::get_if<EmptySeat>(&occupant);
    if (empty != nullptr) write_private_fields(json, *empty);
    json.close_object();
  }
  static Occupant read(codec::Field const& field, auto const& words) {
    auto const fields = field.fields_of_any_name();
    auto const kind = fields.required("kind");
    auto occupant =
        kOccupants.read(field, kind.word(), words, {kOverlong, kGivenUp, kWaitsUntil, kSince, kLeft, kFace});
    if (!occupant) kind.refuse("is not known to this version");
    if (!occupant) return EmptySeat{};
    if (auto* const person = std::get_if<Person>(&*occupant)) read_private_fields(fields, *person);
    if (auto* const empty = std::get_if<EmptySeat>(&*occupant)) read_private_fields(fields, *empty);
    return *std::move(occupant);
  }
};

struct LoggedCredit : Difference {
  static Duration read(codec::Field const& field, auto const&) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    return Duration{field.whole(-kMost, kMost)};
  }
};

inline constexpr std::int64_t kMostOfAGame = 1'000'000;

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<BrokenOff> =
    shape("BrokenOff", "", member<table::ChanceDigits, &BrokenOff::commitment>("commitment"),
          member<&BrokenOff::seat>("seat"));

template <>
inline constexpr auto kShape<table::table_event::JudgedPress> = shape(
    "CarriedPress", "",
    member<&table::table_event::JudgedPress::hand, &table::table_event::Pressed::seat>("seat"),
    member<Maybe<Amount>, &table::table_event::JudgedPress::hand, &table::table_event::Pressed::amount>(
        "amount"),
    member<Whole<int, 0, 255>, &table::table_event::JudgedPress::hand, &table::table_event::Pressed::count>(
        "count"),
    member<table::Time, &table::table_event::JudgedPress::moment>("after"),
    member<table::Lasting, &table::table_event::JudgedPress::round_trip>("lag"),
    member<table::LoggedCredit, &table::table_event::JudgedPress::compensation>("credit"));

template <>
inline constexpr auto kShape<table::JudgedRace> =
    shape("CarriedRace", "",
          member<Whole<std::size_t, 0, table::kMostOfAGame>, &table::JudgedRace::command>("command"),
          member<&table::JudgedRace::verdict, &table::table_event::Verdict::drawn>("drawn"),
          member<ListOf<KindOf<table::table_event::JudgedPress>, std::vector<table::table_event::JudgedPress>,
                        table::kMaxPresses>,
                 &table::JudgedRace::verdict, &table::table_event::Verdict::presses>("presses"));

template <>
inline constexpr auto kShape<table::SnapshotGame> = shape(
    "CarriedGame", "", member<table::LoggedText, &table::SnapshotGame::seed>("seed"),
    member<table::LoggedPosition, &table::SnapshotGame::position>("position"),
    member<Whole<int, 1, kRulesVersion>, &table::SnapshotGame::rules_version>("rules_version"),
    member<ListOf<table::LoggedCommand, std::vector<Command>, table::kMostOfAGame>,
           &table::SnapshotGame::commands>("commands"),
    member<ListOf<KindOf<table::JudgedRace>, std::vector<table::JudgedRace>, table::kMostOfAGame>,
           &table::SnapshotGame::races>("races"),
    member<Maybe<table::LoggedProof>, &table::SnapshotGame::proof>("proof"),
    member<ListOf<table::LoggedText, std::vector<std::string>, kMaxSeats>, &table::SnapshotGame::players>(
        "players"));

template <>
inline constexpr auto kShape<table::fact::LogSnapshot> =
    shape("carried_forward", "", member<table::Version, &table::fact::LogSnapshot::version>("version"),
          member<table::LoggedText, &table::fact::LogSnapshot::incarnation>("epoch"),
          member<table::Version, &table::fact::LogSnapshot::incarnation_from>("epoch_from"),
          member<ListOf<table::LoggedOccupant, std::vector<table::Occupant>, kMaxSeats>,
                 &table::fact::LogSnapshot::occupants>("seats"),
          member<&table::fact::LogSnapshot::settings>("conduct"),
          member<Whole<int, 0, table::kMostOfAGame>, &table::fact::LogSnapshot::games>("games"),
          member<Maybe<KindOf<table::SnapshotGame>>, &table::fact::LogSnapshot::game>("game"),
          member<Maybe<table::LoggedShuffle>, &table::fact::LogSnapshot::shuffle>("shuffle"),
          member<ListOf<KindOf<BrokenOff>, std::vector<BrokenOff>, kMostBrokenOff>,
                 &table::fact::LogSnapshot::broken_off>("broken_off"),
          member<IfAny<table::AllJoinRequests>, &table::fact::LogSnapshot::join_requests>("newcomers"),
          member<IfAny<table::AllFreed>, &table::fact::LogSnapshot::vacated>("freed"),
          member<Maybe<KindOf<table::BigScreen>>, &table::fact::LogSnapshot::big_screen>("big_screen"),
          member<IfAny<table::LoggedText>, &table::fact::LogSnapshot::screen_key_hash>("screen_key_hash"));

}  // namespace kuhhandel::codec
