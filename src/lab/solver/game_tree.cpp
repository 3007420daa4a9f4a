#include "solver/game_tree.h"

#include <algorithm>

namespace kuhhandel::solver {

std::uint32_t GameTree::add_set(Seat seat, std::size_t count) {
  sets_.push_back({seat, static_cast<std::uint32_t>(choices_), static_cast<std::uint16_t>(count)});
  choices_ += count;
  return static_cast<std::uint32_t>(sets_.size() - 1);
}

std::uint32_t GameTree::add(Kind kind, std::size_t count, std::uint32_t set) {
  nodes_.push_back(
      {kind, static_cast<std::uint16_t>(count), static_cast<std::uint32_t>(children_.size()), set});
  children_.resize(children_.size() + count);
  likelihoods_.resize(children_.size());
  return static_cast<std::uint32_t>(nodes_.size() - 1);
}

std::uint32_t GameTree::add_end(std::span<double const> payoffs) {
  auto const index = add(Kind::end, 0, 0);
  nodes_[index].first = static_cast<std::uint32_t>(payoffs_.size());
  payoffs_.insert(payoffs_.end(), payoffs.begin(), payoffs.end());
  return index;
}

std::uint32_t GameTree::add_chance(std::span<double const> likelihoods) {
  auto const index = add(Kind::chance, likelihoods.size(), 0);
  std::ranges::copy(likelihoods, likelihoods_.begin() + nodes_[index].first);
  return index;
}

std::uint32_t GameTree::add_choice(std::uint32_t set) { return add(Kind::choice, sets_[set].count, set); }

}  // namespace kuhhandel::solver
