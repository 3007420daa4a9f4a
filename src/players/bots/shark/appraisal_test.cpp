#include "bots/shark/appraisal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

Appraisal appraised(State const& state, Edition const& edition = second()) {
  Appraisal appraisal;
  appraise(prospect_of(edition, state), appraisal_net(edition), appraisal);
  return appraisal;
}

float chance(Appraisal const& appraisal, Seat seat) { return appraisal.win[seat]; }

TEST(Appraisal, ChancesAddUpToOne_C9_6) {
  auto const all = appraised(a_game().with_herd(kAnna, {{kHorse, 2}}));

  EXPECT_NEAR(std::accumulate(all.win.begin(), all.win.end(), 0.0F), 1, 1e-5);
  EXPECT_NEAR(std::accumulate(all.points.begin(), all.points.end(), 0.0F), 1, 1e-5);
}

TEST(Appraisal, ValuesQuartets_C9_1) {
  auto const all = appraised(a_game().with_herd(kBen, {{kHorse, 4}, {kCow, 4}}));

  EXPECT_GT(chance(all, kBen), 2 * chance(all, kAnna));
}

TEST(Appraisal, ValuesMoney) {
  auto const all = appraised(a_game().with_hand(kCleo, money({{50, 4}, {100, 4}, {200, 2}})));

  EXPECT_GT(chance(all, kCleo), chance(all, kBen));
}

/// Anna and Ben swap seats, including the turn.
TEST(Appraisal, EvaluatesEverySeatAlike) {
  auto prospect = prospect_of(second(), a_game().with_herd(kAnna, {{kHorse, 3}}).with_hand(kBen, {}));
  Appraisal before;
  appraise(prospect, kAppraisalOfSecond, before);
  std::rotate(prospect.herds.begin(), prospect.herds.begin() + 1, prospect.herds.begin() + prospect.seats);
  std::rotate(prospect.money.begin(), prospect.money.begin() + 1, prospect.money.begin() + prospect.seats);
  std::rotate(prospect.cards.begin(), prospect.cards.begin() + 1, prospect.cards.begin() + prospect.seats);
  std::rotate(prospect.zeros.begin(), prospect.zeros.begin() + 1, prospect.zeros.begin() + prospect.seats);
  std::rotate(prospect.dearest.begin(), prospect.dearest.begin() + 1,
              prospect.dearest.begin() + prospect.seats);
  prospect.turn = seat_at((index_of(prospect.turn) + prospect.seats - 1) % prospect.seats);
  Appraisal after;
  appraise(prospect, kAppraisalOfSecond, after);

  for (auto const seat : seats_of(prospect.seats)) {
    EXPECT_NEAR(after.win[seat], before.win[left_of(seat, prospect.seats)], 1e-4) << index_of(seat);
  }
}

TEST(Appraisal, ValuesPedigreesButNotRats_C9_4) {
  auto const chance_with = [](Position const& position) {
    return chance(appraised(position, master()), kBen);
  };
  auto const usual = Position(master(), 4).with_herd(kBen, {{kHorse, 4}, {kCow, 4}});
  auto const with_rats = Position(master(), 4).with_herd(kBen, {{kHorse, 4}, {kCow, 4}, {kRat, 4}});

  EXPECT_GT(chance_with(usual.with_pedigrees(kBen, {kHorse, kCow})), chance_with(usual));
  EXPECT_LT(chance_with(with_rats), chance_with(usual));
}

TEST(Appraisal, HasASeparateNetIfMoreThanQuartetsCounts_C9_4) {
  for (auto const* const name : {"second", "russian"})
    EXPECT_EQ(&appraisal_net(published(name)), &kAppraisalOfSecond) << name;
  for (auto const* const name : {"first", "master", "duel"})
    EXPECT_EQ(&appraisal_net(published(name)), &kAppraisalOfMaster) << name;
}

}  // namespace
}  // namespace kuhhandel::bots
