#include "bots/beliefs/beliefs.h"

#include <gtest/gtest.h>

#include "tests/support/laws.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/whole_box.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

/// Returns Dora's beliefs after these commands.
Beliefs after_seeing(State const& state, std::initializer_list<Command> commands) {
  Beliefs beliefs(second(), 4, kDora, 1);
  for (auto const& event : events_seen_by(kDora, events(state, commands))) beliefs.see(event);
  beliefs.look(view_for(second(), kuhhandel::after(state, commands), kDora));
  return beliefs;
}

/// Anna and Ben may trade a cow.

TEST(Beliefs, KnowEveryHandIfPaymentsAreOpen_C4_7) {
  auto const beliefs = after_seeing(
      a_game().with_top_of_pile({kDonkey}),
      {auction(kAnna), bid(kBen, 60), hammer(), sell(kAnna), pay(kBen, money({{10, 1}, {50, 1}}))});

  EXPECT_EQ(beliefs.certain().of(kBen).certain(), money({{0, 2}, {10, 3}, {50, 1}}));
  for (auto const seat : {kAnna, kBen, kCleo}) EXPECT_TRUE(beliefs.exact(seat));
}

TEST(Beliefs, BoundTheEffectOfASecretTrade_C6_6) {
  auto const beliefs = after_seeing(
      a_cow_each(), {challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 1}})), accept(kBen)});

  EXPECT_EQ(beliefs.certain().of(kAnna).certain(), money({{0, 1}, {10, 3}}));
  EXPECT_EQ(beliefs.certain().of(kBen).certain(), money({{0, 2}, {10, 4}, {50, 1}}));
  EXPECT_EQ(beliefs.certain().of(kBen).possible(), money({{0, 3}, {10, 5}, {50, 2}}));
  EXPECT_TRUE(beliefs.exact(kCleo));
}

TEST(Beliefs, KnowThatTheHigherSumWon_C6_6) {
  auto const beliefs = after_seeing(
      a_cow_each(),
      {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}})), counter(kBen, money({{10, 1}}))});
  Rng rng(1);

  for (int i = 0; i < 50; ++i) {
    auto const hands = beliefs.sample(rng);
    EXPECT_GT(hands.of(kAnna).sum(), hands.of(kBen).sum()) << "Ben laid more, and Anna got it";
  }
}

TEST(Beliefs, UseAShownHand_C4_8) {
  auto const beliefs =
      after_seeing(a_cow_each(), {challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 1}})), accept(kBen),
                                  auction(kBen), bid(kAnna, 90), hammer(), sell(kBen)});

  EXPECT_TRUE(beliefs.exact(kAnna));
  EXPECT_TRUE(beliefs.exact(kBen)) << "what Anna lacks, Ben has";
}

TEST(Beliefs, ABidSuggestsMoney) {
  auto const traded = {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}, {50, 1}})),
                       counter(kBen, money({{0, 1}, {10, 1}}))};
  auto const silent = after_seeing(a_cow_each(), traded);
  auto bold = silent;
  bold.see(event::Raised{{kBen, 120}});

  EXPECT_GT(bold.money(kBen), silent.money(kBen));
}

TEST(Beliefs, UseOnlyTheViewWithoutEvents) {
  auto const state = a_game().with_hand(kAnna, money({{500, 1}}));
  Beliefs beliefs(second(), 4, kDora, 1);
  Rng rng(1);
  auto const view = view_for(second(), state, kDora);
  beliefs.look(view);

  EXPECT_EQ(view_for(second(), beliefs.imagine(view, rng), kDora), view);
  EXPECT_FALSE(beliefs.exact(kAnna));
}

/// Returns the true hands, including a pending offer of its owner.
Hands true_hands(State const& state) {
  Hands hands;
  hands.hands = state.hands;
  if (auto const* const answer = std::get_if<phase::Answer>(&state.phase)) {
    hands.of(answer->trade.challenger) += answer->offer;
  }
  return hands;
}

/// A random game, followed by all its seats.
class Followed {
 public:
  Followed(Edition const& edition, int seats, int seed)
      : edition_(edition),
        rng_(static_cast<std::uint64_t>(seed)),
        state_(start(edition, seats, std::to_string(seed)).next) {
    for (auto const seat : seats_of(seats)) beliefs_.emplace_back(edition, seats, seat, rng_.next());
  }

  bool step() {
    if (std::holds_alternative<phase::Finished>(state_.phase)) return false;
    auto const actor = random_actor(edition_, state_, rng_);
    auto const played = *play(edition_, state_, random_command(edition_, state_, actor, rng_));
    for (std::size_t i = 0; i < beliefs_.size(); ++i) {
      auto const seat = seat_at(static_cast<int>(i));
      for (auto const& event : events_seen_by(seat, played.events)) beliefs_[i].see(event);
      beliefs_[i].look(view_for(edition_, played.next, seat));
    }
    state_ = played.next;
    return true;
  }

  State const& state() const { return state_; }
  std::vector<Beliefs> const& beliefs() const { return beliefs_; }
  Rng& rng() { return rng_; }

 private:
  Edition const& edition_;
  Rng rng_;
  State state_;
  std::vector<Beliefs> beliefs_;
};

template <class Law>
void at_every_step(int runs, Law law) {
  check_law(runs, [law] {
    auto const edition = any_rules();
    if (!can_be_followed(edition)) return;
    Followed game(edition, any_number(edition.fewest_seats, edition.most_seats), any_number(0, 1'000'000));
    auto const steps = any_number(1, 400);
    for (int step = 0; step < steps && game.step(); ++step) law(edition, game);
  });
}

TEST(Beliefs, NeverExcludeTheTruth_C2_4) {
  at_every_step(40, [](Edition const&, Followed& game) {
    for (auto const& beliefs : game.beliefs())
      RC_ASSERT(beliefs.certain().allow(true_hands(game.state()).hands));
  });
}

TEST(Beliefs, AgreeWithTheViewInEveryWorld_C2_4) {
  at_every_step(40, [](Edition const& edition, Followed& game) {
    for (std::size_t i = 0; i < game.beliefs().size(); ++i) {
      auto const view = view_for(edition, game.state(), seat_at(static_cast<int>(i)));
      auto const imagined = game.beliefs()[i].imagine(view, game.rng());
      RC_ASSERT(view_for(edition, imagined, view.viewer) == view);
      RC_ASSERT(game.beliefs()[i].certain().allow(true_hands(imagined).hands));
      RC_ASSERT(all_money(imagined) == edition.money);
    }
  });
}

}  // namespace
}  // namespace kuhhandel::bots
