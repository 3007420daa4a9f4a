// Tests of offers answered as foxes and farmers answer, in a game that is known from its deal on.
#include "coach/trade_simulator.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "coach/knowledge.h"
#include "coach/puzzle/puzzle.h"
#include "codec/records/replay.h"
#include "engine/digest.h"
#include "engine/knowledge/resample.h"
#include "engine/legal_actions.h"
#include "tests/support/words.h"

namespace kuhhandel::coach {
namespace {

struct Moment {
  State state;
  std::vector<SeenEvent> seen;  // by Anna, from the deal on
};

/// Returns the first moment of a game among farmers that satisfies the predicate.
template <class Holds>
Moment first_moment(Holds const& holds) {
  static auto const kRecord =
      game_of(second(), std::array<std::string, 4>{"farmer", "farmer", "farmer", "farmer"}, "offers");
  Moment moment;
  bool found = false;
  (void)codec::replay(kRecord, [&](Transition const& step) {
    if (found) return;
    for (auto const& event : step.events) moment.seen.push_back(seen_by(kAnna, event));
    moment.state = step.next;
    found = holds(step.next);
  });
  EXPECT_TRUE(found);
  return moment;
}

/// Anna has challenged a player and must make an offer.
Moment offer_of_anna() {
  return first_moment([](State const& state) {
    auto const* const offer = std::get_if<phase::Offer>(&state.phase);
    return offer != nullptr && offer->trade.challenger == kAnna && state.hand(kAnna).sum() >= 200;
  });
}

TradeSimulator trading_at(Moment const& moment) {
  auto trading = TradeSimulator::at(second(), 4, kAnna).value();
  for (auto const& event : moment.seen) trading.see(event);
  trading.look(view_for(second(), moment.state, kAnna));
  return trading;
}

Knowledge knowledge_of(Moment const& moment, State const& looked_at, TradePlayouts trades) {
  Knowledge knowledge(second(), 4, kAnna, 8, 1, trades);
  for (auto const& event : moment.seen) knowledge.see(event);
  knowledge.look(view_for(second(), looked_at, kAnna));
  return knowledge;
}

/// Returns an empty offer, compared with the best alternative.
Comparison weighed(Moment const& moment, State const& looked_at, TradePlayouts trades) {
  auto const legal = legal_actions(second(), moment.state, kAnna);
  return knowledge_of(moment, looked_at, trades).compare_with_best(legal, action::Offer{}).value();
}

TEST(TradeSimulator, ExistsForEditionsWithANetExceptTheDuel) {
  for (int seats = 3; seats <= 5; ++seats) EXPECT_TRUE(TradeSimulator::at(second(), seats, kAnna));
  for (auto const* const name : {"russian", "first", "master"})
    EXPECT_TRUE(TradeSimulator::at(published(name), 4, kAnna)) << name;
  EXPECT_FALSE(TradeSimulator::at(published("duel"), 2, kAnna));
  EXPECT_FALSE(TradeSimulator::at(published("mini-3"), 3, kAnna));
}

TEST(TradeSimulator, StopsAtTheEndOfTheTrade) {
  auto const moment = offer_of_anna();
  auto const trading = trading_at(moment);

  for (std::uint64_t world = 0; world < 20; ++world) {
    Rng rng(world);
    auto const imagined = resample(second(), view_for(second(), moment.state, kAnna), rng);
    auto const after = trading.play_out_trade(imagined, action::Offer{}, rng);
    EXPECT_TRUE(std::holds_alternative<phase::TurnChoice>(after.phase));
    EXPECT_EQ(after.pile.size(), moment.state.pile.size());
  }
}

TEST(TradeSimulator, PlaysTheGivenOffer_C6_5) {
  auto const moment = offer_of_anna();
  auto const trade = std::get<phase::Offer>(moment.state.phase).trade;
  auto const all = moment.state.hand(kAnna);
  Rng rng(1);

  auto const after = trading_at(moment).play_out_trade(moment.state, action::Offer{all}, rng);

  EXPECT_EQ(after.hand(trade.challenged), moment.state.hand(trade.challenged) + all - after.hand(kAnna));
  EXPECT_NE(after.herd(kAnna).count(trade.animal), moment.state.herd(kAnna).count(trade.animal));
}

TEST(TradeSimulator, IsDeterministicForASeed) {
  auto const moment = offer_of_anna();
  auto const after = [&](std::uint64_t seed) {
    Rng rng(seed);
    return digest(trading_at(moment).play_out_trade(moment.state, action::Offer{money({{50, 1}})}, rng));
  };

  EXPECT_EQ(after(1), after(1));
}

/// Others' hands and the pile change; Anna's view does not.
TEST(TradeSimulator, UsesOnlyWhatTheSeatKnew_C2_4) {
  auto const moment = offer_of_anna();
  Rng rng(7);
  auto const other = resample(second(), view_for(second(), moment.state, kAnna), rng);
  ASSERT_NE(digest(other), digest(moment.state));

  auto const first = weighed(moment, moment.state, TradePlayouts::as_learned);
  auto const again = weighed(moment, other, TradePlayouts::as_learned);

  EXPECT_EQ(first.gain, again.gain);
  EXPECT_EQ(first.other.choice, again.other.choice);
}

TEST(TradeSimulator, ChangesTheEvaluationOfOffersButNoWinChance) {
  auto const moment = offer_of_anna();
  EXPECT_NE(weighed(moment, moment.state, TradePlayouts::as_learned).gain,
            weighed(moment, moment.state, TradePlayouts::by_habit).gain);

  auto const chance = [&](TradePlayouts trades) {
    return knowledge_of(moment, moment.state, trades).chances()[kAnna];
  };
  EXPECT_EQ(chance(TradePlayouts::as_learned), chance(TradePlayouts::by_habit));
}

}  // namespace
}  // namespace kuhhandel::coach
