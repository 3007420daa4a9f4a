// Wire formats of the messages of the live table rather than the table itself: talk, hints and reasons.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/explanation.h"
#include "codec/moves/action_shapes.h"
#include "codec/wire/named.h"
#include "table/messages/client_message_shapes.h"
#include "table/messages/saying_shapes.h"

namespace kuhhandel::codec {

template <>
inline constexpr std::array kEach<bots::Act>{
    bots::Act::silence, bots::Act::auction, bots::Act::challenge, bots::Act::bid,   bots::Act::hammer,
    bots::Act::sell,    bots::Act::buy,     bots::Act::pay,       bots::Act::offer, bots::Act::accept,
    bots::Act::counter, bots::Act::stop,    bots::Act::claim,     bots::Act::tick,  bots::Act::take,
    bots::Act::lay,     bots::Act::divide,  bots::Act::keep,      bots::Act::give,  bots::Act::exclude};
template <>
inline constexpr std::array kEach<bots::Reason>{
    bots::Reason::whim,     bots::Reason::no_choice, bots::Reason::gain,  bots::Reason::too_dear,
    bots::Reason::no_means, bots::Reason::drive_up,  bots::Reason::deny,  bots::Reason::bluff,
    bots::Reason::save,     bots::Reason::wait,      bots::Reason::limit, bots::Reason::learnt,
    bots::Reason::foreseen};

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

/// A number that bots may omit; 0 if missing.
template <class Number, std::int64_t from, std::int64_t to>
struct OrZero : codec::Whole<Number, from, to> {
  static Number usual() { return {}; }
};
inline constexpr std::int64_t kMostPoints = 100'000'000;

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<bots::Explanation> =
    shape("Explanation", "A bot's reason for its action in the last finished auction or trade.",
          member<&bots::Explanation::act>("deed"), member<&bots::Explanation::reason>("reason"),
          member<live::OrZero<int, 0, kMaxKinds>, &bots::Explanation::copy>(
              "copy", "The animal's number in the bot's quartet, from 1; 0 if irrelevant."),
          member<live::OrZero<Money, -live::kMostPoints, live::kMostPoints>, &bots::Explanation::worth>(
              "worth", "The animal's expected gain, in final points."),
          member<live::OrZero<Money, 0, live::kMostPoints>, &bots::Explanation::price>(
              "price", "The public bid, debt or price; otherwise 0."),
          member<Maybe<KindOf<AnimalId>>, &bots::Explanation::animal>("animal"),
          member<Maybe<KindOf<Seat>>, &bots::Explanation::other>("other", "The bot's partner or opponent."),
          member<Maybe<Whole<Money, 0, live::kMostPoints>>, &bots::Explanation::limit>(
              "limit", "The bot's limit for the lot."),
          member<Maybe<Whole<int, 0, 100>>, &bots::Explanation::sure>(
              "sure", "How often the bot would do the same in this situation, in percent."));

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

namespace message {

struct ReasonGiven {
  std::string_view id;
  Seat seat;
  std::optional<bots::Explanation> explanation;
};
struct AdviceGiven {
  std::string_view id;
  std::optional<Action> command;
  std::optional<bots::Explanation> explanation;
};
struct TalkAdded {
  table::TalkMessage message;
};
struct Talk {
  std::vector<table::TalkMessage> messages;
};
struct Late {
  std::int64_t minutes;
  std::int64_t moves;
  std::optional<table::Instant> next;
};

inline constexpr std::size_t kMaxMessages = 50;

}  // namespace message

/// An action without its seat, which is the requesting player's.
struct AdvisedAction {
  using Value = Action;
  static void write(codec::JsonText& json, Action const& action, auto const& words) {
    codec::kActions.write(json, action, words);
  }
  static boost::json::value schema(auto& all) { return table::OwnCommand::schema(all); }
};

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::message::ReasonGiven> =
    shape("reason", "A bot's explanation; null if there is none, or no bot on the seat.",
          member<Text, &live::message::ReasonGiven::id>("id"),
          member<&live::message::ReasonGiven::seat>("seat"),
          member<&live::message::ReasonGiven::explanation>("explanation"))
        .as("ReasonMessage");

template <>
inline constexpr auto kShape<live::message::AdviceGiven> =
    shape("advice", "The move that a bot would make; without a command it would stay silent.",
          member<Text, &live::message::AdviceGiven::id>("id"),
          member<OrNull<live::AdvisedAction>, &live::message::AdviceGiven::command>("command"),
          member<&live::message::AdviceGiven::explanation>("explanation"))
        .as("AdviceMessage");

template <>
inline constexpr auto kShape<live::message::TalkAdded> =
    shape("said", "A chat message to all at the table.", member<&live::message::TalkAdded::message>("said"))
        .as("SaidMessage");

template <>
inline constexpr auto kShape<live::message::Talk> =
    shape(
        "talk", "The latest chat messages, for a new connection.",
        member<
            ListOf<KindOf<table::TalkMessage>, std::vector<table::TalkMessage>, live::message::kMaxMessages>,
            &live::message::Talk::messages>("said"))
        .as("TalkMessage");

template <>
inline constexpr auto kShape<live::message::Late> =
    shape("late",
          "The delay for spectators of a table with open hands, and when the next step comes (null: none "
          "waits).",
          member<Counted, &live::message::Late::minutes>("minutes"),
          member<Counted, &live::message::Late::moves>("moves"),
          member<OrNull<table::Time>, &live::message::Late::next>("next"))
        .as("LateMessage");

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

inline constexpr codec::Named<std::variant<message::ReasonGiven, message::AdviceGiven, message::TalkAdded,
                                           message::Talk, message::Late>>
    kLiveMessages{.by = "type"};

}  // namespace kuhhandel::live
