// A seat remembers exactly its events: more would let it see through cards, less would be forgetting.
#include "solver/game_expansion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "engine/choices/answer_for.h"
#include "engine/view.h"
#include "tests/support/laws.h"
#include "tests/support/small_box.h"

namespace kuhhandel::solver {
namespace {

/// A game that is split at an offer; the choices are taken in turn.
class AWalk {
 public:
  explicit AWalk(Edition const& edition)
      : edition_(edition), unfolding_(edition), now_(unfolding_.opening(2).history) {}

  /// Returns the history after the answer, with the first possible card.
  History answered(History const& history, int nth) { return unfolding_.after(history, nth)[0].history; }

  /// Returns the history after the asked seat's choice.
  History after(std::optional<Action> const& choice) {
    auto const first = *answer_for(edition_, now_.question, choice);
    auto history = answered(now_, first);
    while (is_still_laying(history))
      history = answered(history, *answer_for(edition_, history.question, choice));
    return history;
  }
  History const& now() const { return now_; }
  void go(std::optional<Action> const& choice) { now_ = after(choice); }

 private:
  bool is_still_laying(History const& history) const {
    return history.question.asks == Asks::money && history.memories == now_.memories;
  }

  Edition const& edition_;
  GameExpansion unfolding_;
  History now_;
};

/// Anna and Ben have one cow each, Anna must challenge.
AWalk to_an_offer(Edition const& edition) {
  AWalk walk(edition);
  for (int turn = 0; turn < 2; ++turn) {
    walk.go(action::Auction{});
    walk.go(std::nullopt);
  }
  walk.go(action::Challenge{kBen, animal_at(0)});
  return walk;
}

TEST(Memory, IncludesTheOwnOfferAndTheCardCountOfOthers_C6_4) {
  auto const edition = small_box(1, 2, money({{0, 1}, {10, 1}}));
  auto walk = to_an_offer(edition);

  auto const bluff = walk.after(action::Offer{money({{0, 1}})});
  auto const real = walk.after(action::Offer{money({{10, 1}})});
  auto const both = walk.after(action::Offer{money({{0, 1}, {10, 1}})});

  EXPECT_NE(bluff.memory(kAnna), real.memory(kAnna));
  EXPECT_EQ(bluff.memory(kBen), real.memory(kBen));
  EXPECT_NE(bluff.memory(kBen), both.memory(kBen));
}

TEST(GameExpansion, WeighsEachAnimalByItsCopiesInThePile_C2_3) {
  auto edition = small_box(2, 2, {});
  edition.animals[1].copies = 1;
  GameExpansion unfolding(edition);

  auto const turned = unfolding.after(unfolding.opening(2).history, 0);

  ASSERT_EQ(turned.size(), 2U);
  EXPECT_DOUBLE_EQ(turned[0].likelihood, 2.0 / 3);
  EXPECT_DOUBLE_EQ(turned[1].likelihood, 1.0 / 3);
}

TEST(GameExpansion, RevealsBothCardsOfALotOfTwo_C4_1) {
  auto edition = small_box(2, 2, {});
  edition.cards_per_auction = 2;
  GameExpansion unfolding(edition);

  auto const turned = unfolding.after(unfolding.opening(2).history, 0);

  std::vector<double> likelihoods;
  for (auto const& one : turned) likelihoods.push_back(one.likelihood);
  std::ranges::sort(likelihoods);
  ASSERT_EQ(likelihoods.size(), 4U) << "two of a kind, or one of each in either order";
  EXPECT_DOUBLE_EQ(likelihoods.front(), 1.0 / 6);
  EXPECT_DOUBLE_EQ(likelihoods.back(), 1.0 / 3);
}

TEST(Memory, IncludesTheCardsChosenSoFarByThePayer_C6_3) {
  auto const edition = small_box(1, 2, money({{0, 1}, {10, 1}}));
  auto walk = to_an_offer(edition);

  auto const without_ten = walk.answered(walk.now(), 0);
  auto const with_ten = walk.answered(walk.now(), 1);

  EXPECT_EQ(with_ten.question.asks, Asks::money) << "the zero is still asked for";
  EXPECT_EQ(with_ten.memories, without_ten.memories) << "nobody is told yet";
  EXPECT_NE(with_ten.information_set_key(), without_ten.information_set_key());
  EXPECT_NE(with_ten.information_set_key(), walk.now().information_set_key());
}

/// A history as one seat knows it: its events, and its view.
struct Known {
  std::vector<SeenEvent> seen;
  View view;
  friend bool operator==(Known const&, Known const&) = default;
};

/// Collects, from random games, the knowledge behind each memory.
class Recollections {
 public:
  explicit Recollections(Edition const& edition) : edition_(edition), unfolding_(edition) {}

  void play_randomly(Rng rng) {
    std::array<std::vector<SeenEvent>, 2> seen;
    auto now = unfolding_.opening(2);
    for (;;) {
      for (int i = 0; i < 2; ++i) take_down(now, seat_at(i), seen[static_cast<std::size_t>(i)]);
      if (now.history.question.count == 0) return;
      now = next(now.history, rng);
    }
  }

 private:
  Successor next(History const& history, Rng& rng) {
    auto const all = unfolding_.after(history, rng.below(history.question.count));
    return all[static_cast<std::size_t>(rng.below(static_cast<int>(all.size())))];
  }

  void take_down(Successor const& now, Seat seat, std::vector<SeenEvent>& seen) {
    for (auto const& event : now.events) seen.push_back(seen_by(seat, event));
    Known const known{seen, view_for(edition_, now.history.question.state, seat)};
    auto const [place, is_new] = known_.try_emplace({index_of(seat), now.history.memory(seat)}, known);
    RC_ASSERT(is_new || place->second == known);
    auto const [back, is_first] = memories_.try_emplace({index_of(seat), seen.size()});
    for (auto const& [other, memory] : back->second)
      RC_ASSERT((other == seen) == (memory == now.history.memory(seat)));
    if (back->second.size() < 20) back->second.emplace_back(seen, now.history.memory(seat));
  }

  Edition const& edition_;
  GameExpansion unfolding_;
  std::map<std::pair<int, Memory>, Known> known_;
  std::map<std::pair<int, std::size_t>, std::vector<std::pair<std::vector<SeenEvent>, Memory>>> memories_;
};

TEST(Memory, IsEqualExactlyIfTheSeatSawTheSameEvents) {
  check_law(8, [] {
    auto const edition =
        small_box(any_number(1, 2), any_number(2, 3), money({{0, 1}, {10, any_number(1, 2)}}));
    Recollections recalled(edition);
    auto const seed = any_number(0, 1'000'000);
    for (int game = 0; game < 20; ++game)
      recalled.play_randomly(Rng(static_cast<std::uint64_t>(seed + game)));
  });
}

}  // namespace
}  // namespace kuhhandel::solver
