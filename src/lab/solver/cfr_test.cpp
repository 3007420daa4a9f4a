// The solver and the best response, on games of which the answers are known.
#include "solver/cfr.h"

#include <gmock/gmock.h>

#include <array>
#include <map>

#include "solver/best_response.h"
#include "tests/support/words.h"

namespace kuhhandel::solver {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

/// Both choose a side in secret; Anna wins where they are the same.
GameTree matching_pennies() {
  GameTree tree(2);
  auto const annas = tree.add_set(kAnna, 2);
  auto const bens = tree.add_set(kBen, 2);
  auto const root = tree.add_choice(annas);
  for (std::size_t side = 0; side < 2; ++side) {
    auto const answer = tree.add_choice(bens);
    tree.set_child(root, side, answer);
    for (std::size_t other = 0; other < 2; ++other) {
      auto const won = side == other ? 1.0 : -1.0;
      tree.set_child(answer, other, tree.add_end(std::array{won, -won}));
    }
  }
  return tree;
}

/// Kuhn's poker (1950): three cards, one for each of two; the first bets or checks, and so on. The first
/// loses a chip in 18 games on average, if both play well.
class KuhnPoker {
 public:
  GameTree tree() {
    constexpr std::array<std::pair<int, int>, 6> kDeals{{{0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}}};
    auto const root = tree_.add_chance(std::vector<double>(6, 1.0 / 6));
    for (std::size_t i = 0; i < kDeals.size(); ++i) {
      cards_ = {kDeals[i].first, kDeals[i].second};
      tree_.set_child(root, i, passed_or_bet(""));
    }
    return tree_;
  }

 private:
  std::uint32_t passed_or_bet(std::string const& history) {
    if (history == "pbp" || history == "bp") return end(history == "bp" ? 1 : -1);
    if (history == "pp") return end(cards_[0] > cards_[1] ? 1 : -1);
    if (history == "bb" || history == "pbb") return end(cards_[0] > cards_[1] ? 2 : -2);
    auto const seat = history.size() % 2;
    auto const known = std::to_string(cards_[seat]) + history;
    auto const [place, is_new] = sets_.try_emplace(known);
    if (is_new) place->second = tree_.add_set(seat_at(static_cast<int>(seat)), 2);
    auto const node = tree_.add_choice(place->second);
    tree_.set_child(node, 0, passed_or_bet(history + "p"));
    tree_.set_child(node, 1, passed_or_bet(history + "b"));
    return node;
  }

  std::uint32_t end(double chips) { return tree_.add_end(std::array{chips, -chips}); }

  GameTree tree_{2};
  std::array<int, 2> cards_{};
  std::map<std::string, std::uint32_t> sets_;
};

TEST(BestResponse, WinsEveryPennyAgainstAConstantPlayer) {
  auto const tree = matching_pennies();
  Strategy const always_heads{1, 0, 0.5, 0.5};

  EXPECT_DOUBLE_EQ(best_response(tree, always_heads, kBen), 1);
  EXPECT_DOUBLE_EQ(best_response(tree, always_heads, kAnna), 0);
  EXPECT_DOUBLE_EQ(exploitability(tree, always_heads), 0.5);
}

TEST(BestResponse, GainsNothingAgainstACoinToss) {
  EXPECT_DOUBLE_EQ(exploitability(matching_pennies(), {0.5, 0.5, 0.5, 0.5}), 0);
}

TEST(Cfr, SolvesKuhnsPoker) {
  auto const tree = KuhnPoker().tree();
  Cfr cfr(tree);
  for (int i = 0; i < 1000; ++i) cfr.iterate();

  EXPECT_EQ(tree.sets().size(), 12U);
  EXPECT_LT(exploitability(tree, cfr.average()), 0.001);
  EXPECT_THAT(values(tree, cfr.average()),
              ElementsAre(DoubleNear(-1.0 / 18, 0.001), DoubleNear(1.0 / 18, 0.001)));
}

TEST(Cfr, ConvergesWithTenfoldIterations) {
  auto const tree = KuhnPoker().tree();
  Cfr cfr(tree);
  double before = 1;
  for (int iterations : {10, 100, 1000}) {
    for (int i = 0; i < iterations; ++i) cfr.iterate();
    auto const now = exploitability(tree, cfr.average());
    EXPECT_LT(now, before);
    before = now;
  }
}

}  // namespace
}  // namespace kuhhandel::solver
