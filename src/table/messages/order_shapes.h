// Wire formats of orders.
#pragma once

#include "codec/wire/named.h"
#include "table/messages/arrangement_shapes.h"
#include "table/messages/table_kinds.h"
#include "table/order.h"

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<table::order::Start> =
    shape("start", "The host starts the first game; every seat must be filled.");

template <>
inline constexpr auto kShape<table::order::Again> =
    shape("again", "The host starts another game with the same seats; every seat must be filled.");

template <>
inline constexpr auto kShape<table::order::AddBot> = shape(
    "add_bot", "The host gives a bot an empty seat or, permanently, that of an absent player.",
    member<&table::order::AddBot::seat>("seat"),
    member<table::OwnWord, &table::order::AddBot::bot>("bot", "The bot's kind, as in the lobby's list."));

template <>
inline constexpr auto kShape<table::order::VacateSeat> =
    shape("free_seat",
          "The host frees a seat, not their own or the first: its player becomes a spectator and gets the "
          "reason. A running game continues.",
          member<&table::order::VacateSeat::seat>("seat"),
          member<Maybe<KindOf<table::VacateReason>>, &table::order::VacateSeat::reason>("reason"));

template <>
inline constexpr auto kShape<table::order::RestoreSeat> = shape(
    "give_back", "The host returns a seat to its player, within 10 s after `free_seat`; later `too_late`.",
    member<&table::order::RestoreSeat::seat>("seat"));

template <>
inline constexpr auto kShape<table::order::AcceptJoin> =
    shape("let_in",
          "The host admits a newcomer: to an empty seat at once, to a bot's at the next turn. `nobody_asks` "
          "for other names.",
          member<PlayerName, &table::order::AcceptJoin::player>("player"));

template <>
inline constexpr auto kShape<table::order::DenyJoin> =
    shape("turn_away", "The host refuses a newcomer; `nobody_asks` for other names.",
          member<PlayerName, &table::order::DenyJoin::player>("player"));

template <>
inline constexpr auto kShape<table::order::Ready> =
    shape("ready",
          "A seated player wants another game, or no longer. It begins when all seated players are present "
          "and want it; among strangers also the first one, at once, with bots.",
          member<&table::order::Ready::ready>("ready"));

template <>
inline constexpr auto kShape<table::order::Arrange> =
    shape("arrange",
          "The host sets edition, rules and seats of the next game, never during one; all players must be "
          "`ready` again. `seat_taken` if a player's seat would disappear.",
          table::Arranging<&table::order::Arrange::arrangement>{});

template <>
inline constexpr auto kShape<table::order::SetLatecomers> =
    shape("latecomers",
          "The host sets whether newcomers need `let_in`, or get a bot's seat at the next turn (`welcome`).",
          member<&table::order::SetLatecomers::latecomers>("then"));

template <>
inline constexpr auto kShape<table::order::Pause> =
    shape("pause", "The host pauses the game: clocks stop, and moves are refused (`not_now`).");

template <>
inline constexpr auto kShape<table::order::Resume> =
    shape("resume", "The host ends a pause. A bot plays for each missing player.");

template <>
inline constexpr auto kShape<table::order::SetSpeed> =
    shape("speed", "The host sets the speed, and the caller: the server, or each auctioneer by hand.",
          member<&table::order::SetSpeed::speed>("speed"), member<&table::order::SetSpeed::gavel>("gavel"));

template <>
inline constexpr auto kShape<table::order::SetAbsence> = shape(
    "absence",
    "The host sets the rule for players away for 20 s: `stand_in` (a bot plays until they return), `pause` "
    "(all wait), `go_on` (the simplest choice is made at once).",
    member<&table::order::SetAbsence::absence>("then"),
    member<IfAny<table::OwnWord>, &table::order::SetAbsence::bot>("bot", "The kind of bot for `stand_in`."));

template <>
inline constexpr auto kShape<table::order::SetMemoryAid> =
    shape("memory_aid",
          "The host sets whether clients may show each player's public payments, never during a game "
          "(`not_waiting`).",
          member<&table::order::SetMemoryAid::allowed>("allowed"));

template <>
inline constexpr auto kShape<table::order::SetOpenHands> =
    shape("open_hands",
          "The host sets the minutes after which spectators see all hands, never during a game: 0 (never) or "
          "3 to 60. `has_big_screen` if the table has one.",
          member<table::OpenHandsAfter, &table::order::SetOpenHands::after>("after"));

template <>
inline constexpr auto kShape<table::order::SetFairness> =
    shape("fairness",
          "The host sets whether races trust every measured connection, or only within limits, as among "
          "strangers; never during a game.",
          member<&table::order::SetFairness::fairness>("fairness"));

template <>
inline constexpr auto kShape<table::order::AllowBigScreen> =
    shape("big_screen",
          "The host sets whether the table has a big screen. `no_big_screen` at a public table, or if "
          "spectators may see all hands.",
          member<&table::order::AllowBigScreen::allowed>("allowed"));

template <>
inline constexpr auto kShape<table::order::Call> =
    shape("call",
          "The auctioneer with the gavel calls: going once, going twice, the hammer. `too_soon` before all "
          "could answer the last bid or call.");

template <>
inline constexpr auto kShape<table::order::Pass> =
    shape("pass",
          "The player passes on the lot until the next bid. If no player is left who might bid, the hammer "
          "falls soon. `not_asked` if the player may not bid.");

template <>
inline constexpr auto kShape<table::order::TakePassBack> =
    shape("take_pass_back", "The player may want the lot after all; `not_asked` without a pass.");

template <>
inline constexpr auto kShape<table::order::FastForward> =
    shape("on_to_me",
          "Skips to the player's next decision. Once all present players want that, nothing is shown and "
          "bots act at once. `not_asked` during a decision.");

template <>
inline constexpr auto kShape<table::order::Silent> = shape(
    "silent", "At a correspondence table: the asked player makes no bid or claim; otherwise `not_asked`.");

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
