// What the messages say that come not from the table itself but from those around it: talk, hints, reasons.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/explanation.h"
#include "codec/action_shapes.h"
#include "codec/wire/named.h"
#include "table/client_message_shapes.h"
#include "table/saying_shapes.h"

namespace kuhhandel {

std::string_view word_of(Act act);
std::string_view word_of(Reason reason);

template <>
inline constexpr std::array kEach<Act>{Act::silence, Act::auction, Act::challenge, Act::bid,   Act::hammer,
                                       Act::sell,    Act::buy,     Act::pay,       Act::offer, Act::accept,
                                       Act::counter, Act::stop,    Act::claim,     Act::tick,  Act::take,
                                       Act::lay,     Act::divide,  Act::keep,      Act::give,  Act::exclude};
template <>
inline constexpr std::array kEach<Reason>{Reason::whim,     Reason::no_choice, Reason::gain, Reason::too_dear,
                                          Reason::no_means, Reason::drive_up,  Reason::deny, Reason::bluff,
                                          Reason::save,     Reason::wait};

/// 0 in the words of bots that leave it out.
template <std::int64_t from, std::int64_t to>
struct OrZero : Whole<int, from, to> {
  static int usual() { return 0; }
};
inline constexpr std::int64_t kMostPoints = 100'000'000;

template <>
inline constexpr auto kShape<Explanation> =
    shape("Explanation", "Why a bot did what it did in the last auction or trade that is over.",
          member<&Explanation::act>("deed"), member<&Explanation::reason>("reason"),
          member<OrZero<0, kMaxKinds>, &Explanation::copy>(
              "copy", "Which one of its kind it would be for the bot; 0 where it is not about getting one."),
          member<OrZero<-kMostPoints, kMostPoints>, &Explanation::worth>("worth", "In points at the end."),
          member<OrZero<0, kMostPoints>, &Explanation::price>(
              "price", "The bid, debt or price that all could see; else 0."),
          member<Maybe<KindOf<AnimalId>>, &Explanation::animal>("animal"),
          member<Maybe<KindOf<Seat>>, &Explanation::other>("other",
                                                           "With whom it dealt, or against whom it worked."));

namespace message {

struct ReasonGiven {
  std::string_view id;
  Seat seat;
  std::optional<Explanation> explanation;
};
struct AdviceGiven {
  std::string_view id;
  std::optional<Action> command;
  std::optional<Explanation> explanation;
};
struct SaidNow {
  Said said;
};
struct Talk {
  std::vector<Said> said;
};
struct Late {
  std::int64_t minutes;
  std::int64_t moves;
  std::optional<Instant> next;
};

inline constexpr std::size_t kMostSaid = 50;

}  // namespace message

/// What is done, by the one who asks.
struct AdvisedAction {
  using Value = Action;
  static void write(JsonText& json, Action const& action, auto const& words) {
    kActions.write(json, action, words);
  }
  static boost::json::value schema(auto& all) { return OwnCommand::schema(all); }
};

template <>
inline constexpr auto kShape<message::ReasonGiven> =
    shape("reason", "Null where the bot has nothing to tell, and for seats without a bot.",
          member<Text, &message::ReasonGiven::id>("id"), member<&message::ReasonGiven::seat>("seat"),
          member<&message::ReasonGiven::explanation>("explanation"))
        .as("ReasonMessage");

template <>
inline constexpr auto kShape<message::AdviceGiven> =
    shape("advice", "What a bot would do; without a command it would stay silent.",
          member<Text, &message::AdviceGiven::id>("id"),
          member<OrNull<AdvisedAction>, &message::AdviceGiven::command>("command"),
          member<&message::AdviceGiven::explanation>("explanation"))
        .as("AdviceMessage");

template <>
inline constexpr auto kShape<message::SaidNow> =
    shape("said", "To all at the table.", member<&message::SaidNow::said>("said")).as("SaidMessage");

template <>
inline constexpr auto kShape<message::Talk> =
    shape("talk", "The latest that was said, for one who comes.",
          member<ListOf<KindOf<Said>, std::vector<Said>, message::kMostSaid>, &message::Talk::said>("said"))
        .as("TalkMessage");

template <>
inline constexpr auto kShape<message::Late> =
    shape("late",
          "To those who watch a table that shows them all hands: how late they see it, and when the next "
          "that has "
          "happened may be shown at the earliest (null: nothing waits).",
          member<Counted, &message::Late::minutes>("minutes"),
          member<Counted, &message::Late::moves>("moves"), member<OrNull<Time>, &message::Late::next>("next"))
        .as("LateMessage");

inline constexpr Named<
    std::variant<message::ReasonGiven, message::AdviceGiven, message::SaidNow, message::Talk, message::Late>>
    kLiveMessages{.by = "type"};

}  // namespace kuhhandel
