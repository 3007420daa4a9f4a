// Tests of properties of an assessment, on a whole game and on its last trade.
#include "coach/assessment.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "bots/match.h"
#include "bots/registry.h"
#include "coach/assessment_json.h"
#include "story/tale_finder.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::coach {
namespace {

constexpr Effort kLittle{.worlds = 6, .seed = 1};

/// Anna can trade for Ben's cows, and then the game ends; Cleo owns everything else.
State last_trade() {
  return Position(second(), 3)
      .with_herd(kAnna, {{kCow, 2}})
      .with_herd(kBen, {{kCow, 2}})
      .with_hand(kAnna, money({{10, 2}, {100, 1}}))
      .with_hand(kBen, money({{50, 1}, {100, 1}}))
      .with_pile({}, kCleo);
}

codec::Record record_of(State const& from, std::vector<Command> commands) {
  return {
      .edition = second(), .seats = {"Anna", "Ben", "Cleo"}, .from = from, .commands = std::move(commands)};
}

codec::Record lost_trade(State const& from = last_trade()) {
  return record_of(
      from, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 2}})), counter(kBen, money({{50, 1}}))});
}

/// Returns the record of a game among bots.
codec::Record game_of_bots() {
  std::vector<std::unique_ptr<bots::Bot>> players;
  for (int i = 0; i < 3; ++i) players.push_back(bots::make_bot("farmer"));
  codec::Record record{.edition = second(),
                       .seats = {"Anna", "Ben", "Cleo"},
                       .from = codec::Dealt{.seed = "a game", .first = kAnna},
                       .commands = {}};
  auto now = Asking{.state = start(second(), 3, "a game", kAnna).next, .silent = {}};
  auto const notify = [&](std::vector<Event> const& events) {
    for (auto const seat : seats_of(3))
      for (auto const& event : events) at_seat(players, seat)->see(seen_by(seat, event));
  };
  for (auto const seat : seats_of(3)) at_seat(players, seat)->start(record.edition, 3, seat, 1);
  notify(start(second(), 3, "a game", kAnna).events);
  while (auto const whose = asked(second(), now)) {
    auto command = what_follows(now);
    if (auto const* const seat = std::get_if<Seat>(&*whose)) {
      auto const choice =
          at_seat(players, *seat)
              ->decide(view_for(second(), now.state, *seat), legal_actions(second(), now.state, *seat));
      if (!choice) {
        stay_silent(now, *seat);
        continue;
      }
      command = {*seat, *choice};
    }
    auto const played = play(second(), now.state, command).value();
    record.commands.push_back(command);
    now = {.state = played.next, .silent = {}};
    notify(played.events);
  }
  return record;
}

codec::Record const& whole_game() {
  static auto const kRecord = game_of_bots();
  return kRecord;
}

float sum_of(PerSeat<float> const& chances, int seats) {
  float sum = 0;
  for (auto const seat : seats_of(seats)) sum += chances[seat];
  return sum;
}

TEST(Assessment, GivesChancesThatAddUpToOneAtEveryStep) {
  auto const found = assess(whole_game(), kBen, kLittle).value();

  ASSERT_EQ(found.chances.size(), whole_game().commands.size() + 1);
  for (auto const& each : found.chances) EXPECT_NEAR(sum_of(each, 3), 1, 1e-4);
}

TEST(Assessment, EndsWithTheResult_C9_6) {
  auto const found = assess(lost_trade(), kAnna, kLittle).value();

  EXPECT_EQ(found.chances.back()[kAnna], 0);
  EXPECT_EQ(found.chances.back()[kCleo], 1);
}

TEST(Assessment, AddsUpFromStartToEnd) {
  auto const balance = assess(whole_game(), kBen, kLittle).value().balance;

  EXPECT_NEAR(balance.beginning + balance.choices + balance.cards + balance.others, balance.end, 1e-3);
  EXPECT_LE(balance.choices, 0);
  EXPECT_NE(balance.cards, 0);
}

TEST(Assessment, ChargesTheCostOfMistakes) {
  auto const found = assess(whole_game(), kBen, kLittle).value();

  float cost = 0;
  for (auto const& decision : found.decisions) cost += std::max(0.0F, decision.cost());
  EXPECT_NEAR(found.balance.choices, -cost, 1e-4);
}

/// A choice that a hint recommends is no mistake, however the game continues.
TEST(Assessment, NeverChargesForAdvice) {
  auto const found = assess(whole_game(), kBen, kLittle).value();

  int advised = 0;
  for (auto const& decision : found.decisions) {
    if (!decision.was_advised) continue;
    ++advised;
    EXPECT_GT(decision.comparison.certain(), 0);
    EXPECT_EQ(decision.cost(), 0);
  }
  EXPECT_GT(advised, 0);
}

TEST(Assessment, ComparesEachPriceWithAValue) {
  auto const habits = assess(whole_game(), kBen, kLittle).value().habits;

  story::TaleFinder finder(second());
  (void)codec::replay(whole_game(), [&](Transition const& step) { finder.follow(step); });
  std::vector<Money> prices;
  for (auto const& tale : finder.found()) {
    auto const* const lot = std::get_if<story::DearLot>(&tale);
    if (lot != nullptr && lot->sale.buyer == kBen && lot->sale.payee) prices.push_back(lot->sale.price);
  }
  ASSERT_GT(prices.size(), 2U);
  ASSERT_EQ(habits.bought.size(), prices.size());
  for (std::size_t i = 0; i < prices.size(); ++i) EXPECT_EQ(habits.bought[i].price, prices[i]);
}

