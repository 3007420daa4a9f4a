// A game as a full tree: every reachable position, and the information sets of its players. Solver and best
// response use only this form, so that they can be tested on games from the literature.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/seat.h"

namespace kuhhandel::solver {

/// An information set: the positions in which one seat has seen the same and is asked the same.
struct InformationSet {
  Seat seat;
  std::uint32_t first;  // the place of its first choice in a Strategy
  std::uint16_t count;  // how many choices there are
};

/// How likely each choice of each information set is: a number per choice, at the places that the sets name.
using Strategy = std::vector<double>;

/// Positions are numbered, parents before children; 0 is the beginning.
class GameTree {
 public:
  enum class Kind : std::uint8_t { end, chance, choice };

  struct Node {
    Kind kind;
    std::uint16_t count;  // children
    std::uint32_t first;  // of the children, or of an end's payoffs
    std::uint32_t set;    // of a choice
  };

  explicit GameTree(int seats) : seats_(seats) {}

  std::uint32_t add_set(Seat seat, std::size_t count);

  // Nodes are added parents first; the children of a node are then hung on it one by one.
  std::uint32_t add_end(std::span<double const> payoffs);
  std::uint32_t add_chance(std::span<double const> likelihoods);
  std::uint32_t add_choice(std::uint32_t set);
  void set_child(std::uint32_t parent, std::size_t nth, std::uint32_t child) {
    children_[nodes_[parent].first + nth] = child;
  }

  int seats() const { return seats_; }
  std::size_t size() const { return nodes_.size(); }
  Node const& node(std::size_t index) const { return nodes_[index]; }
  /// For nodes that are not terminal.
  std::span<std::uint32_t const> children(Node const& node) const {
    return std::span(children_).subspan(node.first, node.count);
  }
  /// For the children of a chance node; their sum is 1.
  std::span<double const> likelihoods(Node const& node) const {
    return std::span(likelihoods_).subspan(node.first, node.count);
  }
  double payoff(Node const& end, Seat seat) const {
    return payoffs_[end.first + static_cast<std::size_t>(index_of(seat))];
  }

  std::vector<InformationSet> const& sets() const { return sets_; }
  /// How many numbers a Strategy has.
  std::size_t choices() const { return choices_; }

 private:
  std::uint32_t add(Kind kind, std::size_t count, std::uint32_t set);

  int seats_;
  std::size_t choices_ = 0;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> children_;
  std::vector<double> likelihoods_;  // parallel to children_; unused for choices
  std::vector<double> payoffs_;
  std::vector<InformationSet> sets_;
};

}  // namespace kuhhandel::solver
