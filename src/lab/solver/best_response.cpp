#include "solver/best_response.h"

#include <cmath>
#include <limits>

namespace kuhhandel::solver {
namespace {

/// Returns the probability of each child, by chance or by the profile.
std::span<double const> likelihoods(GameTree const& tree, GameTree::Node const& node,
                                    Strategy const& profile) {
  if (node.kind == GameTree::Kind::chance) return tree.likelihoods(node);
  auto const& set = tree.sets()[node.set];
  return std::span(profile).subspan(set.first, set.count);
}

class Responder {
 public:
  Responder(GameTree const& tree, Strategy const& profile, Seat seat)
      : tree_(tree),
        profile_(profile),
        seat_(seat),
        reach_(tree.size()),
        values_(tree.size(), std::numeric_limits<double>::quiet_NaN()),
        members_(tree.sets().size()),
        chosen_(tree.sets().size(), kUndecided) {}

  double value() {
    follow_the_others();
    return value_of(0);
  }

 private:
  static constexpr int kUndecided = -1;

  bool is_own(GameTree::Node const& node) const {
    return node.kind == GameTree::Kind::choice && tree_.sets()[node.set].seat == seat_;
  }

  /// How likely chance and the others lead to each position, if the seat wants to go there.
  void follow_the_others() {
    reach_[0] = 1;
    for (std::size_t index = 0; index < tree_.size(); ++index) {
      auto const& node = tree_.node(index);
      if (node.kind == GameTree::Kind::end) continue;
      auto const children = tree_.children(node);
      bool const own = is_own(node);
      if (own) members_[node.set].push_back(static_cast<std::uint32_t>(index));
      for (std::size_t nth = 0; nth < children.size(); ++nth) {
        reach_[children[nth]] = reach_[index] * (own ? 1 : likelihoods(tree_, node, profile_)[nth]);
      }
    }
  }

  double value_of(std::uint32_t index) {
    auto& known = values_[index];
    if (std::isnan(known)) known = fresh_value_of(tree_.node(index));
    return known;
  }

  double fresh_value_of(GameTree::Node const& node) {
    if (node.kind == GameTree::Kind::end) return tree_.payoff(node, seat_);
    auto const children = tree_.children(node);
    if (is_own(node)) return value_of(children[static_cast<std::size_t>(choice_in(node.set))]);
    double value = 0;
    for (std::size_t nth = 0; nth < children.size(); ++nth) {
      value += likelihoods(tree_, node, profile_)[nth] * value_of(children[nth]);
    }
    return value;
  }

  /// Returns the best choice for all positions of the set together, since the seat cannot distinguish them.
  int choice_in(std::uint32_t set) {
    auto& chosen = chosen_[set];
    if (chosen != kUndecided) return chosen;
    double best = -std::numeric_limits<double>::infinity();
    for (int nth = 0; nth < tree_.sets()[set].count; ++nth) {
      double value = 0;
      for (auto const member : members_[set]) {
        auto const child = tree_.children(tree_.node(member))[static_cast<std::size_t>(nth)];
        value += reach_[member] * value_of(child);
      }
      if (value <= best) continue;
      best = value;
      chosen = nth;
    }
    return chosen;
  }

  GameTree const& tree_;
  Strategy const& profile_;
  Seat seat_;
  std::vector<double> reach_;
  std::vector<double> values_;                       // not a number where not yet known
  std::vector<std::vector<std::uint32_t>> members_;  // the positions of each of the seat's sets
  std::vector<int> chosen_;
};

}  // namespace

std::vector<double> values(GameTree const& tree, Strategy const& profile) {
  std::vector<double> reach(tree.size());
  std::vector<double> values(static_cast<std::size_t>(tree.seats()));
  reach[0] = 1;
  for (std::size_t index = 0; index < tree.size(); ++index) {
    auto const& node = tree.node(index);
    if (node.kind == GameTree::Kind::end) {
      for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] += reach[index] * tree.payoff(node, seat_at(static_cast<int>(i)));
      }
      continue;
    }
    auto const children = tree.children(node);
    auto const likely = likelihoods(tree, node, profile);
    for (std::size_t nth = 0; nth < children.size(); ++nth) reach[children[nth]] = reach[index] * likely[nth];
  }
  return values;
}

double best_response(GameTree const& tree, Strategy const& profile, Seat seat) {
  return Responder(tree, profile, seat).value();
}

double exploitability(GameTree const& tree, Strategy const& profile) {
  auto const now = values(tree, profile);
  double gain = 0;
  for (auto const seat : seats_of(tree.seats())) {
    gain += best_response(tree, profile, seat) - at_seat(now, seat);
  }
  return gain / tree.seats();
}

}  // namespace kuhhandel::solver
