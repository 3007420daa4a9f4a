#include "bots/shark/shark.h"

#include <gtest/gtest.h>

#include "engine/legal_actions.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

/// A shark in that seat that was asked once, told nothing of what went before.
struct Asked {
  Shark shark{60};
  Choice choice;

  Asked(State const& state, Seat seat) {
    shark.start(second(), state.seats, seat, 1);
    choice = shark.decide(view_for(second(), state, seat), legal_actions(second(), state, seat));
  }
  Explanation why() const { return shark.explain().value(); }
};

State fourth_horse_for_ben(Money standing) {
  return after(a_game()
                   .with_herd(kBen, {{kHorse, 3}, {kCow, 4}})
                   .with_hand(kBen, money({{50, 1}, {100, 1}, {200, 1}}))
                   .with_hand(kCleo, money({{50, 1}, {100, 1}, {200, 1}}))
                   .with_top_of_pile({kHorse}),
               {auction(kAnna), bid(kCleo, standing)});
}

TEST(Shark, BidsForTheLastOfAQuartet) {
  auto const ben = Asked(fourth_horse_for_ben(120), kBen);

  EXPECT_EQ(ben.why().deed, Deed::bid);
  EXPECT_EQ(ben.why().animal, kHorse);
  EXPECT_EQ(ben.why().copy, 4);
  EXPECT_GT(ben.why().worth, 500) << "the fourth horse doubles the cows too";
  EXPECT_GE(ben.why().price, 130);
}

TEST(Shark, NeverBidsWhatItCannotPay_C4_8) {
  EXPECT_EQ(Asked(fourth_horse_for_ben(350), kBen).choice, kSilent);
  EXPECT_EQ(Asked(fourth_horse_for_ben(350), kBen).why().reason, Reason::no_means);
}

TEST(Shark, LeavesARoosterThatIsTooDear) {
  auto const dear = after(a_game().with_top_of_pile({kRooster}), {auction(kAnna), bid(kCleo, 80)});

  EXPECT_EQ(Asked(dear, kBen).choice, kSilent);
  EXPECT_EQ(Asked(dear, kBen).why().reason, Reason::too_dear);
}

TEST(Shark, TakesTheAnimalOfOneWhoHasNoMoney_C6_5) {
  auto const helpless = a_game()
                            .with_herd(kAnna, {{kHorse, 3}, {kGoose, 1}})
                            .with_herd(kBen, {{kHorse, 1}})
                            .with_herd(kCleo, {{kGoose, 3}})
                            .with_hand(kBen, {})
                            .with_pile({}, kDora);

  auto const anna = Asked(set_up(second(), helpless).next, kAnna);

  EXPECT_EQ(anna.choice, Choice(action::Challenge{kBen, kHorse}));
  EXPECT_EQ(anna.why().other, kBen);
}

TEST(Shark, ExplainsNothingBeforeItIsAsked) { EXPECT_EQ(Shark{}.explain(), std::nullopt); }

}  // namespace
}  // namespace kuhhandel
