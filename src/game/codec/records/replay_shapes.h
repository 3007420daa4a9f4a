// Shapes of a replay over HTTP.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/edition/edition_kinds.h"
#include "codec/moves/event_shapes.h"
#include "codec/records/record_shapes.h"
#include "codec/records/replay_steps.h"
#include "codec/tale_shapes.h"
#include "codec/views/view_shapes.h"

namespace kuhhandel::codec {

/// A tree that was already written, with the schema of Kind.
template <class Kind>
struct Tree {
  using Value = boost::json::object;
  static void write(JsonText& json, boost::json::object const& tree, auto const&) {
    json.append(boost::json::serialize(tree));
  }
  static boost::json::value schema(auto& all) { return Kind::schema(all); }
};

/// An event of the game.
struct GameEvent {
  using Value = SeenEvent;
  static void write(JsonText& json, SeenEvent const& event, auto const& words) {
    kEvents.write(json, event, words);
  }
  static boost::json::value schema(auto& all) { return all.reference("Event"); }
};

/// The result of one command, as seen from a perspective.
struct ReplayStep {
  std::vector<SeenEvent> events;
  boost::json::object view;
  std::optional<std::vector<MoneyCards>> hands{};
};
template <>
inline constexpr auto kShape<ReplayStep> = shape(
    "ReplayStep", "The events of one command of a finished game, as the viewer saw them.",
    member<Listed<GameEvent>, &ReplayStep::events>("events"),
    member<Tree<KindOf<View>>, &ReplayStep::view>("view"),
    member<Maybe<Listed<KindOf<MoneyCards>>>, &ReplayStep::hands>("hands", "All hands, if they are open."));

/// The standing of each seat after a step.
struct Course {
  std::vector<Money> money;
  std::vector<int> animals;
  std::vector<Money> points;
};
template <>
inline constexpr auto kShape<Course> =
    shape("Standing", "Each seat's money in hand, animals and points after a step.",
          member<Listed<HowMany<Money>>, &Course::money>("money"),
          member<Listed<HowMany<int>>, &Course::animals>("animals"),
          member<Listed<HowMany<Money>>, &Course::points>("points"));

template <>
inline constexpr auto kShape<SeatTally> = shape(
    "SeatTally",
    "A seat's actions: money paid and earned in auctions, bids above the hand, shown hands (C4.8, C7.5).",
    member<HowMany<int>, &SeatTally::bids>("bids"), member<HowMany<Money>, &SeatTally::paid>("paid"),
    member<HowMany<Money>, &SeatTally::earned>("earned"), member<HowMany<int>, &SeatTally::bluffs>("bluffs"),
    member<HowMany<int>, &SeatTally::exposed>("exposed"), member<HowMany<int>, &SeatTally::trades>("trades"),
    member<HowMany<int>, &SeatTally::trades_won>("trades_won"));

/// A command of a record, unchanged.
struct AnyObject {
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "object"}}; }
};

/// The word of a refusal by the rules, if there is one.
struct RefusalWord : IfAny<TextUpTo<40>> {
  static boost::json::value schema(Schemas& all) { return RefusalName::schema(all); }
};

struct ReplayFault {
  int at;
  bool differs;
  std::string refusal;
  std::string clause;
  boost::json::object command;
  std::string message;
};
template <>
inline constexpr auto kShape<ReplayFault> = shape(
    "ReplayFault", "The command at which a replay ends: the rules refuse it, or its effect differs.",
    member<HowMany<int>, &ReplayFault::at>("at", "The command's index, from 0."),
    member<IfTrue, &ReplayFault::differs>("differs", "The command's effect differs from the recorded one."),
    member<RefusalWord, &ReplayFault::refusal>("refusal"),
    member<IfAny<TextUpTo<40>>, &ReplayFault::clause>("clause"),
    member<Tree<AnyObject>, &ReplayFault::command>("command"),
    member<TextUpTo<400>, &ReplayFault::message>("message"));

struct Replay {
  Edition edition;
  std::vector<std::string> seats;
  std::vector<std::optional<Face>> faces{};
  std::vector<ReplayStep> steps{};
  std::optional<std::vector<Course>> course{};
  std::optional<std::vector<SeatTally>> tallies{};
  std::optional<std::vector<story::Tale>> tales{};
  std::optional<ReplayFault> fault{};
};
template <>
inline constexpr auto kShape<Replay> = shape(
    "Replay",
    "A game step by step: a finished one (GET /api/tables/ID/games/N/replay/EYES), or the player's "
    "latest, without `course`, `deeds` and `tales` (GET /api/tables/ID/replay).",
    member<EditionForPeople, &Replay::edition>("edition"),
    member<Listed<TextUpTo<100>>, &Replay::seats>("seats"),
    member<IfAny<Listed<KindOf<std::optional<Face>>>>, &Replay::faces>(
        "faces", "The players' faces by seat; null: none."),
    member<Listed<KindOf<ReplayStep>>, &Replay::steps>("steps"),
    member<Maybe<Listed<KindOf<Course>>>, &Replay::course>("course"),
    member<Maybe<Listed<KindOf<SeatTally>>>, &Replay::tallies>("deeds"),
    member<Maybe<Listed<OneTale>>, &Replay::tales>("tales", "The game's highlights, best first, at most 5."),
    member<Maybe<KindOf<ReplayFault>>, &Replay::fault>("fault"));

}  // namespace kuhhandel::codec
