// Shapes of the events on the wire, with their clauses.
#pragma once

#include "codec/wire/game_kinds.h"
#include "codec/wire/named.h"
#include "engine/event.h"

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<SeenMoney> =
    shape("LaidPile", "Money in a trade: all see the number of cards, only the two traders the cards.",
          member<Always<CardCount>, &SeenMoney::cards>("cards"),
          member<Maybe<KindOf<MoneyCards>>, &SeenMoney::money>("money"));

template <>
inline constexpr auto kShape<Bid> =
    shape("Bid", "", member<&Bid::seat>("seat"), member<Amount, &Bid::amount>("amount"));

template <>
inline constexpr auto kShape<Claim> =
    shape("Claim", "A claim to a pedigree for a number of money cards (C7.1).", member<&Claim::seat>("seat"),
          member<PedigreeCount, &Claim::count>("count"));

template <>
inline constexpr auto kShape<event::Turn> =
    shape("turn", "The seat's turn begins.", member<&event::Turn::seat>("seat"));

template <>
inline constexpr auto kShape<event::Skipped> =
    shape("skipped", "Skips the seat: the pile is empty, and it cannot trade (C3.3).",
          member<&event::Skipped::seat>("seat"));

template <>
inline constexpr auto kShape<event::TurnedUp> =
    shape("turned_up", "The auctioneer turned over a card (C4.1).",
          member<&event::TurnedUp::auctioneer>("auctioneer"), member<OpenCard, &event::TurnedUp::lot>("lot"));

template <>
inline constexpr auto kShape<event::Payday> = shape(
    "payday", "Each player gets a money card of that value (C5.1).", member<&event::Payday::animal>("animal"),
    member<CardCount, &event::Payday::time>("time"), member<Amount, &event::Payday::value>("value"));

template <>
inline constexpr auto kShape<event::Raised> =
    shape("raised", "The seat raised the bid (C4.1).", flat<&event::Raised::bid>());

