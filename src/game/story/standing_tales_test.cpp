// Tests of tales of the standing: quartets that changed it, the cost of rats, and lots that a donkey made
// possible.
#include "story/standing_tales.h"

#include <gmock/gmock.h>

#include "tests/support/game_with_tales.h"
#include "tests/support/position.h"

namespace kuhhandel::story {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Ben leads with the goats; Anna has the geese and three cows, and a cow is on top of the pile.
Position one_cow_short() {
  return a_game()
      .with_herd(kBen, {{kGoat, 4}})
      .with_herd(kAnna, {{kGoose, 4}, {kCow, 3}})
      .with_top_of_pile({kCow});
}

TEST(Swings, AreQuartetsWithThePointsBeforeAndAfter_C9_1) {
  auto const game = game_with_tales(second(), one_cow_short(), {auction(kAnna), hammer()});

  Swing const swing{.step = 2,
                    .seat = kAnna,
                    .animal = kCow,
                    .before = 40,
                    .after = (40 + 800) * 2,
                    .times = 2,
                    .overtook = kBen};
  EXPECT_THAT(tales<Swing>(game), ElementsAre(swing));
  EXPECT_EQ(weight_of(swing), 1640 / 8) << "one of four cards, one of two times";
}

TEST(Swings, OvertakeNoPlayerIfTheSeatAlreadyLed_C9_6) {
  auto const ahead = a_game()
                         .with_herd(kAnna, {{kHorse, 4}, {kCow, 3}})
                         .with_herd(kBen, {{kGoat, 4}})
                         .with_top_of_pile({kCow});
  auto const game = game_with_tales(second(), ahead, {auction(kAnna), hammer()});

  EXPECT_EQ(tales<Swing>(game).at(0).overtook, std::nullopt);
}

TEST(Swings, OvertakeNoPlayerIfTwoLedTogether_C9_6) {
  auto pairs = second();
  pairs.animals[static_cast<std::size_t>(index_of(kDog))].worth = second().animal(kGoat).worth;
  auto const game =
      game_with_tales(pairs, State(one_cow_short().with_herd(kCleo, {{kDog, 4}}).with_top_of_pile({kCow})),
                      {auction(kAnna), hammer()});

  EXPECT_EQ(tales<Swing>(game).at(0).overtook, std::nullopt);
}

/// Anna has 10 when a donkey pays 50 to everyone; then a cow is on top of the pile.
Position a_donkey_and_a_cow() {
  return a_game().with_hand(kAnna, money({{10, 1}})).with_top_of_pile({kDonkey, kCow});
}

TEST(DonkeyTales, IncludeALotThatOnlyTheDonkeysMoneyCouldPay_C5_1) {
  auto const game = game_with_tales(second(), a_donkey_and_a_cow(),
                                    {auction(kAnna), hammer(), auction(kBen), bid(kAnna, 60), hammer(),
                                     sell(kBen), pay(kAnna, money({{10, 1}, {50, 1}}))});

  DonkeyMoney const tale{
      .step = 7, .seat = kAnna, .animal = kDonkey, .value = 50, .hand = 10, .lot = kCow, .price = 60};
  EXPECT_THAT(tales<DonkeyMoney>(game), ElementsAre(tale));
  EXPECT_EQ(weight_of(tale), 50);
}

TEST(DonkeyTales, AreAbsentIfTheHandSufficed_C5_1) {
  auto const game = game_with_tales(second(), a_donkey_and_a_cow(),
                                    {auction(kAnna), hammer(), auction(kBen), bid(kAnna, 10), hammer(),
                                     sell(kBen), pay(kAnna, money({{10, 1}}))});

  EXPECT_THAT(tales<DonkeyMoney>(game), IsEmpty());
}

TEST(DonkeyTales, AreAbsentOnceOtherMoneyCameIn_C5_1) {
  auto const two_lots =
      a_game().with_turn(kDora).with_hand(kAnna, money({{10, 1}})).with_top_of_pile({kDonkey, kCow, kPig});
  auto const game = game_with_tales(second(), two_lots,
                                    {auction(kDora), hammer(), auction(kAnna), bid(kBen, 50), hammer(),
                                     sell(kAnna), pay(kBen, money({{50, 1}})), auction(kBen), bid(kAnna, 60),
                                     hammer(), sell(kBen), pay(kAnna, money({{10, 1}, {50, 1}}))});

  EXPECT_THAT(tales<DonkeyMoney>(game), IsEmpty());
}

TEST(StruckQuartets, ShowThePriceOfTheRats_C9_4) {
  auto const example = Position(master(), 3)
                           .with_pedigrees(kAnna, {kDog, kHorse})
                           .with_herd(kAnna, {{kRat, 4}, {kGoose, 4}, {kDog, 4}, {kCow, 4}})
                           .with_pile({}, kBen);
  auto const game = game_with_tales(master(), State(example), {exclude(kAnna, kGoose)});

  StruckQuartet const tale{.step = 1,
                           .seat = kAnna,
                           .animal = kGoose,
                           .lost = (40 + 160 + 800 + 250) * 3 + 250 - 2670,
                           .times = 3};
  EXPECT_THAT(tales<StruckQuartet>(game), ElementsAre(tale));
  EXPECT_EQ(weight_of(tale), tale.lost / 12);
}

TEST(StruckQuartets, HaveAWeightEvenIfNoQuartetIsLeft_C9_4) {
  EXPECT_EQ(weight_of(StruckQuartet{1, kAnna, kCow, 800, 0}), 200);
}

}  // namespace
}  // namespace kuhhandel::story