TEST(Assessment, AssignsEveryCostToAMistakeKind) {
  auto const found = assess(whole_game(), kBen, kLittle).value();

  float lost = 0;
  for (auto const part : found.habits.lost) lost += part;
  EXPECT_GT(lost, 0);
  EXPECT_NEAR(found.balance.choices, -lost, 1e-4);
}

TEST(Assessment, IsTheSameFromTheSameSeed) {
  auto const text = [&](std::uint64_t seed) {
    auto const found = assess(whole_game(), kBen, {.worlds = 4, .seed = seed}).value();
    return serialize(to_json(found, whole_game()));
  };

  EXPECT_EQ(text(1), text(1));
  EXPECT_NE(text(1), text(2));
}

/// Ben's and Cleo's cards, which Anna cannot distinguish, are swapped, except for what Ben will lay (C2.4,
/// C6.6).
TEST(Assessment, UsesOnlyWhatTheSeatKnew_C2_4) {
  auto const with_hands = [](MoneyCards ben, MoneyCards cleo) {
    return static_cast<State>(Position(second(), 3)
                                  .with_herd(kAnna, {{kCow, 2}})
                                  .with_herd(kBen, {{kCow, 2}})
                                  .with_hand(kAnna, money({{10, 2}, {100, 1}}))
                                  .with_hand(kBen, ben)
                                  .with_hand(kCleo, cleo)
                                  .with_pile({}, kCleo));
  };
  auto const poor = with_hands(money({{50, 1}, {10, 1}}), money({{50, 1}, {500, 1}}));
  auto const rich = with_hands(money({{50, 1}, {500, 1}}), money({{50, 1}, {10, 1}}));

  auto const one = assess(lost_trade(poor), kAnna, kLittle).value();
  auto const other = assess(lost_trade(rich), kAnna, kLittle).value();

  ASSERT_EQ(one.decisions.size(), other.decisions.size());
  ASSERT_FALSE(one.decisions.empty());
  for (std::size_t i = 0; i < one.decisions.size(); ++i) {
    EXPECT_EQ(one.decisions[i].comparison.gain, other.decisions[i].comparison.gain);
    EXPECT_EQ(one.decisions[i].comparison.other.choice, other.decisions[i].comparison.other.choice);
  }
  for (std::size_t step = 0; step < one.chances.size(); ++step)
    for (auto const seat : seats_of(3)) EXPECT_EQ(one.chances[step][seat], other.chances[step][seat]);
}

TEST(Assessment, IgnoresTheOrderOfThePile_C2_3) {
  auto const first_animal = [](AnimalId animal) {
    auto const state = static_cast<State>(Position(second(), 3).with_top_of_pile({kGoose, animal}));
    Knowledge knowledge(second(), 3, kAnna, 8, 1);
    knowledge.look(view_for(second(), state, kAnna));
    return knowledge.chances()[kAnna];
  };

  EXPECT_EQ(first_animal(kHorse), first_animal(kCat));
}

TEST(Assessment, IgnoresDifferencesWithinTheNoise) {
  Comparison comparison{.chosen = {}, .other = {}, .gain = 0.05F, .margin = 0.06F};
  EXPECT_EQ((Decision{1, comparison}.cost()), 0);

  comparison.margin = 0.02F;
  EXPECT_EQ((Decision{1, comparison}.cost()), 0.05F);

  comparison.gain = 0.004F;
  comparison.margin = 0.001F;
  EXPECT_EQ((Decision{1, comparison}.cost()), 0);
}

/// The last trade decides the game, and the horses are worth more to Anna than the 10 offered for them.
TEST(Assessment, FindsTheTradeThatWasThrownAway_C6_5) {
  auto const from = static_cast<State>(Position(second(), 3)
                                           .with_herd(kAnna, {{kHorse, 2}, {kPig, 4}, {kCow, 4}})
                                           .with_herd(kBen, {{kHorse, 2}, {kSheep, 4}, {kGoat, 4}})
                                           .with_hand(kAnna, money({{10, 2}, {500, 1}}))
                                           .with_hand(kBen, money({{50, 1}, {10, 1}}))
                                           .with_hand(kCleo, {})
                                           .with_pile({}, kCleo));
  auto const record = record_of(from, {challenge(kAnna, kBen, kHorse), offer(kAnna, money({{10, 1}})),
                                       counter(kBen, money({{50, 1}}))});

  auto const mistakes = worst_mistakes(assess(record, kAnna, {.worlds = 64, .seed = 1}).value());

  ASSERT_FALSE(mistakes.empty());
  EXPECT_EQ(mistakes[0].step, 2);
  EXPECT_GT(mistakes[0].cost(), 0.1F);
  EXPECT_GE(std::get<action::Offer>(*mistakes[0].comparison.other.choice).money.sum(), 500);
}

TEST(Assessment, RefusesAnUnfinishedGame) {
  auto const found = assess(record_of(last_trade(), {challenge(kAnna, kBen, kCow)}), kAnna, kLittle);

  EXPECT_TRUE(std::holds_alternative<NotOver>(found.error()));
}

TEST(Assessment, RefusesAnIllegalGame_C6_1) {
  auto const found = assess(record_of(last_trade(), {challenge(kAnna, kBen, kHorse)}), kAnna, kLittle);

  EXPECT_EQ(std::get<codec::Fault>(found.error()).at, 0U);
}

TEST(Assessment, ReportsItsProgress) {
  std::vector<std::size_t> reported;
  (void)assess(lost_trade(), kAnna, kLittle, [&](std::size_t now, std::size_t of) {
    EXPECT_EQ(of, 4U);
    reported.push_back(now);
  });

  EXPECT_EQ(reported, (std::vector<std::size_t>{1, 2, 3, 4}));
}

}  // namespace
}  // namespace kuhhandel::coach
