// Shapes of the events on the wire, with their clauses.
#pragma once

#include "codec/wire/game_kinds.h"
#include "codec/wire/named.h"
#include "engine/event.h"

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<SeenMoney> =
    shape("LaidPile",
          "Money offered in a trade, or the part that changes sides: the number is public, only the two see "
          "the cards.",
          member<Always<CardCount>, &SeenMoney::cards>("cards"),
          member<Maybe<KindOf<MoneyCards>>, &SeenMoney::money>("money"));

template <>
inline constexpr auto kShape<Bid> =
    shape("Bid", "", member<&Bid::seat>("seat"), member<Amount, &Bid::amount>("amount"));

template <>
inline constexpr auto kShape<Claim> =
    shape("Claim", "A pedigree claimed for that number of money cards (C7.1).", member<&Claim::seat>("seat"),
          member<PedigreeCount, &Claim::count>("count"));

template <>
inline constexpr auto kShape<event::Turn> =
    shape("turn", "The turn of that seat begins.", member<&event::Turn::seat>("seat"));

template <>
inline constexpr auto kShape<event::Skipped> =
    shape("skipped", "The pile is empty and the seat has nothing to trade (C3.3).",
          member<&event::Skipped::seat>("seat"));

template <>
inline constexpr auto kShape<event::TurnedUp> =
    shape("turned_up", "The auctioneer turned over a card (C4.1).",
          member<&event::TurnedUp::auctioneer>("auctioneer"), member<OpenCard, &event::TurnedUp::lot>("lot"));

template <>
inline constexpr auto kShape<event::Payday> =
    shape("payday", "Everyone gets one card of that value (C5.1).", member<&event::Payday::animal>("animal"),
          member<CardCount, &event::Payday::time>("time"), member<Amount, &event::Payday::value>("value"));

template <>
inline constexpr auto kShape<event::Raised> =
    shape("raised", "A higher bid (C4.1).", flat<&event::Raised::bid>());

template <>
inline constexpr auto kShape<event::Kept> =
    shape("kept", "The hammer fell without a bid (C4.3), or no player claimed (C7.3).",
          member<&event::Kept::seat>("seat"), member<OpenCard, &event::Kept::lot>("lot"),
          member<Maybe<Auctioned>, &event::Kept::with>("with"));

template <>
inline constexpr auto kShape<event::Knocked> =
    shape("knocked", "The hammer fell; the auctioneer now sells or buys (C4.4).",
          member<&event::Knocked::to, &Bid::seat>("to"),
          member<Amount, &event::Knocked::to, &Bid::amount>("amount"));

template <>
inline constexpr auto kShape<event::Sold> = shape(
    "sold", "The bidder gets the lot for their bid (C4.4).", member<&event::Sold::auctioneer>("auctioneer"),
    member<&event::Sold::to, &Bid::seat>("bidder"), member<Amount, &event::Sold::to, &Bid::amount>("amount"));

template <>
inline constexpr auto kShape<event::Bought> = shape(
    "bought", "The auctioneer gets the lot and pays the bidder their bid (C4.4).",
    member<&event::Bought::auctioneer>("auctioneer"), member<&event::Bought::from, &Bid::seat>("bidder"),
    member<Amount, &event::Bought::from, &Bid::amount>("amount"));

template <>
inline constexpr auto kShape<event::ShowedHand> =
    shape("showed_hand", "The bidder cannot pay the amount and shows their hand (C4.8).",
          member<&event::ShowedHand::seat>("seat"), member<&event::ShowedHand::hand>("hand"),
          member<Amount, &event::ShowedHand::amount>("amount"));

template <>
inline constexpr auto kShape<event::AuctionedAgain> =
    shape("auctioned_again", "The same lot once more (C4.8, C7.5).",
          member<&event::AuctionedAgain::auctioneer>("auctioneer"),
          member<OpenCard, &event::AuctionedAgain::lot>("lot"),
          member<Maybe<Auctioned>, &event::AuctionedAgain::with>("with"),
          member<&event::AuctionedAgain::barred>("barred"), member<&event::AuctionedAgain::bound>("bound"));

