// Shapes of the actions of players and the house on the wire.
#pragma once

#include "codec/wire/game_kinds.h"
#include "codec/wire/named.h"
#include "engine/action.h"

namespace kuhhandel::codec {

/// Includes amounts above all money of any box, so that the rules can refuse them with their clause.
using AnyAmount = Whole<Money, -1'000'000'000, 1'000'000'000>;

template <>
inline constexpr auto kShape<action::Auction> =
    shape("auction", "At turn_choice: auctions the top card of the pile (C4.1).");

template <>
inline constexpr auto kShape<action::Challenge> =
    shape("challenge", "At turn_choice: challenges a seat to a horse trade for an animal, or `rat` (C6.1).",
          member<&action::Challenge::challenged>("seat"), member<&action::Challenge::animal>("animal"));

template <>
inline constexpr auto kShape<action::Stop> =
    shape("stop", "At turn_choice: ends the turn after a trade (C11.1).");

template <>
inline constexpr auto kShape<action::Bid> =
    shape("bid", "At bidding: bids the amount (C4.1).", member<AnyAmount, &action::Bid::amount>("amount"));

template <>
inline constexpr auto kShape<action::Hammer> =
    shape("hammer", "By the house: ends the bidding (C4.3, C4.4).");
template <>
inline constexpr bool kOfHouse<action::Hammer> = true;

template <>
inline constexpr auto kShape<action::Sell> =
    shape("sell", "At buying_right: sells to the highest bidder (C4.4).");

template <>
inline constexpr auto kShape<action::Buy> = shape("buy", "At buying_right: buys for the highest bid (C4.4).");

template <>
inline constexpr auto kShape<action::Pay> =
    shape("pay", "At payment: pays with cards (C4.6, C7.1).", member<&action::Pay::money>("money"));

template <>
inline constexpr auto kShape<action::Offer> =
    shape("offer", "At offer: offers money face down (C6.3).", member<&action::Offer::money>("money"));

template <>
inline constexpr auto kShape<action::Accept> = shape("accept", "At answer: accepts the offer unseen (C6.5).");

template <>
inline constexpr auto kShape<action::Counter> = shape(
    "counter", "At answer: counters the offer with money (C6.6).", member<&action::Counter::money>("money"));

template <>
inline constexpr auto kShape<action::Claim> =
    shape("claim", "At countdown: claims the pedigree at the current count (C7.1).");

template <>
inline constexpr auto kShape<action::Tick> = shape("tick", "By the house: lowers the count by one (C7.1).");
template <>
inline constexpr bool kOfHouse<action::Tick> = true;

template <>
inline constexpr auto kShape<action::Take> =
    shape("take", "At rat_round: takes the rat and the money on it (C8.1).");

template <>
inline constexpr auto kShape<action::Lay> =
    shape("lay", "At rat_round: puts one money card on the rat (C8.1).",
          member<AnyAmount, &action::Lay::value>("card", "The money card's value."));

template <>
inline constexpr auto kShape<action::Divide> =
    shape("divide", "At turn_choice of a duel: looks at the top card (C10.2).");

template <>
inline constexpr auto kShape<action::Keep> = shape("keep", "At division: keeps the seen card (C10.3).");

template <>
inline constexpr auto kShape<action::Give> =
    shape("give", "At division: gives the seen card to the opponent (C10.3).");

template <>
inline constexpr auto kShape<action::Exclude> =
    shape("exclude", "At quartet_exclusion: excludes a quartet from the score (C9.4).",
          member<&action::Exclude::animal>("animal"));

inline constexpr Named<Action> kActions{.by = "do"};

}  // namespace kuhhandel::codec
