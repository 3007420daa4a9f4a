#include "solver/cfr.h"

#include <algorithm>
#include <numeric>

namespace kuhhandel::solver {
namespace {

/// The part of each among all of them; even parts where there is nothing.
void write_parts(std::span<double const> amounts, std::span<double> parts) {
  auto const total = std::accumulate(amounts.begin(), amounts.end(), 0.0);
  auto const even = 1.0 / static_cast<double>(amounts.size());
  for (std::size_t i = 0; i < amounts.size(); ++i) parts[i] = total > 0 ? amounts[i] / total : even;
}

template <class Numbers>
auto of_set(Numbers& numbers, InformationSet const& set) {
  return std::span(numbers).subspan(set.first, set.count);
}

}  // namespace

Cfr::Cfr(GameTree const& tree)
    : tree_(tree),
      strategy_(tree.choices()),
      regrets_(tree.choices()),
      sums_(tree.choices()),
      own_reach_(tree.sets().size()),
      walk_(tree.size()) {
  for (auto const seat : seats_of(tree.seats())) choose_by_regret(seat);
}

void Cfr::iterate() {
  ++iterations_;
  for (auto const seat : seats_of(tree_.seats())) learn(seat);
}

void Cfr::learn(Seat learner) {
  forward_pass(learner);
  backward_pass(learner);
  for (std::size_t i = 0; i < tree_.sets().size(); ++i) {
    auto const& set = tree_.sets()[i];
    if (set.seat != learner) continue;
    for (auto& regret : of_set(regrets_, set)) regret = std::max(regret, 0.0);
    for (std::size_t nth = set.first; nth < set.first + set.count; ++nth) {
      sums_[nth] += iterations_ * own_reach_[i] * strategy_[nth];
    }
  }
  choose_by_regret(learner);
}

std::span<double const> Cfr::likelihoods(GameTree::Node const& node) const {
  if (node.kind == GameTree::Kind::chance) return tree_.likelihoods(node);
  return of_set(strategy_, tree_.sets()[node.set]);
}

void Cfr::forward_pass(Seat learner) {
  walk_[0] = {.own = 1, .others = 1, .value = 0};
  for (std::size_t index = 0; index < tree_.size(); ++index) {
    auto const& node = tree_.node(index);
    if (node.kind == GameTree::Kind::end) continue;
    auto const reach = walk_[index];
    auto const children = tree_.children(node);
    auto const likely = likelihoods(node);
    bool const own = node.kind == GameTree::Kind::choice && tree_.sets()[node.set].seat == learner;
    if (own)
      own_reach_[node.set] = reach.own;  // the same at all positions of a set, for nothing is forgotten
    for (std::size_t nth = 0; nth < children.size(); ++nth) {
      walk_[children[nth]] = {.own = own ? reach.own * likely[nth] : reach.own,
                              .others = own ? reach.others : reach.others * likely[nth],
                              .value = 0};
    }
  }
}

void Cfr::backward_pass(Seat learner) {
  for (std::size_t index = tree_.size(); index-- > 0;) {
    auto const& node = tree_.node(index);
    auto& reach = walk_[index];
    if (node.kind == GameTree::Kind::end) {
      reach.value = tree_.payoff(node, learner);
      continue;
    }
    auto const children = tree_.children(node);
    auto const likely = likelihoods(node);
    for (std::size_t nth = 0; nth < children.size(); ++nth)
      reach.value += likely[nth] * walk_[children[nth]].value;
    if (node.kind == GameTree::Kind::choice && tree_.sets()[node.set].seat == learner)
      update_regret(node, reach);
  }
}

/// How much better each choice would have been than what was done.
void Cfr::update_regret(GameTree::Node const& node, NodeReach const& reach) {
  auto const regrets = of_set(regrets_, tree_.sets()[node.set]);
  auto const children = tree_.children(node);
  for (std::size_t nth = 0; nth < children.size(); ++nth) {
    regrets[nth] += reach.others * (walk_[children[nth]].value - reach.value);
  }
}

void Cfr::choose_by_regret(Seat learner) {
  for (auto const& set : tree_.sets()) {
    if (set.seat == learner) write_parts(of_set(regrets_, set), of_set(strategy_, set));
  }
}

Strategy Cfr::average() const {
  Strategy average(tree_.choices());
  for (auto const& set : tree_.sets()) write_parts(of_set(sums_, set), of_set(average, set));
  return average;
}

}  // namespace kuhhandel::solver
