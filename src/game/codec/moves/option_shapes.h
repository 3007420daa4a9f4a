// Shapes of the options on the wire: all legal actions, with amounts as ranges.
#pragma once

#include <string_view>
#include <utility>

#include "codec/wire/game_kinds.h"
#include "codec/wire/named.h"
#include "engine/cards/payments.h"
#include "engine/legal_actions.h"

namespace kuhhandel::codec {

/// The words of a player with this hand.
struct WithHand {
  Edition const& edition;
  MoneyCards hand;
  int seats = kMaxSeats;
};

template <>
inline constexpr auto kShape<option::Auction> = shape("auction", "").as("AuctionOption");

template <>
inline constexpr auto kShape<option::Challenge> =
    shape("challenge", "", member<&option::Challenge::challenged>("seat"),
          member<&option::Challenge::animal>("animal"),
          member<CardCount, &option::Challenge::count>(
              "cards", "The number of animals that would be at stake (C6.2)."))
        .as("ChallengeOption");

template <>
inline constexpr auto kShape<option::Stop> =
    shape("stop", "Ends the turn after a trade (C11.1).").as("StopOption");

template <>
inline constexpr auto kShape<option::Bid> =
    shape("bid", "", member<Amount, &option::Bid::from>("from"), member<Amount, &option::Bid::to>("to"),
          computed<Amount>("step", {}, [](auto const&, auto const&) -> Money { return 10; }))
        .as("BidOption");

template <>
inline constexpr auto kShape<option::Hammer> = shape("hammer", "");
template <>
inline constexpr bool kOfHouse<option::Hammer> = true;
template <>
inline constexpr auto kShape<option::Tick> = shape("tick", "");
template <>
inline constexpr bool kOfHouse<option::Tick> = true;

template <>
inline constexpr auto kShape<option::Sell> = shape("sell", "").as("SellOption");

template <>
inline constexpr auto kShape<option::Buy> = shape("buy", "").as("BuyOption");

inline constexpr std::string_view kSuggested = "A possible payment: smallest excess, then fewest cards.";

template <>
inline constexpr auto kShape<option::Pay> =
    shape("pay", "Pays with cards that reach the amount (C4.6).",
          member<Amount, &option::Pay::at_least>("at_least"),
          computed<KindOf<MoneyCards>>(
              "suggested", kSuggested,
              [](auto const& pay, auto const& words) { return cheapest_payment(words.hand, pay.at_least); }))
        .as("PayOption");

template <>
inline constexpr auto kShape<option::PayCards> =
    shape("pay", "Pays with that number of money cards (C7.1).",
          member<CardCount, &option::PayCards::cards>("cards"),
          computed<KindOf<MoneyCards>>(
              "suggested", kSuggested,
              [](auto const& debt, auto const& words) { return cheapest_cards(words.hand, debt.cards); }))
        .as("PayCardsOption");

inline bool is_in_cards(Fields const& fields) { return fields.optional("cards").present(); }
template <>
inline constexpr bool (*kIsMeant<option::PayCards>)(Fields const&) = is_in_cards;
template <>
inline constexpr bool (*kIsMeant<option::Pay>)(Fields const&) =
    [](Fields const& fields) { return !is_in_cards(fields); };

template <>
inline constexpr auto kShape<option::Offer> =
    shape("offer", "", member<CardCount, &option::Offer::at_least_cards>("at_least_cards"),
          member<IfTrue, &option::Offer::concealed>("concealed",
                                                    "The number of offered cards is concealed (C6.4)."))
        .as("OfferOption");

template <>
inline constexpr auto kShape<option::Accept> = shape("accept", "").as("AcceptOption");

template <>
inline constexpr auto kShape<option::Counter> =
    shape("counter", "", member<CardCount, &option::Counter::at_least_cards>("at_least_cards"))
        .as("CounterOption");

template <>
inline constexpr auto kShape<option::Claim> =
    shape("claim", "Claims the pedigree at the current count (C7.1).").as("ClaimOption");

template <>
inline constexpr auto kShape<option::Take> =
    shape("take", "Takes the rat and the money on it (C8.1).").as("TakeOption");

/// The values of the cards in a hand.
struct ValuesOfHand {
  using Value = MoneyCards;
  static void write(JsonText& json, MoneyCards hand, auto const&) {
    json.open_list();
    for (auto const denomination : kDenominations) {
      if (hand.count(denomination) > 0) json.number(value_of(denomination).points());
    }
    json.close_list();
  }
  static boost::json::value schema(auto& all) { return list_schema(Amount::schema(all)); }
};

template <>
inline constexpr auto kShape<option::Lay> =
    shape("lay", "Puts one money card on the rat (C8.1).",
          computed<ValuesOfHand>("cards_of", "The card values to choose from.",
                                 [](auto const&, auto const& words) { return words.hand; }))
        .as("LayOption");

template <>
inline constexpr auto kShape<option::Divide> =
    shape("divide", "Looks at the top card (C10.2).").as("DivideOption");

template <>
inline constexpr auto kShape<option::Keep> = shape("keep", "Keeps the seen card (C10.3).").as("KeepOption");

template <>
inline constexpr auto kShape<option::Give> =
    shape("give", "Gives the seen card to the opponent (C10.3).").as("GiveOption");

template <>
inline constexpr auto kShape<option::Exclude> =
    shape("exclude", "Excludes a quartet from the score (C9.4).", member<&option::Exclude::animal>("animal"),
          member<Points, &option::Exclude::score>("score", "The seat's total points with this choice."))
        .as("ExcludeOption");

inline constexpr Named<Option> kOptions{.by = "do"};

/// Silence is not an action of the rules but an answer; the other options determine whether it is allowed
/// (C12.1).
inline constexpr std::string_view kSilentWord = "silent";

/// Describes all options, including silence.
template <class All>
boost::json::value describe_options(All& all) {
  return all.definition("Option", [&] {
    auto options = kOptions.schemas(all);
    ObjectSchema silent(all, "Makes no bid or claim; only for bots and at correspondence tables.");
    silent.add("do", {}, boost::json::object{{"const", kSilentWord}}, true);
    options.push_back(silent.schema());
    return described("A legal action of the viewer.", boost::json::object{{"oneOf", std::move(options)}});
  });
}

}  // namespace kuhhandel::codec
