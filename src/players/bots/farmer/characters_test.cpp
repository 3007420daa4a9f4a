// Tests that the characters can be distinguished by their behaviour.
#include <gtest/gtest.h>

#include "bots/farmer/farmer.h"
#include "bots/match.h"
#include "engine/play.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

constexpr int kGames = 10;

/// The behaviour of one seat, summed over its games.
struct Counted {
  double money = 0;   // money in hand, summed over all decisions
  double groups = 0;  // animals in groups, summed over all decisions
  double offered = 0;
  double beyond = 0;  // bids above its money
};

/// Counts the behaviour of a farmer with this personality.
class Watched : public Farmer {
 public:
  Watched(Personality const& personality, Counted& habits) : Farmer(personality), habits_(habits) {}

  Choice decide(View const& view, LegalActions const& legal) override {
    auto const choice = Farmer::decide(view, legal);
    habits_.money += static_cast<double>(view.hand.sum());
    for (auto const animal : animals_of(second())) {
      habits_.groups += std::max(0, view.herd(*view.viewer).count(animal) - 1);
    }
    if (!choice) return choice;
    if (auto const* const offer = std::get_if<action::Offer>(&*choice))
      habits_.offered += static_cast<double>(offer->money.sum());
    auto const* const bid = std::get_if<action::Bid>(&*choice);
    if (bid != nullptr && bid->amount > view.hand.sum()) ++habits_.beyond;
    return choice;
  }

 private:
  Counted& habits_;
};

/// Returns its behaviour at a table with three farmers.
Counted habits_of(Personality const& personality) {
  Counted habits;
  Watched watched(personality, habits);
  Farmer second_seat;
  Farmer third_seat;
  Farmer fourth_seat;
  std::vector<Bot*> const bots{&watched, &second_seat, &third_seat, &fourth_seat};
  for (int seed = 0; seed < kGames; ++seed) {
    Match match(second(), start(second(), 4, std::to_string(seed)), bots, static_cast<std::uint64_t>(seed));
    play_out(match, 1000);
  }
  return habits;
}

TEST(Characters, TheMiserIsRicherAndOffersLess) {
  auto const miser = habits_of(kMiser);
  auto const farmer = habits_of(kFarmer);

  EXPECT_GT(miser.money, 1.2 * farmer.money);
  EXPECT_LT(miser.offered, farmer.offered);
}

TEST(Characters, TheCollectorHasMoreMatchingAnimals) {
  EXPECT_GT(habits_of(kCollector).groups, habits_of(kFarmer).groups);
}

TEST(Characters, TheBlufferBidsMoreThanItHas) {
  EXPECT_GT(habits_of(kBluffer).beyond, 5 * (habits_of(kFarmer).beyond + 1));
}

/// Returns how many of Cleo's bids for a fourth horse Ben outbids; Cleo is far ahead, and they have equal
/// money.
int bids_against_the_leader(Personality const& personality) {
  auto const hand = money({{10, 4}, {50, 2}, {100, 2}});
  auto const lot = kuhhandel::after(a_game()
                                        .with_herd(kCleo, {{kHorse, 3}, {kCow, 4}, {kPig, 4}})
                                        .with_hand(kBen, hand)
                                        .with_hand(kCleo, hand)
                                        .with_top_of_pile({kHorse}),
                                    {auction(kAnna)});
  int bids = 0;
  for (Money amount = 10; amount < hand.sum(); amount += 10) {
    auto const standing = kuhhandel::after(lot, {bid(kCleo, amount)});
    Farmer bot(personality);
    bot.start(second(), 4, kBen, 1);
    bot.see(event::ShowedHand{.seat = kCleo, .hand = hand, .amount = 400});
    bids += bot.decide(view_for(second(), standing, kBen), legal_actions(second(), standing, kBen)) ? 1 : 0;
  }
  return bids;
}

TEST(Characters, TheBlockerGoesFurtherAgainstTheLeader) {
  EXPECT_GT(bids_against_the_leader(kBlocker), bids_against_the_leader(kFarmer));
}

}  // namespace
}  // namespace kuhhandel::bots
