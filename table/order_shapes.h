// What each order says on the wire.
#pragma once

#include "codec/wire/named.h"
#include "table/order.h"
#include "table/table_kinds.h"

namespace kuhhandel {

template <>
inline constexpr auto kShape<order::Start> =
    shape("start", "The host, where the table waits and every seat is filled: the first game.");

template <>
inline constexpr auto kShape<order::Again> =
    shape("again", "The host, when a game is over and every seat filled: another with the same seats.");

template <>
inline constexpr auto kShape<order::AddBot> =
    shape("add_bot", "The host: a bot takes an empty seat or, for good, that of one who is away.",
          member<&order::AddBot::seat>("seat"),
          member<OwnWord, &order::AddBot::bot>("bot", "Its kind, as the lobby lists them."));

template <>
inline constexpr auto kShape<order::FreeSeat> =
    shape("free_seat",
          "The host, not their own seat and not the first: whoever sits there watches from now on; a running "
          "game goes on "
          "without them, and another may take the seat.",
          member<&order::FreeSeat::seat>("seat"));

template <>
inline constexpr auto kShape<order::Pause> =
    shape("pause", "The host: clocks stop, and moves are refused (`not_now`).");

template <>
inline constexpr auto kShape<order::Resume> =
    shape("resume", "The host; where somebody is missing, a bot stands in for them.");

template <>
inline constexpr auto kShape<order::SetSpeed> =
    shape("speed", "The host: how fast, and whether the house calls or each auctioneer by hand.",
          member<&order::SetSpeed::speed>("speed"), member<&order::SetSpeed::gavel>("gavel"));

template <>
inline constexpr auto kShape<order::SetAbsence> =
    shape("absence",
          "The host: what becomes of a seat whose connection has been lost for 20 s: `stand_in` (a bot plays "
          "until they are "
          "back), `pause` (all wait for them), `go_on` (the simplest choice is made for them at once).",
          member<&order::SetAbsence::absence>("then"),
          member<IfAny<OwnWord>, &order::SetAbsence::bot>("bot", "The kind that stands in, where one does."));

template <>
inline constexpr auto kShape<order::SetMemoryAid> =
    shape("memory_aid",
          "The host, never in the middle of a game (`not_waiting`): whether pages may show what each player "
          "was publicly paid.",
          member<&order::SetMemoryAid::allowed>("allowed"));

template <>
inline constexpr auto kShape<order::SetOpenHands> =
    shape("open_hands",
          "The host, never in the middle of a game: after how many minutes those who watch see all hands; 0: "
          "never, else 3 to 60.",
          member<OpenHandsAfter, &order::SetOpenHands::after>("after"));

template <>
inline constexpr auto kShape<order::Call> =
    shape("call",
          "The auctioneer whose gavel it is: going once, going twice, the hammer; `too_soon` before everyone "
          "could answer the "
          "last bid or call.");

template <>
inline constexpr auto kShape<order::Silent> = shape(
    "silent", "Who is asked at a correspondence table for a bid or a claim stays silent; else `not_asked`.");

inline constexpr Named<Order> kOrders{.by = "do"};

template <>
struct KindOf<Order> {
  using Value = Order;
  static void write(JsonText& json, Order const& order, auto const& words) {
    kOrders.write(json, order, words);
  }
  static Order read(Field const& field, auto const& words) {
    auto const word = field.fields_of_any_name().required("do");
    auto const order = kOrders.read(field, word.text(80), words);
    if (!order && word.is_text())
      word.refuse("no order is called that; known are " + list_of(kOrders.names()));
    return order.value_or(order::Start{});
  }
  static boost::json::value schema(auto& all) {
    return all.definition("Order", [&] {
      return described("A change of the table, not of the game.",
                       boost::json::object{{"oneOf", kOrders.schemas(all)}});
    });
  }
};

}  // namespace kuhhandel
