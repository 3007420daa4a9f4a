#include "bots/shark/shark.h"

#include <gtest/gtest.h>

#include "engine/legal_actions.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

/// A shark in this seat that was asked once, without earlier events.
struct AskedShark {
  Shark shark{60};
  Choice choice;

  AskedShark(State const& state, Seat seat) {
    shark.start(second(), state.seats, seat, 1);
    choice = shark.decide(view_for(second(), state, seat), legal_actions(second(), state, seat));
  }
  Explanation why() const { return shark.explain().value(); }
};

State fourth_horse_for_ben(Money standing) {
  return kuhhandel::after(a_game()
                              .with_herd(kBen, {{kHorse, 3}})
                              .with_hand(kBen, money({{50, 1}, {100, 1}, {200, 1}}))
                              .with_hand(kCleo, money({{50, 1}, {100, 1}, {200, 1}}))
                              .with_top_of_pile({kHorse}),
                          {auction(kAnna), bid(kCleo, standing)});
}

TEST(Shark, BidsForTheLastAnimalOfAQuartet) {
  auto const ben = AskedShark(fourth_horse_for_ben(30), kBen);

  EXPECT_EQ(ben.why().act, Act::bid);
  EXPECT_EQ(ben.why().animal, kHorse);
  EXPECT_EQ(ben.why().copy, 4);
  EXPECT_GT(ben.why().worth, 500);
  EXPECT_GE(ben.why().price, 40);
}

TEST(Shark, NeverBidsMoreThanItCanPay_C4_8) {
  EXPECT_EQ(AskedShark(fourth_horse_for_ben(350), kBen).choice, kSilent);
  EXPECT_EQ(AskedShark(fourth_horse_for_ben(350), kBen).why().reason, Reason::no_means);
}

TEST(Shark, LeavesARoosterThatIsTooExpensive) {
  auto const dear = kuhhandel::after(a_game().with_top_of_pile({kRooster}), {auction(kAnna), bid(kCleo, 80)});

  EXPECT_EQ(AskedShark(dear, kBen).choice, kSilent);
  EXPECT_EQ(AskedShark(dear, kBen).why().reason, Reason::too_dear);
}

TEST(Shark, OffersNothingToAPlayerWhoCannotCounter_C6_5) {
  auto const helpless =
      a_game().with_herd(kAnna, {{kHorse, 3}}).with_herd(kBen, {{kHorse, 1}}).with_hand(kBen, {});

  auto const anna = AskedShark(kuhhandel::after(helpless, {challenge(kAnna, kBen, kHorse)}), kAnna);

  EXPECT_EQ(std::get<action::Offer>(anna.choice.value()).money.sum(), 0);
  EXPECT_EQ(anna.why().reason, Reason::bluff);
  EXPECT_EQ(anna.why().other, kBen);
}

TEST(Shark, DefendsAnIncompleteQuartetWithMoney_C6_5) {
  auto const rich = a_game()
                        .with_herd(kAnna, {{kHorse, 3}})
                        .with_herd(kBen, {{kHorse, 1}})
                        .with_hand(kAnna, money({{10, 4}, {50, 4}, {100, 2}, {200, 2}}));

  auto const anna =
      AskedShark(kuhhandel::after(rich, {auction(kAnna), hammer(), challenge(kBen, kAnna, kHorse),
                                         offer(kBen, money({{10, 2}, {50, 1}}))}),
                 kAnna);

  EXPECT_EQ(anna.why().act, Act::counter);
}

TEST(Shark, ExplainsNothingBeforeItIsAsked) { EXPECT_EQ(Shark{}.explain(), std::nullopt); }

}  // namespace
}  // namespace kuhhandel::bots
