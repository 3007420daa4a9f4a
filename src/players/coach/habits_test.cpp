// Tests of a seat's habits, derived from decisions and tales.
#include "coach/habits.h"

#include <gmock/gmock.h>

#include "coach/assessment.h"
#include "tests/support/words.h"

namespace kuhhandel::coach {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A choice that certainly cost this much.
Decision decision(int step, bots::Choice choice, float cost = 0) {
  return {.step = step,
          .comparison = {.chosen = {.choice = choice}, .other = {}, .gain = cost, .margin = cost / 2}};
}

/// A choice about the second cow, which was worth 180.
Decision for_the_cow(int step, bots::Choice choice) {
  auto one = decision(step, choice);
  one.comparison.chosen.why.animal = kCow;
  one.comparison.chosen.why.copy = 2;
  one.comparison.worth = Money{180};
  return one;
}

story::Tale cow_to(Seat buyer, std::optional<Seat> payee, Money price) {
  return story::DearLot{20,
                        {.auctioneer = kAnna,
                         .buyer = buyer,
                         .payee = payee,
                         .lot = kCow,
                         .worth = 200,
                         .price = price,
                         .bidders = {}}};
}

float lost_by(MistakeKind mistake, std::vector<Decision> const& decisions) {
  return habits_of(kBen, decisions, {}).lost[static_cast<std::size_t>(mistake)];
}

TEST(Habits, SumTheCostOfEachKindOfChoice) {
  std::vector<Decision> const decisions{
      decision(3, action::Bid{100}, 0.1F), decision(9, action::Bid{40}, 0.02F),
      decision(12, bots::kSilent, 0.05F), decision(14, action::Sell{}, 0.03F),
      decision(15, action::Accept{}, 0.04F)};

  EXPECT_NEAR(lost_by(MistakeKind::bid_on, decisions), 0.12, 1e-6);
  EXPECT_NEAR(lost_by(MistakeKind::let_go, decisions), 0.05, 1e-6);
  EXPECT_NEAR(lost_by(MistakeKind::sold, decisions), 0.03, 1e-6);
  EXPECT_NEAR(lost_by(MistakeKind::answered, decisions), 0.04, 1e-6);
  EXPECT_EQ(lost_by(MistakeKind::offered, decisions), 0);
}

TEST(Habits, ChargeNothingForAGoodChoiceOrWithinTheNoise) {
  EXPECT_EQ(lost_by(MistakeKind::bid_on, {decision(3, action::Bid{100}, -0.1F)}), 0);
  EXPECT_EQ(lost_by(MistakeKind::bid_on, {decision(3, action::Bid{100}, 0.009F)}), 0);
}

TEST(Habits, CompareAPriceWithTheValueAtTheLastOwnBid) {
  std::vector<Decision> const decisions{decision(11, action::Bid{100}), for_the_cow(17, action::Bid{210}),
                                        decision(30, action::Bid{50})};

  EXPECT_THAT(habits_of(kBen, decisions, {cow_to(kBen, kAnna, 210)}).bought,
              ElementsAre(Purchase{2, 210, 180}));
}

TEST(Habits, CountAPurchaseOfTheAuctioneer_C4_4) {
  auto const habits = habits_of(kAnna, {for_the_cow(18, action::Buy{})}, {cow_to(kAnna, kBen, 190)});

  EXPECT_THAT(habits.bought, ElementsAre(Purchase{2, 190, 180}));
}

TEST(Habits, IgnoreAnimalsWithoutAPriceOrBoughtByOthers_C4_2) {
  std::vector<Decision> const decisions{for_the_cow(17, action::Bid{210})};

  EXPECT_THAT(habits_of(kAnna, decisions, {cow_to(kAnna, {}, 0)}).bought, IsEmpty());
  EXPECT_THAT(habits_of(kBen, decisions, {cow_to(kCleo, kAnna, 220)}).bought, IsEmpty());
}

}  // namespace
}  // namespace kuhhandel::coach
