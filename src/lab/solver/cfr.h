// Counterfactual regret minimisation (Zinkevich et al., 2007) in the form CFR+ (Tammelin, 2014). The seats
// learn in turn, regrets never fall below nothing, and later iterations weigh more in the average.
#pragma once

#include <vector>

#include "solver/game_tree.h"

namespace kuhhandel::solver {

class Cfr {
 public:
  /// The tree must outlive it.
  explicit Cfr(GameTree const& tree);

  /// Every seat learns once.
  void iterate();

  /// Returns the average strategy, which with two seats approaches an equilibrium. Unreached sets choose
  /// uniformly.
  Strategy average() const;

 private:
  /// The data of a position during a walk through the tree.
  struct NodeReach {
    double own;     // how far the learner's own choices lead here
    double others;  // how likely chance and the others do
    double value;   // to the learner
  };

  void learn(Seat learner);
  void forward_pass(Seat learner);
  void backward_pass(Seat learner);
  void update_regret(GameTree::Node const& node, NodeReach const& reach);
  void choose_by_regret(Seat learner);
  std::span<double const> likelihoods(GameTree::Node const& node) const;

  GameTree const& tree_;
  int iterations_ = 0;
  Strategy strategy_;
  std::vector<double> regrets_;
  std::vector<double> sums_;       // strategies, weighted by their reach
  std::vector<double> own_reach_;  // of each set of the learner
  std::vector<NodeReach> walk_;
};

}  // namespace kuhhandel::solver