template <>
inline constexpr auto kShape<event::AuctionGoesOn> = shape(
    "auction_goes_on",
    "The bids of the barred players are struck; the highest remaining bid stands, or none (C4.8).",
    member<&event::AuctionGoesOn::auctioneer>("auctioneer"), LotMembers<&event::AuctionGoesOn::lot>{},
    member<&event::AuctionGoesOn::standing>("standing"), member<&event::AuctionGoesOn::barred>("barred"));

template <>
inline constexpr auto kShape<event::Took> =
    shape("took", "Animals from the pile (null) or from a seat.", member<&event::Took::seat>("seat"),
          member<&event::Took::animal>("animal"), member<CardCount, &event::Took::count>("count"),
          member<&event::Took::from>("from"));

template <>
inline constexpr auto kShape<event::Quartet> =
    shape("quartet", "All four of an animal.", member<&event::Quartet::seat>("seat"),
          member<OfQuartet, &event::Quartet::animal>("animal"));

template <>
inline constexpr auto kShape<event::TookBonus> =
    shape("took_bonus", "The first to own both quartets of a pair (C9.3).",
          member<&event::TookBonus::seat>("seat"));

template <>
inline constexpr auto kShape<event::Stopped> =
    shape("stopped", "The turn ends after the trade (C11.1).", member<&event::Stopped::seat>("seat"));

template <>
inline constexpr auto kShape<event::Challenged> =
    shape("challenged", "A trade begins, for one animal or two (C6.1, C6.2).",
          member<&event::Challenged::trade, &Trade::challenger>("challenger"),
          member<&event::Challenged::trade, &Trade::challenged>("challenged"),
          member<&event::Challenged::trade, &Trade::animal>("animal"),
          member<OneOrTwo, &event::Challenged::trade, &Trade::count>("cards"));

template <>
inline constexpr auto kShape<event::Tied> =
    shape("tied", "Equal sums: a new offer, the first time (C6.7).",
          member<&event::Tied::trade, &Trade::challenger>("challenger"),
          member<&event::Tied::trade, &Trade::challenged>("challenged"));

template <>
inline constexpr auto kShape<event::Over> =
    shape("over", "Every quartet is complete (C3.4).", member<Totals, &event::Over::outcome>("scores"),
          computed<KindOf<SeatSet>>("winners", {},
                                    [](auto const& over, auto const&) { return over.outcome.winners; }));

