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
    shape("auction", "At turn_choice: the top card of the pile (C4.1).");

template <>
inline constexpr auto kShape<action::Challenge> =
    shape("challenge", "At turn_choice: a horse trade with that seat about an animal, or `rat` (C6.1).",
          member<&action::Challenge::challenged>("seat"), member<&action::Challenge::animal>("animal"));

template <>
inline constexpr auto kShape<action::Stop> =
    shape("stop", "At turn_choice: ends the turn after a trade (C11.1).");

template <>
inline constexpr auto kShape<action::Bid> =
    shape("bid", "At bidding (C4.1).", member<AnyAmount, &action::Bid::amount>("amount"));

template <>
inline constexpr auto kShape<action::Hammer> = shape("hammer", "Of the house: no more bids (C4.3, C4.4).");
template <>
inline constexpr bool kOfHouse<action::Hammer> = true;

template <>
inline constexpr auto kShape<action::Sell> = shape("sell", "At buying_right: to the highest bidder (C4.4).");

template <>
inline constexpr auto kShape<action::Buy> = shape("buy", "At buying_right: for the highest bid (C4.4).");

template <>
inline constexpr auto kShape<action::Pay> =
    shape("pay", "At payment (C4.6, C7.1).", member<&action::Pay::money>("money"));

template <>
inline constexpr auto kShape<action::Offer> =
    shape("offer", "At offer: money face down (C6.3).", member<&action::Offer::money>("money"));

template <>
inline constexpr auto kShape<action::Accept> = shape("accept", "At answer: the offer, unseen (C6.5).");

template <>
inline constexpr auto kShape<action::Counter> =
    shape("counter", "At answer: money against the offer (C6.6).", member<&action::Counter::money>("money"));

template <>
inline constexpr auto kShape<action::Claim> =
    shape("claim", "At countdown: the pedigree at the count (C7.1).");

template <>
inline constexpr auto kShape<action::Tick> = shape("tick", "Of the house: the next lower count (C7.1).");
template <>
inline constexpr bool kOfHouse<action::Tick> = true;

template <>
inline constexpr auto kShape<action::Take> =
    shape("take", "At rat_round: the rat, with all money on it (C8.1).");

template <>
inline constexpr auto kShape<action::Lay> =
    shape("lay", "At rat_round: puts one money card on the rat (C8.1).",
          member<AnyAmount, &action::Lay::value>("card", "Its value."));

template <>
inline constexpr auto kShape<action::Divide> =
    shape("divide", "At turn_choice of a duel: looks at the top card (C10.2).");

template <>
inline constexpr auto kShape<action::Keep> =
    shape("keep", "At division: the card that was looked at (C10.3).");

template <>
inline constexpr auto kShape<action::Give> =
    shape("give", "At division: the card that was looked at, to the other (C10.3).");

template <>
inline constexpr auto kShape<action::Exclude> =
    shape("exclude", "At quartet_exclusion: the quartet that counts for nothing (C9.4).",
          member<&action::Exclude::animal>("animal"));

inline constexpr Named<Action> kActions{.by = "do"};

}  // namespace kuhhandel::codec
