// Wire formats of orders.
#pragma once

#include "codec/wire/named.h"
#include "table/messages/arrangement_shapes.h"
#include "table/messages/table_kinds.h"
#include "table/order.h"

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::order::Start> =
    shape("start", "The host, if the table waits and every seat is filled: the first game.");

template <>
inline constexpr auto kShape<table::order::Again> =
    shape("again", "The host, after a game, if every seat is filled: another game with the same seats.");

template <>
inline constexpr auto kShape<table::order::AddBot> =
    shape("add_bot", "The host: a bot takes an empty seat or, permanently, that of an absent player.",
          member<&table::order::AddBot::seat>("seat"),
          member<table::OwnWord, &table::order::AddBot::bot>("bot", "Its kind, as the lobby lists them."));

template <>
inline constexpr auto kShape<table::order::VacateSeat> =
    shape("free_seat",
          "The host, not their own seat and not the first: its player becomes a spectator and gets the "
          "reason. A running game continues, and the host may admit another player.",
          member<&table::order::VacateSeat::seat>("seat"),
          member<Maybe<KindOf<table::VacateReason>>, &table::order::VacateSeat::reason>("reason"));

template <>
inline constexpr auto kShape<table::order::RestoreSeat> = shape(
    "give_back", "The host, within 10 s after `free_seat`: returns the seat to its player; `too_late` after.",
    member<&table::order::RestoreSeat::seat>("seat"));

template <>
inline constexpr auto kShape<table::order::AcceptJoin> =
    shape("let_in",
          "The host: a newcomer gets an empty seat at once, a bot's at the next turn; `nobody_asks` for "
          "other names.",
          member<PlayerName, &table::order::AcceptJoin::player>("player"));

template <>
inline constexpr auto kShape<table::order::DenyJoin> =
    shape("turn_away", "The host: refuses a newcomer; `nobody_asks` for other names.",
          member<PlayerName, &table::order::DenyJoin::player>("player"));

template <>
inline constexpr auto kShape<table::order::Ready> =
    shape("ready",
          "A seated player, after a game: wants another one, or no longer. It begins when all seated players "
          "are present and want it. Among strangers also before the first game: at once, with bots.",
          member<&table::order::Ready::ready>("ready"));

template <>
inline constexpr auto kShape<table::order::Arrange> = shape(
    "arrange",
    "The host, never during a game: edition, rules and seats of the next one. All players see its waiting "
    "room and must be `ready` again. `seat_taken` if a player sits on a seat that would disappear.",
    table::Arranging<&table::order::Arrange::arrangement>{});

template <>
inline constexpr auto kShape<table::order::SetLatecomers> =
    shape("latecomers",
          "The host: whether newcomers need `let_in`, or get a bot's seat at the next turn (`welcome`).",
          member<&table::order::SetLatecomers::latecomers>("then"));

template <>
inline constexpr auto kShape<table::order::Pause> =
    shape("pause", "The host: clocks stop, and moves are refused (`not_now`).");

template <>
inline constexpr auto kShape<table::order::Resume> =
    shape("resume", "The host: ends a pause. A bot plays for each missing player.");

template <>
inline constexpr auto kShape<table::order::SetSpeed> =
    shape("speed", "The host: the speed, and the caller: the server, or each auctioneer by hand.",
          member<&table::order::SetSpeed::speed>("speed"), member<&table::order::SetSpeed::gavel>("gavel"));

template <>
inline constexpr auto kShape<table::order::SetAbsence> = shape(
    "absence",
    "The host: the rule for a player who has been disconnected for 20 s: `stand_in` (a bot plays until "
    "they return), `pause` (all wait), `go_on` (the simplest choice is made at once).",
    member<&table::order::SetAbsence::absence>("then"),
    member<IfAny<table::OwnWord>, &table::order::SetAbsence::bot>("bot", "The kind of bot for `stand_in`."));

template <>
inline constexpr auto kShape<table::order::SetMemoryAid> =
    shape("memory_aid",
          "The host, never during a game (`not_waiting`): whether pages may show the public payments of each "
          "player.",
          member<&table::order::SetMemoryAid::allowed>("allowed"));

template <>
inline constexpr auto kShape<table::order::SetOpenHands> =
    shape("open_hands",
          "The host, never during a game: the minutes after which spectators see all hands; 0: never, else 3 "
          "to 60. `has_big_screen` if the table has one.",
          member<table::OpenHandsAfter, &table::order::SetOpenHands::after>("after"));

template <>
inline constexpr auto kShape<table::order::SetFairness> =
    shape("fairness",
          "The host, never during a game: whether races trust every measured connection, or only within "
          "limits, as among strangers.",
          member<&table::order::SetFairness::fairness>("fairness"));

template <>
inline constexpr auto kShape<table::order::AllowBigScreen> = shape(
    "big_screen",
    "The host, at any time: whether the table has a big screen. `no_big_screen` at a public table, or if "
    "spectators may see all hands.",
    member<&table::order::AllowBigScreen::allowed>("allowed"));

template <>
inline constexpr auto kShape<table::order::Call> =
    shape("call",
          "The auctioneer with the gavel: going once, going twice, the hammer; `too_soon` before all players "
          "could answer the last bid or call.");

template <>
inline constexpr auto kShape<table::order::Pass> =
    shape("pass",
          "The player does not want the lot. When no player is left who might bid, the hammer falls soon. A "
          "bid takes the pass back. `not_asked` if the player may not bid.");

template <>
inline constexpr auto kShape<table::order::TakePassBack> =
    shape("take_pass_back", "The player may want the lot after all; `not_asked` without a pass.");

template <>
inline constexpr auto kShape<table::order::FastForward> =
    shape("on_to_me",
          "A player without a decision skips to the next one. Once all present players want that, nothing is "
          "shown and bots act at once. Else `not_asked`.");

template <>
inline constexpr auto kShape<table::order::Silent> =
    shape("silent", "At a correspondence table: the asked player makes no bid or claim; else `not_asked`.");

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