template <>
inline constexpr auto kShape<event::Paid<SeenMoney>> =
    shape("paid", "The money of an auction (C4.6).", member<&event::Paid<SeenMoney>::payer>("payer"),
          member<&event::Paid<SeenMoney>::payee>("payee"),
          member<&event::Paid<SeenMoney>::open>(
              "open", "Whether all see the cards; otherwise only the two do (C4.7, C7.4)."),
          flat<&event::Paid<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::Offered<SeenMoney>> = shape(
    "offered",
    "Money face down; `money` only for the challenger, `cards` absent if the number is concealed (C6.4).",
    member<&event::Offered<SeenMoney>::trade, &Trade::challenger>("challenger"),
    member<OneOrTwo, &event::Offered<SeenMoney>::trade, &Trade::round>("round"),
    member<Maybe<CardCount>, &event::Offered<SeenMoney>::laid, &SeenMoney::cards>("cards"),
    member<Maybe<KindOf<MoneyCards>>, &event::Offered<SeenMoney>::laid, &SeenMoney::money>("money"));

template <>
inline constexpr auto kShape<event::Accepted<SeenMoney>> = shape(
    "accepted",
    "Taken unseen (C6.5): the money that crosses, and the offer, which is larger if zeros return (C6.8).",
    member<&event::Accepted<SeenMoney>::trade, &Trade::challenger>("challenger"),
    member<&event::Accepted<SeenMoney>::trade, &Trade::challenged>("challenged"),
    member<&event::Accepted<SeenMoney>::to_challenged>("to_challenged"),
    flat<&event::Accepted<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::Countered<SeenMoney>> = shape(
    "countered", "A counter-offer; the cards only for the challenged, until they are revealed to the two.",
    member<&event::Countered<SeenMoney>::trade, &Trade::challenged>("challenged"),
    flat<&event::Countered<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::Revealed<SeenMoney>> = shape(
    "revealed",
    "Offer and counter-offer, and the money that crosses (C6.6, C6.8); without a winner the sums are equal.",
    member<&event::Revealed<SeenMoney>::trade, &Trade::challenger>("challenger"),
    member<&event::Revealed<SeenMoney>::trade, &Trade::challenged>("challenged"),
    member<&event::Revealed<SeenMoney>::winner>("winner"),
    member<&event::Revealed<SeenMoney>::offer>("offer"),
    member<&event::Revealed<SeenMoney>::counter>("counter"),
    member<&event::Revealed<SeenMoney>::to_challenger>("to_challenger"),
    member<&event::Revealed<SeenMoney>::to_challenged>("to_challenged"));

template <>
inline constexpr auto kShape<event::CountedDown> =
    shape("counted_down", "The count of a pedigree (C7.1).",
          member<CardCount, &event::CountedDown::count>("count"));

template <>
inline constexpr auto kShape<event::Claimed> =
    shape("claimed", "The pedigree for that number of cards (C7.1).", flat<&event::Claimed::claim>());

template <>
inline constexpr auto kShape<event::ClaimSold> =
    shape("claim_sold", "The claimant gets the pedigree (C7.2).",
          member<&event::ClaimSold::auctioneer>("auctioneer"),
          member<&event::ClaimSold::to, &Claim::seat>("claimant"),
          member<PedigreeCount, &event::ClaimSold::to, &Claim::count>("count"));

template <>
inline constexpr auto kShape<event::ClaimBought> =
    shape("claim_bought", "The auctioneer gets the pedigree and pays the claimant (C7.2).",
          member<&event::ClaimBought::auctioneer>("auctioneer"),
          member<&event::ClaimBought::from, &Claim::seat>("claimant"),
          member<PedigreeCount, &event::ClaimBought::from, &Claim::count>("count"));

template <>
inline constexpr auto kShape<event::ShowedTooFew> =
    shape("showed_too_few", "The claimant has fewer cards than these, and shows their hand (C7.5).",
          member<&event::ShowedTooFew::seat>("seat"), member<&event::ShowedTooFew::hand>("hand"),
          member<CardCount, &event::ShowedTooFew::cards>("cards"));

template <>
inline constexpr auto kShape<event::TookPedigree> =
    shape("took_pedigree", "A pedigree has its owner (C7.1).", member<&event::TookPedigree::seat>("seat"),
          member<&event::TookPedigree::animal>("animal"));

template <>
inline constexpr auto kShape<event::Looked> =
    shape("looked", "Looked at the top card in secret (C10.3).", member<&event::Looked::seat>("seat"));

template <>
inline constexpr auto kShape<event::Divided> =
    shape("divided", "The looked-at card goes to `first`, the next to the other (C10.3).",
          member<&event::Divided::seat>("seat"), member<&event::Divided::first>("first"));

template <>
inline constexpr auto kShape<event::MustExclude> =
    shape("must_exclude", "Has all rats, and chooses the quartet that counts for nothing (C9.4).",
          member<&event::MustExclude::seat>("seat"));

template <>
inline constexpr auto kShape<event::Excluded> =
    shape("excluded", "The quartet that counts for nothing (C9.4).", member<&event::Excluded::seat>("seat"),
          member<&event::Excluded::animal>("animal"));

template <>
inline constexpr auto kShape<event::LaidOnRat<SeenMoney>> =
    shape("laid", "One money card on the rat (C8.1); `money` only for its player.",
          member<&event::LaidOnRat<SeenMoney>::seat>("seat"), flat<&event::LaidOnRat<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::RatMoney<SeenMoney>> =
    shape("rat_money", "The money that comes with the rat (C8.3); `money` only for the taker.",
          member<&event::RatMoney<SeenMoney>::seat>("seat"), flat<&event::RatMoney<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::Drew<SeenMoney>> =
    shape("drew", "Money of the pile (C10.4); `money` only for its giver and its receiver.",
          member<&event::Drew<SeenMoney>::seat>("seat"), flat<&event::Drew<SeenMoney>::laid>());

/// The events of a game, as a viewer receives them.
inline constexpr Named<SeenEvent> kEvents{.by = "name"};

}  // namespace kuhhandel::codec
