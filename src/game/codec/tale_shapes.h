// Shapes of the tales of a finished game.
#pragma once

#include "codec/score_shapes.h"
#include "codec/wire/game_kinds.h"
#include "codec/wire/named.h"
#include "story/tale.h"

namespace kuhhandel::codec {

namespace tale_parts {

/// The step of the replay at which it happened.
template <class T>
constexpr auto step() {
  return member<HowMany<int>, &T::step>("step");
}

using OnceOrTwice = Whole<int, 1, 2>;

inline constexpr std::string_view kShare = "The animals' share of their quartets' worth.";

}  // namespace tale_parts

template <>
inline constexpr auto kShape<story::Robbery> =
    shape("robbery",
          "A trade for at most a quarter of the animals' worth. `cost` is the taker's net payment, `against` "
          "the other offer; absent if accepted unseen.",
          tale_parts::step<story::Robbery>(), member<&story::Robbery::taker>("taker"),
          member<&story::Robbery::from>("from"), member<&story::Robbery::animal>("animal"),
          member<tale_parts::OnceOrTwice, &story::Robbery::count>("count"),
          member<HowMany<Money>, &story::Robbery::worth>("worth", tale_parts::kShare),
          member<&story::Robbery::laid>("laid"),
          member<Maybe<KindOf<MoneyCards>>, &story::Robbery::against>("against"),
          member<Amount, &story::Robbery::cost>("cost"));

template <>
inline constexpr auto kShape<story::Sale> = shape(
    "Sale", "", member<&story::Sale::auctioneer>("auctioneer"), member<&story::Sale::buyer>("buyer"),
    member<Maybe<KindOf<Seat>>, &story::Sale::payee>("payee", "The paid seat; absent without a bid."),
    LotMembers<&story::Sale::lot>{}, member<HowMany<Money>, &story::Sale::worth>("worth", tale_parts::kShare),
    member<Amount, &story::Sale::price>("price"), member<&story::Sale::bidders>("bidders"));

template <>
inline constexpr auto kShape<story::DearLot> =
    shape("dear_lot", "The lot that sold furthest above its worth (C4.4).",
          tale_parts::step<story::DearLot>(), flat<&story::DearLot::sale>());

template <>
inline constexpr auto kShape<story::Bargain> =
    shape("bargain", "The lot that sold furthest below its worth, for at most half of it (C4.3, C4.4).",
          tale_parts::step<story::Bargain>(), flat<&story::Bargain::sale>());

template <>
inline constexpr auto kShape<story::Bluff> = shape(
    "Bluff", "", member<&story::Bluff::seat>("seat"), member<Amount, &story::Bluff::bid>("bid"),
    member<Amount, &story::Bluff::hand>("hand", "The bidder's money in hand."),
    LotMembers<&story::Bluff::lot>{}, member<&story::Bluff::buyer>("buyer", "The final owner of the lot."),
    member<Amount, &story::Bluff::price>("price"));

template <>
inline constexpr auto kShape<story::BluffHeld> =
    shape("bluff_held", "A bid above the money in hand that never had to be paid (C4.5).",
          tale_parts::step<story::BluffHeld>(), flat<&story::BluffHeld::bluff>());

template <>
inline constexpr auto kShape<story::BluffCaught> =
    shape("bluff_caught", "A bid above the money in hand that exposed the hand (C4.8).",
          tale_parts::step<story::BluffCaught>(), flat<&story::BluffCaught::bluff>());

template <>
inline constexpr auto kShape<story::EqualSums> =
    shape("equal_sums",
          "A trade with equal sums, once or twice (C6.7); `step` is the last time, `taker` got the animals.",
          tale_parts::step<story::EqualSums>(), member<&story::EqualSums::challenger>("challenger"),
          member<&story::EqualSums::challenged>("challenged"), member<&story::EqualSums::animal>("animal"),
          member<tale_parts::OnceOrTwice, &story::EqualSums::count>("count"),
          member<HowMany<Money>, &story::EqualSums::worth>("worth", tale_parts::kShare),
          member<Amount, &story::EqualSums::sum>("sum"),
          member<tale_parts::OnceOrTwice, &story::EqualSums::times>("times"),
          member<&story::EqualSums::taker>("taker"));

template <>
inline constexpr auto kShape<story::Swing> =
    shape("swing", "A quartet that changed the standing (C9.1).", tale_parts::step<story::Swing>(),
          member<&story::Swing::seat>("seat"), member<&story::Swing::animal>("animal"),
          member<Points, &story::Swing::before>("before", "The seat's points before the quartet."),
          member<Points, &story::Swing::after>("after"), member<QuartetTimes, &story::Swing::times>("times"),
          member<Maybe<KindOf<Seat>>, &story::Swing::overtook>(
              "overtook", "The sole leader before, if this seat has led alone since."));

template <>
inline constexpr auto kShape<story::DonkeyMoney> =
    shape("donkey_money", "A lot that its buyer could pay for only with a payday's money (C5.1).",
          tale_parts::step<story::DonkeyMoney>(), member<&story::DonkeyMoney::seat>("seat"),
          member<&story::DonkeyMoney::animal>("animal"), member<Amount, &story::DonkeyMoney::value>("value"),
          member<Amount, &story::DonkeyMoney::hand>("hand", "The buyer's money before the payday."),
          LotMembers<&story::DonkeyMoney::lot>{}, member<Amount, &story::DonkeyMoney::price>("price"));

template <>
inline constexpr auto kShape<story::StruckQuartet> =
    shape("struck_quartet", "The quartet that the owner of all rats lost (C9.4).",
          tale_parts::step<story::StruckQuartet>(), member<&story::StruckQuartet::seat>("seat"),
          member<&story::StruckQuartet::animal>("animal"),
          member<Points, &story::StruckQuartet::lost>("lost", "The lost points."),
          member<QuartetTimes, &story::StruckQuartet::times>(
              "times", "The factor by which the sum would have been multiplied."));

/// The tales of a finished game.
inline constexpr Named<story::Tale> kTales{.by = "kind"};

struct OneTale {
  using Value = story::Tale;
  static void write(JsonText& json, story::Tale const& tale, auto const& words) {
    kTales.write(json, tale, words);
  }
  static boost::json::value schema(auto& all) {
    return all.definition("Tale", [&] {
      return described("A highlight of a finished game, from its record.",
                       boost::json::object{{"oneOf", kTales.schemas(all)}});
    });
  }
};

}  // namespace kuhhandel::codec
