// What the tales of a game that is over say.
#pragma once

#include "codec/score_shapes.h"
#include "codec/wire/game_kinds.h"
#include "codec/wire/named.h"
#include "tale/tale.h"

namespace kuhhandel::codec {

namespace tale_parts {

/// The step of the replay at which it happened.
template <class T>
constexpr auto step() {
  return member<HowMany<int>, &T::step>("step");
}

using OnceOrTwice = Whole<int, 1, 2>;

inline constexpr std::string_view kShare = "The animals' share of what their quartets are worth.";

}  // namespace tale_parts

template <>
inline constexpr auto kShape<tale::Robbery> = shape(
    "robbery",
    "Animals that went over in a trade for at most a quarter of their worth. `cost` is what the taker gave "
    "more than "
    "they got, `against` what the other laid, absent where the offer was taken unseen.",
    tale_parts::step<tale::Robbery>(), member<&tale::Robbery::taker>("taker"),
    member<&tale::Robbery::from>("from"), member<&tale::Robbery::animal>("animal"),
    member<tale_parts::OnceOrTwice, &tale::Robbery::count>("count"),
    member<HowMany<Money>, &tale::Robbery::worth>("worth", tale_parts::kShare),
    member<&tale::Robbery::laid>("laid"),
    member<Maybe<KindOf<MoneyCards>>, &tale::Robbery::against>("against"),
    member<Amount, &tale::Robbery::cost>("cost"));

template <>
inline constexpr auto kShape<tale::Sale> = shape(
    "Sale", "", member<&tale::Sale::auctioneer>("auctioneer"), member<&tale::Sale::buyer>("buyer"),
    member<Maybe<KindOf<Seat>>, &tale::Sale::payee>("payee", "Absent where nobody bid."),
    LotMembers<&tale::Sale::lot>{}, member<HowMany<Money>, &tale::Sale::worth>("worth", tale_parts::kShare),
    member<Amount, &tale::Sale::price>("price"), member<&tale::Sale::bidders>("bidders"));

template <>
inline constexpr auto kShape<tale::DearLot> =
    shape("dear_lot", "The lot that went furthest above its worth (C4.4).", tale_parts::step<tale::DearLot>(),
          flat<&tale::DearLot::sale>());

template <>
inline constexpr auto kShape<tale::Bargain> =
    shape("bargain", "The lot that went furthest below its worth, for half of it at most (C4.3, C4.4).",
          tale_parts::step<tale::Bargain>(), flat<&tale::Bargain::sale>());

template <>
inline constexpr auto kShape<tale::Bluff> = shape(
    "Bluff", "", member<&tale::Bluff::seat>("seat"), member<Amount, &tale::Bluff::bid>("bid"),
    member<Amount, &tale::Bluff::hand>("hand", "What was in the hand."), LotMembers<&tale::Bluff::lot>{},
    member<&tale::Bluff::buyer>("buyer", "Who got the lot in the end."),
    member<Amount, &tale::Bluff::price>("price"));

template <>
inline constexpr auto kShape<tale::BluffHeld> =
    shape("bluff_held", "A bid above what was in the hand that never had to be paid (C4.5).",
          tale_parts::step<tale::BluffHeld>(), flat<&tale::BluffHeld::bluff>());

template <>
inline constexpr auto kShape<tale::BluffCaught> =
    shape("bluff_caught", "A bid above what was in the hand, which had to be shown (C4.8).",
          tale_parts::step<tale::BluffCaught>(), flat<&tale::BluffCaught::bluff>());

template <>
inline constexpr auto kShape<tale::EqualSums> =
    shape("equal_sums",
          "Both laid the same, once or twice (C6.7); the step is that of the last time, `taker` who then got "
          "the animals.",
          tale_parts::step<tale::EqualSums>(), member<&tale::EqualSums::challenger>("challenger"),
          member<&tale::EqualSums::challenged>("challenged"), member<&tale::EqualSums::animal>("animal"),
          member<tale_parts::OnceOrTwice, &tale::EqualSums::count>("count"),
          member<HowMany<Money>, &tale::EqualSums::worth>("worth", tale_parts::kShare),
          member<Amount, &tale::EqualSums::sum>("sum"),
          member<tale_parts::OnceOrTwice, &tale::EqualSums::times>("times"),
          member<&tale::EqualSums::taker>("taker"));

template <>
inline constexpr auto kShape<tale::Swing> =
    shape("swing", "A quartet that moved the standing (C9.1).", tale_parts::step<tale::Swing>(),
          member<&tale::Swing::seat>("seat"), member<&tale::Swing::animal>("animal"),
          member<Points, &tale::Swing::before>("before", "Points, as the game stood."),
          member<Points, &tale::Swing::after>("after"), member<QuartetTimes, &tale::Swing::times>("times"),
          member<Maybe<KindOf<Seat>>, &tale::Swing::overtook>(
              "overtook", "Who led alone until then, where this seat has done so since."));

template <>
inline constexpr auto kShape<tale::DonkeyMoney> = shape(
    "donkey_money", "A lot that its buyer could pay for only by what an animal had paid to everyone (C5.1).",
    tale_parts::step<tale::DonkeyMoney>(), member<&tale::DonkeyMoney::seat>("seat"),
    member<&tale::DonkeyMoney::animal>("animal"), member<Amount, &tale::DonkeyMoney::value>("value"),
    member<Amount, &tale::DonkeyMoney::hand>("hand", "What was in the hand before."),
    LotMembers<&tale::DonkeyMoney::lot>{}, member<Amount, &tale::DonkeyMoney::price>("price"));

template <>
inline constexpr auto kShape<tale::StruckQuartet> = shape(
    "struck_quartet", "What the rats cost who had them all (C9.4).", tale_parts::step<tale::StruckQuartet>(),
    member<&tale::StruckQuartet::seat>("seat"), member<&tale::StruckQuartet::animal>("animal"),
    member<Points, &tale::StruckQuartet::lost>("lost", "Points."),
    member<QuartetTimes, &tale::StruckQuartet::times>("times",
                                                      "By which the sum would have been multiplied."));

/// The tales of a game that is over.
inline constexpr Named<tale::Tale> kTales{.by = "kind"};

struct OneTale {
  using Value = tale::Tale;
  static void write(JsonText& json, tale::Tale const& told, auto const& words) {
    kTales.write(json, told, words);
  }
  static boost::json::value schema(auto& all) {
    return all.definition("Tale", [&] {
      return described("What a game that is over has to tell, from its record.",
                       boost::json::object{{"oneOf", kTales.schemas(all)}});
    });
  }
};

}  // namespace kuhhandel::codec
