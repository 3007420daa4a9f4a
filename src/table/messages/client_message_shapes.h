// Wire formats of the clients' messages.
#pragma once

#include "codec/moves/action_shapes.h"
#include "codec/wire/named.h"
#include "table/messages/client_message.h"
#include "table/messages/order_shapes.h"
#include "table/messages/saying_shapes.h"
#include "table/messages/table_kinds.h"

namespace kuhhandel::table {

/// A message from the player on that seat.
struct FromSeat : codec::StrictlyIn {
  Seat sender;
};

/// A command of the sender, without its seat.
struct OwnCommand {
  using Value = Command;
  static void write(codec::JsonText& json, Command const& command, auto const& words) {
    codec::kActions.write(json, command.action, words);
  }
  static Command read(codec::Field const& field, FromSeat const& words) {
    return codec::read_sent_command(field, words.edition, words.sender);
  }
  static boost::json::value schema(codec::Schemas& all);
};

/// A client's protocol version; the table refuses other versions.
struct ProtocolVersion : codec::Whole<int, 0, 1000> {
  static boost::json::value schema(auto&) { return boost::json::object{{"const", kProtocolVersion}}; }
};

/// Key of a seat; the table compares it.
using Token = codec::TextUpTo<100>;
using EpochName = codec::TextUpTo<40>;

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::Review> =
    shape("ReviewPlace", "A place in the finished game, and its viewer.",
          member<Whole<int, 0, table::kMaxReviewSteps>, &table::Review::step>(
              "step", "The number of commands played; 0: the deal."),
          member<table::ReviewEyes, &table::Review::eyes>("eyes"));

template <>
inline constexpr auto kShape<table::HelloMessage> =
    shape(
        "hello", "The first message; without a token the client is a spectator.",
        member<table::ProtocolVersion, &table::HelloMessage::version>("version"),
        member<IfAny<table::Token>, &table::HelloMessage::token>("token", "The seat's token."),
        member<Maybe<table::Version>, &table::HelloMessage::last>(
            "last", "The last version received; the server sends the missed steps."),
        member<Maybe<table::EpochName>, &table::HelloMessage::incarnation>(
            "epoch", "The epoch of `last`; if the table has gone back since, the server sends `went_back`."),
        member<IfTrue, &table::HelloMessage::is_big_screen>(
            "screen", "The client is the table's big screen; ignored with a token."),
        member<IfAny<table::Token>, &table::HelloMessage::screen_key>(
            "screen_key", "The key of the screen that opened the table; it allows orders."))
        .as("Hello");

template <>
inline constexpr auto kShape<table::CommandMessage> =
    shape("command", "A move in the game.", member<table::MessageId, &table::CommandMessage::id>("id"),
          member<table::OwnCommand, &table::CommandMessage::command>("command"),
          member<Maybe<KindOf<table::Seen>>, &table::CommandMessage::seen>("seen"))
        .as("CommandMessage");

template <>
inline constexpr auto kShape<table::OrderMessage> =
    shape("order", "A change of the table.", member<table::MessageId, &table::OrderMessage::id>("id"),
          member<&table::OrderMessage::order>("order"))
        .as("OrderMessage");

template <>
inline constexpr auto kShape<table::WhyMessage> =
    shape("why", "Asks the bot on a seat for the reason of its last action.",
          member<table::MessageId, &table::WhyMessage::id>("id"), member<&table::WhyMessage::seat>("seat"))
        .as("Why");

template <>
inline constexpr auto kShape<table::HintMessage> =
    shape("hint", "Asks for the move that a bot would make on the sender's seat.",
          member<table::MessageId, &table::HintMessage::id>("id"))
        .as("Hint");

template <>
inline constexpr auto kShape<table::BindChanceMessage> =
    shape("bind_chance", "Commits the sender to a part of the next shuffle, by its SHA-256.",
          member<table::ChanceDigits, &table::BindChanceMessage::hash>("hash"))
        .as("BindChanceMessage");

template <>
inline constexpr auto kShape<table::OpenChanceMessage> =
    shape(
        "open_chance",
        "Reveals the sender's part of the shuffle after the order to start; its digits are the hashed text.",
        member<table::ChanceDigits, &table::OpenChanceMessage::random>("random"))
        .as("OpenChanceMessage");

template <>
inline constexpr auto kShape<table::SayMessage> =
    shape("say", "A chat message to all at the table: a phrase, a cry or a text.",
          member<table::MessageId, &table::SayMessage::id>("id"),
          table::SayingMembers<&table::SayMessage::saying>{})
        .as("Say");

template <>
inline constexpr auto kShape<table::ReviewMessage> =
    shape("review", "The host leads the others through the finished game; null ends that.",
          member<table::MessageId, &table::ReviewMessage::id>("id"), member<&table::ReviewMessage::at>("at"))
        .as("LeadReview");

template <>
inline constexpr auto kShape<table::SeenMessage> =
    shape("seen", "The player has seen the events up to this version.",
          member<table::Version, &table::SeenMessage::version>("version"))
        .as("SeenMessage");

template <>
inline constexpr auto kShape<table::AttentionMessage> =
    shape("attention",
          "Whether the player looks: the page is visible, and was touched within a minute. Otherwise a game "
          "of one person against bots pauses.",
          member<&table::AttentionMessage::attentive>("attentive"))
        .as("AttentionMessage");

template <>
inline constexpr auto kShape<table::CeilingMessage> =
    shape("ceiling",
          "Lets the table bid for the sender in secret, in the smallest steps up to the amount; without one "
          "it stops. `not_asked` if the sender may not bid.",
          member<table::MessageId, &table::CeilingMessage::id>("id"),
          member<Maybe<Amount>, &table::CeilingMessage::most>("amount"))
        .as("CeilingMessage");

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

inline constexpr codec::Named<ClientMessage> kClientMessages{.by = "type"};

}  // namespace kuhhandel::table