template <>
inline constexpr auto kShape<event::Kept> =
    shape("kept", "The auctioneer keeps the lot without a bid (C4.3) or a claim (C7.3).",
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
    shape("showed_hand", "The bidder cannot pay the amount and shows the hand (C4.8).",
          member<&event::ShowedHand::seat>("seat"), member<&event::ShowedHand::hand>("hand"),
          member<Amount, &event::ShowedHand::amount>("amount"));

template <>
inline constexpr auto kShape<event::AuctionedAgain> =
    shape("auctioned_again", "The lot is auctioned again (C4.8, C7.5).",
          member<&event::AuctionedAgain::auctioneer>("auctioneer"),
          member<OpenCard, &event::AuctionedAgain::lot>("lot"),
          member<Maybe<Auctioned>, &event::AuctionedAgain::with>("with"),
          member<&event::AuctionedAgain::barred>("barred"), member<&event::AuctionedAgain::bound>("bound"));

template <>
inline constexpr auto kShape<event::AuctionGoesOn> = shape(
    "auction_goes_on", "The auction continues from the highest bid of a player who is not barred (C4.8).",
    member<&event::AuctionGoesOn::auctioneer>("auctioneer"), LotMembers<&event::AuctionGoesOn::lot>{},
    member<&event::AuctionGoesOn::standing>("standing"), member<&event::AuctionGoesOn::barred>("barred"));

template <>
inline constexpr auto kShape<event::Took> =
    shape("took", "The seat got animals from the pile (null) or from a seat.",
          member<&event::Took::seat>("seat"), member<&event::Took::animal>("animal"),
          member<CardCount, &event::Took::count>("count"), member<&event::Took::from>("from"));

template <>
inline constexpr auto kShape<event::Quartet> =
    shape("quartet", "The seat completed a quartet.", member<&event::Quartet::seat>("seat"),
          member<OfQuartet, &event::Quartet::animal>("animal"));

template <>
inline constexpr auto kShape<event::TookBonus> =
    shape("took_bonus", "The seat gets the bonus card for both quartets of a pair (C9.3).",
          member<&event::TookBonus::seat>("seat"));

template <>
inline constexpr auto kShape<event::Stopped> = shape(
    "stopped", "The seat ends its turn after the trade (C11.1).", member<&event::Stopped::seat>("seat"));

template <>
inline constexpr auto kShape<event::Challenged> =
    shape("challenged", "A trade begins, for one animal or two (C6.1, C6.2).",
          member<&event::Challenged::trade, &Trade::challenger>("challenger"),
          member<&event::Challenged::trade, &Trade::challenged>("challenged"),
          member<&event::Challenged::trade, &Trade::animal>("animal"),
          member<OneOrTwo, &event::Challenged::trade, &Trade::count>("cards"));

template <>
inline constexpr auto kShape<event::Tied> =
    shape("tied", "The sums are equal; a second round follows (C6.7).",
          member<&event::Tied::trade, &Trade::challenger>("challenger"),
          member<&event::Tied::trade, &Trade::challenged>("challenged"));

template <>
inline constexpr auto kShape<event::Over> = shape(
    "over", "The game ended with the last quartet (C3.4).", member<Totals, &event::Over::outcome>("scores"),
    computed<KindOf<SeatSet>>("winners", {},
                              [](auto const& over, auto const&) { return over.outcome.winners; }));

template <>
inline constexpr auto kShape<event::Paid<SeenMoney>> =
    shape("paid", "The payment after an auction (C4.6).", member<&event::Paid<SeenMoney>::payer>("payer"),
          member<&event::Paid<SeenMoney>::payee>("payee"),
          member<&event::Paid<SeenMoney>::open>(
              "open", "Whether all see the cards, or only payer and payee (C4.7, C7.4)."),
          flat<&event::Paid<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::Offered<SeenMoney>> =
    shape("offered",
          "The challenger's offer, face down; only they see `money`; `cards` is absent if concealed (C6.4).",
          member<&event::Offered<SeenMoney>::trade, &Trade::challenger>("challenger"),
          member<OneOrTwo, &event::Offered<SeenMoney>::trade, &Trade::round>("round"),
          member<Maybe<CardCount>, &event::Offered<SeenMoney>::laid, &SeenMoney::cards>("cards"),
          member<Maybe<KindOf<MoneyCards>>, &event::Offered<SeenMoney>::laid, &SeenMoney::money>("money"));

template <>
inline constexpr auto kShape<event::Accepted<SeenMoney>> =
    shape("accepted", "The offer was accepted unseen (C6.5); `to_challenged` is less if zeros return (C6.8).",
          member<&event::Accepted<SeenMoney>::trade, &Trade::challenger>("challenger"),
          member<&event::Accepted<SeenMoney>::trade, &Trade::challenged>("challenged"),
          member<&event::Accepted<SeenMoney>::to_challenged>("to_challenged"),
          flat<&event::Accepted<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::Countered<SeenMoney>> =
    shape("countered", "The counter-offer; only the challenged seat sees `money`, until `revealed`.",
          member<&event::Countered<SeenMoney>::trade, &Trade::challenged>("challenged"),
          flat<&event::Countered<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::Revealed<SeenMoney>> = shape(
    "revealed", "Offer, counter-offer and the money that changes sides (C6.6, C6.8); no winner: equal sums.",
    member<&event::Revealed<SeenMoney>::trade, &Trade::challenger>("challenger"),
    member<&event::Revealed<SeenMoney>::trade, &Trade::challenged>("challenged"),
    member<&event::Revealed<SeenMoney>::winner>("winner"),
    member<&event::Revealed<SeenMoney>::offer>("offer"),
    member<&event::Revealed<SeenMoney>::counter>("counter"),
    member<&event::Revealed<SeenMoney>::to_challenger>("to_challenger"),
    member<&event::Revealed<SeenMoney>::to_challenged>("to_challenged"));

template <>
inline constexpr auto kShape<event::CountedDown> =
    shape("counted_down", "The countdown for a pedigree is at this count (C7.1).",
          member<CardCount, &event::CountedDown::count>("count"));

template <>
inline constexpr auto kShape<event::Claimed> =
    shape("claimed", "The seat claimed the pedigree for this number of cards (C7.1).",
          flat<&event::Claimed::claim>());

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
    shape("showed_too_few", "The claimant has fewer than `cards` money cards and shows the hand (C7.5).",
          member<&event::ShowedTooFew::seat>("seat"), member<&event::ShowedTooFew::hand>("hand"),
          member<CardCount, &event::ShowedTooFew::cards>("cards"));

template <>
inline constexpr auto kShape<event::TookPedigree> =
    shape("took_pedigree", "The seat got a pedigree (C7.1).", member<&event::TookPedigree::seat>("seat"),
          member<&event::TookPedigree::animal>("animal"));

template <>
inline constexpr auto kShape<event::Looked> = shape(
    "looked", "The seat looked at the top card in secret (C10.3).", member<&event::Looked::seat>("seat"));

template <>
inline constexpr auto kShape<event::Divided> =
    shape("divided", "The seen card goes to `first`, the next one to the opponent (C10.3).",
          member<&event::Divided::seat>("seat"), member<&event::Divided::first>("first"));

template <>
inline constexpr auto kShape<event::MustExclude> =
    shape("must_exclude", "The seat has all rats and must exclude a quartet (C9.4).",
          member<&event::MustExclude::seat>("seat"));

template <>
inline constexpr auto kShape<event::Excluded> =
    shape("excluded", "The seat excluded a quartet from the score (C9.4).",
          member<&event::Excluded::seat>("seat"), member<&event::Excluded::animal>("animal"));

template <>
inline constexpr auto kShape<event::LaidOnRat<SeenMoney>> =
    shape("laid", "The seat put a money card on the rat (C8.1); only it sees `money`.",
          member<&event::LaidOnRat<SeenMoney>::seat>("seat"), flat<&event::LaidOnRat<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::RatMoney<SeenMoney>> =
    shape("rat_money", "The seat got the money on the rat (C8.3); only it sees `money`.",
          member<&event::RatMoney<SeenMoney>::seat>("seat"), flat<&event::RatMoney<SeenMoney>::laid>());

template <>
inline constexpr auto kShape<event::Drew<SeenMoney>> =
    shape("drew", "The seat drew money from the pile (C10.4); only giver and receiver see `money`.",
          member<&event::Drew<SeenMoney>::seat>("seat"), flat<&event::Drew<SeenMoney>::laid>());

/// The events of a game, as a viewer receives them.
inline constexpr Named<SeenEvent> kEvents{.by = "name"};

}  // namespace kuhhandel::codec
