// What each order says on the wire.
#pragma once

#include "codec/wire/named.h"
#include "table/arrangement_shapes.h"
#include "table/order.h"
#include "table/table_kinds.h"

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::order::Start> =
    shape("start", "The host, where the table waits and every seat is filled: the first game.");

template <>
inline constexpr auto kShape<table::order::Again> =
    shape("again", "The host, when a game is over and every seat filled: another with the same seats.");

template <>
inline constexpr auto kShape<table::order::AddBot> =
    shape("add_bot", "The host: a bot takes an empty seat or, for good, that of one who is away.",
          member<&table::order::AddBot::seat>("seat"),
          member<table::OwnWord, &table::order::AddBot::bot>("bot", "Its kind, as the lobby lists them."));

template <>
inline constexpr auto kShape<table::order::VacateSeat> = shape(
    "free_seat",
    "The host, not their own seat and not the first: whoever sits there watches from now on, and is told "
    "why; a running game goes on without them, and the host may let another in.",
    member<&table::order::VacateSeat::seat>("seat"),
    member<Maybe<KindOf<table::VacateReason>>, &table::order::VacateSeat::reason>("reason"));

template <>
inline constexpr auto kShape<table::order::RestoreSeat> =
    shape("give_back",
          "The host, within 10 s after they freed it: the seat is theirs again who had it; `too_late` after.",
          member<&table::order::RestoreSeat::seat>("seat"));

template <>
inline constexpr auto kShape<table::order::AcceptJoin> = shape(
    "let_in",
    "The host: who asks for a seat while a game runs has an empty one at once, a bot's at the next turn; "
    "`nobody_asks` for others.",
    member<PlayerName, &table::order::AcceptJoin::player>("player"));

template <>
inline constexpr auto kShape<table::order::DenyJoin> =
    shape("turn_away", "The host: they shall not have it; `nobody_asks` for others.",
          member<PlayerName, &table::order::DenyJoin::player>("player"));

template <>
inline constexpr auto kShape<table::order::Ready> =
    shape("ready",
          "Who sits here, once a game is over: they want another, or no longer. It begins once all people at "
          "the table are there and want it. Among strangers also before the first: with bots, at once.",
          member<&table::order::Ready::ready>("ready"));

template <>
inline constexpr auto kShape<table::order::Arrange> = shape(
    "arrange",
    "The host, never in the middle of a game: what the next one shall be. All see the room of that game, "
    "without the one that is over, and say anew whether they want it. `seat_taken` where a person sits "
    "on a seat that there would no longer be.",
    table::Arranging<&table::order::Arrange::arrangement>{});

template <>
inline constexpr auto kShape<table::order::SetLatecomers> =
    shape("latecomers",
          "The host: whether they let in each who wants a seat while a game runs (`let_in`), or a bot's is "
          "theirs at the next turn (`welcome`).",
          member<&table::order::SetLatecomers::latecomers>("then"));

template <>
inline constexpr auto kShape<table::order::Pause> =
    shape("pause", "The host: clocks stop, and moves are refused (`not_now`).");

template <>
inline constexpr auto kShape<table::order::Resume> =
    shape("resume", "The host; where somebody is missing, a bot stands in for them.");

template <>
inline constexpr auto kShape<table::order::SetSpeed> =
    shape("speed", "The host: how fast, and whether the house calls or each auctioneer by hand.",
          member<&table::order::SetSpeed::speed>("speed"), member<&table::order::SetSpeed::gavel>("gavel"));

template <>
inline constexpr auto kShape<table::order::SetAbsence> =
    shape("absence",
          "The host: what becomes of a seat whose connection has been lost for 20 s: `stand_in` (a bot plays "
          "until they are "
          "back), `pause` (all wait for them), `go_on` (the simplest choice is made for them at once).",
          member<&table::order::SetAbsence::absence>("then"),
          member<IfAny<table::OwnWord>, &table::order::SetAbsence::bot>(
              "bot", "The kind that stands in, where one does."));

template <>
inline constexpr auto kShape<table::order::SetMemoryAid> =
    shape("memory_aid",
          "The host, never in the middle of a game (`not_waiting`): whether pages may show what each player "
          "was publicly paid.",
          member<&table::order::SetMemoryAid::allowed>("allowed"));

template <>
inline constexpr auto kShape<table::order::SetOpenHands> =
    shape("open_hands",
          "The host, never in the middle of a game: after how many minutes those who watch see all hands; 0: "
          "never, else 3 to 60.",
          member<table::OpenHandsAfter, &table::order::SetOpenHands::after>("after"));

template <>
inline constexpr auto kShape<table::order::SetFairness> = shape(
    "fairness",
    "The host, never in the middle of a game: whether races believe every connection as it is measured, "
    "or within bounds, as among strangers.",
    member<&table::order::SetFairness::fairness>("fairness"));

template <>
inline constexpr auto kShape<table::order::Call> =
    shape("call",
          "The auctioneer whose gavel it is: going once, going twice, the hammer; `too_soon` before everyone "
          "could answer the "
          "last bid or call.");

template <>
inline constexpr auto kShape<table::order::Pass> =
    shape("pass",
          "Who might bid does not want the lot; where nobody is left who might, the hammer falls soon. "
          "Bidding takes "
          "it back. Else `not_asked`.");

template <>
inline constexpr auto kShape<table::order::TakePassBack> =
    shape("take_pass_back", "They may want the lot after all; `not_asked` for who has not passed.");

template <>
inline constexpr auto kShape<table::order::FastForward> = shape(
    "on_to_me",
    "Who has nothing to decide wants to be taken on to their next decision: once all people who are there "
    "want that, nothing is shown and bots act at once. Else `not_asked`.");

template <>
inline constexpr auto kShape<table::order::Silent> = shape(
    "silent", "Who is asked at a correspondence table for a bid or a claim stays silent; else `not_asked`.");

}  // namespace kuhhandel::codec

namespace kuhhandel::table {

inline constexpr codec::Named<Order> kOrders{.by = "do"};

}  // namespace kuhhandel::table

namespace kuhhandel::codec {

template <>
struct KindOf<table::Order> {
  using Value = table::Order;
  static void write(JsonText& json, table::Order const& order, auto const& words) {
    table::kOrders.write(json, order, words);
  }
  static table::Order read(Field const& field, auto const& words) {
    auto const word = field.fields_of_any_name().required("do");
    auto const order = table::kOrders.read(field, word.text(80), words);
    if (!order && word.is_text())
      word.refuse("no order is called that; known are " + list_of(table::kOrders.names()));
    return order.value_or(table::order::Start{});
  }
  static boost::json::value schema(auto& all) {
    return all.definition("Order", [&] {
      return described("A change of the table, not of the game.",
                       boost::json::object{{"oneOf", table::kOrders.schemas(all)}});
    });
  }
};

}  // namespace kuhhandel::codec
