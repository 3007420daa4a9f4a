// What each message of a client says on the wire.
#pragma once

#include "codec/action_shapes.h"
#include "codec/wire/named.h"
#include "table/client_message.h"
#include "table/order_shapes.h"
#include "table/saying_shapes.h"
#include "table/table_kinds.h"

namespace kuhhandel {

/// Words of one who has that seat.
struct FromSeat : StrictlyIn {
  Seat sender;
};

/// A move in the game by the sender, who need not say so.
struct OwnCommand {
  using Value = Command;
  static void write(JsonText& json, Command const& command, auto const& words) {
    kActions.write(json, command.action, words);
  }
  static Command read(Field const& field, FromSeat const& words) {
    return read_sent_command(field, words.edition, words.sender);
  }
  static boost::json::value schema(Schemas& all);
};

/// The version of the protocol that a client speaks; the table refuses others.
struct ProtocolVersion : Whole<int, 0, 1000> {
  static boost::json::value schema(auto&) { return boost::json::object{{"const", kProtocolVersion}}; }
};

/// What opens a seat; the table compares it.
using Token = TextUpTo<100>;

template <>
inline constexpr auto kShape<Review> = shape(
    "ReviewPlace", "A place in the finished game, and whose eyes look at it.",
    member<Whole<int, 0, kMostReviewSteps>, &Review::step>("step", "Commands played, from 0, the deal."),
    member<ReviewEyes, &Review::eyes>("eyes"));

template <>
inline constexpr auto kShape<HelloMessage> =
    shape("hello", "The first message; without a token it is a spectator's.",
          member<ProtocolVersion, &HelloMessage::version>("version"),
          member<IfAny<Token>, &HelloMessage::token>("token", "What opens the seat."),
          member<Maybe<Version>, &HelloMessage::last>(
              "last", "The last version that was seen: what was missed is told."))
        .as("Hello");

template <>
inline constexpr auto kShape<CommandMessage> =
    shape("command", "A move in the game.", member<MessageId, &CommandMessage::id>("id"),
          member<OwnCommand, &CommandMessage::command>("command"),
          member<Maybe<KindOf<Seen>>, &CommandMessage::seen>("seen"))
        .as("CommandMessage");

template <>
inline constexpr auto kShape<OrderMessage> =
    shape("order", "A change of the table.", member<MessageId, &OrderMessage::id>("id"),
          member<&OrderMessage::order>("order"))
        .as("OrderMessage");

template <>
inline constexpr auto kShape<WhyMessage> =
    shape("why", "Why did the bot on that seat do what it last did?",
          member<MessageId, &WhyMessage::id>("id"), member<&WhyMessage::seat>("seat"))
        .as("Why");

template <>
inline constexpr auto kShape<HintMessage> =
    shape("hint", "What would a bot do in the sender's place?", member<MessageId, &HintMessage::id>("id"))
        .as("Hint");

template <>
inline constexpr auto kShape<ChanceMessage> = shape("chance", "Adds to the chance of the next game.",
                                                    member<ChanceDigits, &ChanceMessage::random>("random"))
                                                  .as("ChanceMessage");

template <>
inline constexpr auto kShape<SayMessage> =
    shape("say", "Exactly one of phrase, cry and text, to all at the table.",
          member<MessageId, &SayMessage::id>("id"), SayingMembers<&SayMessage::saying>{})
        .as("Say");

template <>
inline constexpr auto kShape<ReviewMessage> =
    shape("review", "The host leads the others through the finished game; null: they end that.",
          member<MessageId, &ReviewMessage::id>("id"), member<&ReviewMessage::at>("at"))
        .as("LeadReview");

inline constexpr Named<ClientMessage> kClientMessages{.by = "type"};

}  // namespace kuhhandel
