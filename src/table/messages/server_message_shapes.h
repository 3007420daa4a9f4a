// Wire formats of a table's messages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/moves/event_shapes.h"
#include "codec/moves/option_shapes.h"
#include "codec/moves/options.h"
#include "codec/views/own_parts.h"
#include "codec/views/perspective.h"
#include "codec/views/view_shapes.h"
#include "table/messages/client_message_shapes.h"
#include "table/messages/table_shapes.h"
#include "table/step.h"

namespace kuhhandel::table {

/// The viewer of a message, and the table at that time.
struct MessageContext {
  Table const& table;
  codec::Perspective const& eyes;
  codec::OwnParts* own = nullptr;  // set for the spectators' step, which is written once for all

  Edition const& edition = table.setup().edition;
  int seats = table.setup().seats;

  /// Returns the viewer; a spectator if everything is visible.
  Viewer viewer() const {
    auto const* const one = std::get_if<Viewer>(&eyes);
    return one == nullptr ? Viewer{} : *one;
  }
};

namespace message {

/// The viewer's seat.
struct You {
  Viewer seat;
  bool host;
};
struct Snapshot {
  Instant now;
  You you;
  std::string_view clock;  // JSON
};
struct Step {
  kuhhandel::table::Step const& step;
  std::string_view table;                 // JSON; empty if unchanged
  std::optional<std::string_view> clock;  // JSON; nullopt if later steps follow or there is no game
};
struct Alive {
  std::uint64_t version;
};
struct WentBack {
  std::uint64_t version;
};
struct Moved {
  std::string_view address;
};
inline constexpr int kMostNeighbours = 100;
struct Neighbours {
  std::vector<std::string> addresses;
};
struct Ack {
  std::string_view id;
  std::uint64_t version;
};
struct Refused {
  std::string_view id;
  std::string_view refusal;
  std::optional<std::string_view> clause;  // nullopt if no rule of the game forbids it
  std::string_view sentence;
  std::optional<Bid> standing{};  // the bid that a refused one did not beat
};
struct Error {
  std::string_view error;
  std::string sentence;
  std::string field;
  std::string_view id;
  OperatorMessage word{};
};
struct Led {
  Seat by;
  std::string_view player;
  int game;
  Review at;
};
struct Reviewed {
  std::optional<Led> review;
};

}  // namespace message

/// Writes an event of the game as the viewer saw it, or one of the table.
void write_event(codec::JsonText& json, TableEvent const& event, MessageContext const& context);
template <class All>
boost::json::value describe_events(All& all) {
  return all.definition("Event", [&] {
    auto events = codec::kEvents.schemas(all);
    for (auto& event : kTableEvents.schemas(all)) events.push_back(std::move(event));
    return codec::described("An event, as the viewer saw it.",
                            boost::json::object{{"oneOf", std::move(events)}});
  });
}

/// Returns the end of the current reveal; nullopt if there is none.
std::optional<Instant> reveal_until(Table const& table, Instant now);

template <class List>
struct Events {
  using Value = List;
  static void write(codec::JsonText& json, List const& events, MessageContext const& context) {
    json.open_list();
    for (auto const& event : events) write_event(json, event, context);
    json.close_list();
  }
  static boost::json::value schema(auto& all) { return codec::list_schema(describe_events(all)); }
};

/// JSON that was written once for all viewers.
template <class Kind>
struct Written {
  using Value = std::string_view;
  static void write(codec::JsonText& json, std::string_view text, auto const&) { json.append(text); }
  static boost::json::value schema(auto& all) { return Kind::schema(all); }
};

/// The viewer's current view of the game.
struct ViewNow {
  using Value = MessageContext;
  static void write(codec::JsonText& json, MessageContext const& context, MessageContext const&);
  static boost::json::value schema(auto& all) { return codec::KindOf<View>::schema(all); }
};

/// The same, or null before the first game.
struct ViewOrNull : ViewNow {
  static void write(codec::JsonText& json, MessageContext const& context, MessageContext const& words) {
    if (!context.table.game()) return json.null();
    ViewNow::write(json, context, words);
  }
  static boost::json::value schema(auto& all) { return codec::or_null(ViewNow::schema(all)); }
};

/// The viewer's legal actions.
struct OptionsNow {
  using Value = MessageContext;
  static void write(codec::JsonText& json, MessageContext const& context, MessageContext const&);
  static boost::json::value schema(auto& all) { return codec::list_schema(codec::describe_options(all)); }
};

/// All hands.
struct HandsNow {
  using Value = MessageContext;
  static void write(codec::JsonText& json, MessageContext const& context, MessageContext const&);
  static boost::json::value schema(auto& all) {
    return codec::list_schema(codec::KindOf<MoneyCards>::schema(all));
  }
};

using Log = Events<decltype(std::declval<History const&>().log())>;

namespace message {

inline constexpr auto current_context =
    [](auto const&, MessageContext const& context) -> MessageContext const& { return context; };
inline constexpr auto sees_hands = [](auto const&, MessageContext const& context) {
  return codec::sees_all(context.eyes) && context.table.game().has_value();
};
inline constexpr auto version_now = [](auto const&, MessageContext const& context) {
  return context.table.version();
};
inline constexpr auto epoch_now = [](auto const&, MessageContext const& context) {
  return std::string_view(context.table.history().incarnations().latest().name);
};
inline constexpr auto table_now = [](auto const&, MessageContext const& context) -> Table const& {
  return context.table;
};
inline constexpr auto edition_now = [](auto const&, MessageContext const& context) -> Edition const& {
  return context.edition;
};
inline constexpr auto log_now = [](auto const&, MessageContext const& context) {
  auto const log = context.table.history().log();
  return context.table.game() ? log : decltype(log){};
};
inline constexpr auto opens_now = [](Snapshot const& snapshot, MessageContext const& context) {
  return reveal_until(context.table, snapshot.now);
};
inline constexpr std::string_view kOpensAt = "The end of the reveal delay; no clock runs before.";
inline constexpr auto has_passes = [](auto const&, MessageContext const& context) {
  return !context.table.passed().empty();
};
inline constexpr auto passed_now = [](auto const&, MessageContext const& context) {
  return context.table.passed();
};
inline constexpr std::string_view kPassed = "The seats that passed on the lot; absent if none did.";
inline constexpr std::string_view kHands = "All hands, for spectators if the host has opened them.";

}  // namespace message

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::message::You> =
    shape("You", "The viewer's seat; null for a spectator.", member<&table::message::You::seat>("seat"),
          member<&table::message::You::host>("host"));

template <>
inline constexpr auto kShape<table::message::Snapshot> =
    shape("snapshot", "The whole state, for a client that is new or was away for too long.",
          computed<table::Version>("version", {}, table::message::version_now),
          computed<Text>("epoch", "The table's epoch, for the next hello.", table::message::epoch_now),
          member<table::Time, &table::message::Snapshot::now>("now"),
          member<&table::message::Snapshot::you>("you"),
          computed<KindOf<table::Table>>("table", {}, table::message::table_now),
          computed<EditionForPeople>("edition", {}, table::message::edition_now),
          computed<table::ViewOrNull>("view", {}, table::message::current_context),
          computed<table::OptionsNow>("options", {}, table::message::current_context),
          member<table::Written<KindOf<table::Clock>>, &table::message::Snapshot::clock>("clock"),
          computed<Maybe<table::Time>>("opens_at", table::message::kOpensAt, table::message::opens_now),
          given(table::message::has_passes,
                computed<KindOf<SeatSet>>("passed", table::message::kPassed, table::message::passed_now)),
          given(table::message::sees_hands,
                computed<table::HandsNow>("hands", table::message::kHands, table::message::current_context)),
          computed<table::Log>("log", "The latest 300 events of the game.", table::message::log_now))
        .as("Snapshot");

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

namespace message {

inline constexpr auto includes_game = [](Step const& step, MessageContext const&) {
  return step.clock.has_value();
};
inline constexpr auto includes_passes = [](Step const& step, MessageContext const& context) {
  return step.clock.has_value() && !context.table.passed().empty();
};
inline constexpr auto includes_hands = [](Step const& step, MessageContext const& context) {
  return step.clock.has_value() && codec::sees_all(context.eyes);
};
inline constexpr auto events_of = [](Step const& step, MessageContext const&) -> auto const& {
  return step.step.events;
};
inline constexpr auto clock_of = [](Step const& step, MessageContext const&) { return *step.clock; };
inline constexpr auto opens_then = [](Step const& step, MessageContext const& context) {
  return reveal_until(context.table, step.step.at);
};

}  // namespace message

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::message::Step> =
    shape(
        "step",
        "One change of the table. `table` is present if it changed; other optional fields are absent in "
        "missed steps.",
        computed<table::Version>("version", {},
                                 [](auto const& message, auto const&) { return message.step.version; }),
        computed<table::Time>("now", {}, [](auto const& message, auto const&) { return message.step.at; }),
        computed<table::Events<std::vector<table::TableEvent>>>("events", {}, table::message::events_of),
        member<IfAny<table::Written<KindOf<table::Table>>>, &table::message::Step::table>("table"),
        given(table::message::includes_game,
              computed<table::ViewNow>("view", {}, table::message::current_context)),
        given(table::message::includes_game, computed<codec::Own<OwnPart::options, table::OptionsNow>>(
                                                 "options", {}, table::message::current_context)),
        given(table::message::includes_game,
              computed<table::Written<KindOf<table::Clock>>>("clock", {}, table::message::clock_of)),
        given(table::message::includes_game,
              computed<Maybe<table::Time>>("opens_at", table::message::kOpensAt, table::message::opens_then)),
        given(table::message::includes_passes,
              computed<KindOf<SeatSet>>("passed", table::message::kPassed, table::message::passed_now)),
        given(table::message::includes_hands,
              computed<table::HandsNow>("hands", table::message::kHands, table::message::current_context)))
        .as("Step");

template <>
inline constexpr auto kShape<table::message::Alive> =
    shape("alive",
          "The connection is alive; sent with the table's version, each second and after all missed steps.",
          member<table::Version, &table::message::Alive::version>("version"))
        .as("Alive");

template <>
inline constexpr auto kShape<table::message::WentBack> =
    shape("went_back",
          "The server was restored to this version or an earlier one; later steps are void. The connection "
          "ends. The client reconnects without `last`, and resends nothing.",
          member<table::Version, &table::message::WentBack::version>("version"))
        .as("WentBack");

template <>
inline constexpr auto kShape<table::message::Moved> =
    shape("moved",
          "Another server has the table now. The connection ends. The client sends hello there with its "
          "`last`.",
          member<Text, &table::message::Moved::address>(
              "address", "The other server's origin, such as `https://two.example`."))
        .as("Moved");

template <>
inline constexpr auto kShape<table::message::Neighbours> =
    shape("neighbours",
          "The origins of all servers of a cluster. If this one does not answer, any other knows the table's "
          "server.",
          member<ListOf<Text, std::vector<std::string>, table::message::kMostNeighbours>,
                 &table::message::Neighbours::addresses>("addresses"))
        .as("Neighbours");

template <>
inline constexpr auto kShape<table::message::Ack> =
    shape("ack", "The request was carried out; this version's step shows it.",
          member<Text, &table::message::Ack::id>("id"),
          member<table::Version, &table::message::Ack::version>("version"))
        .as("Ack");

template <>
inline constexpr auto kShape<table::message::Refused> =
    shape("refused", "The request was refused; without a `clause` by the table, not by a rule.",
          member<Text, &table::message::Refused::id>("id"),
          member<Text, &table::message::Refused::refusal>("refusal"),
          member<OrNull<Text>, &table::message::Refused::clause>("clause"),
          member<Text, &table::message::Refused::sentence>("message", "The refusal as an English sentence."),
          member<Maybe<KindOf<Bid>>, &table::message::Refused::standing>("standing",
                                                                         "The bid that was not beaten."))
        .as("Refused");

template <>
inline constexpr auto kShape<table::message::Error> =
    shape("error", "The message was not understood or not allowed; nothing changed.",
          member<Text, &table::message::Error::error>("error"),
          member<table::LoggedText, &table::message::Error::sentence>("message"),
          member<IfAny<table::LoggedText>, &table::message::Error::field>("field",
                                                                          "The name of the wrong field."),
          member<IfAny<Text>, &table::message::Error::id>("id"),
          member<IfAny<table::LoggedText>, &table::message::Error::word, &table::OperatorMessage::reason>(
              "reason", "For `banned` and `table_closed`: the operator's reason."),
          member<Maybe<table::Time>, &table::message::Error::word, &table::OperatorMessage::until>(
              "until", "The ban's end; absent if permanent."))
        .as("WireError");

template <>
inline constexpr auto kShape<table::message::Led> = shape(
    "LedReview", "The host's place in a finished game.", member<&table::message::Led::by>("by"),
    member<Text, &table::message::Led::player>("player"),
    member<Whole<int, 1, 1'000'000>, &table::message::Led::game>("game"), flat<&table::message::Led::at>());

template <>
inline constexpr auto kShape<table::message::Reviewed> =
    shape("reviewed", "The host's place in the shared replay; null: it has ended.",
          member<&table::message::Reviewed::review>("review"))
        .as("ReviewedMessage");

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

/// The table's own messages; LiveTable sends talk, hints and reasons.
inline constexpr codec::Named<
    std::variant<message::Snapshot, message::Step, message::Alive, message::Ack, message::Refused,
                 message::Error, message::Reviewed, message::WentBack, message::Moved, message::Neighbours>>
    kTableMessages{.by = "type"};

}  // namespace kuhhandel::table
