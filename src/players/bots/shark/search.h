// Compares candidates by playouts: every candidate in the same imagined worlds, with the same random numbers.
// The worse half is dropped after every round (sequential halving: Karnin, Koren and Somekh, 2013).
#pragma once

#include <algorithm>
#include <array>

#include "bots/interruption.h"

namespace kuhhandel::bots {

inline constexpr int kMostCandidates = 24;

class Halving {
 public:
  /// Spends about `playouts` playouts in total on the candidates, of which there is at least one.
  Halving(int candidates, int playouts) : left_(candidates), playouts_(playouts) {
    for (int i = 0; i < candidates; ++i) order_[static_cast<std::size_t>(i)] = i;
    while ((1 << rounds_) < candidates) ++rounds_;
  }

  /// Returns the best candidate. `worth_of(candidate, world)` plays one candidate out in the world with this
  /// number.
  template <class WorthOf>
  int best(WorthOf const& worth_of) {
    while (left_ > 1) {
      play_round(worth_of);
      std::stable_sort(order_.begin(), order_.begin() + left_,
                       [this](int a, int b) { return sum(a) > sum(b); });
      left_ = (left_ + 1) / 2;
    }
    return order_[0];
  }

 private:
  float& sum(int candidate) { return sums_[static_cast<std::size_t>(candidate)]; }

  template <class WorthOf>
  void play_round(WorthOf const& worth_of) {
    auto const more = std::max(1, playouts_ / (rounds_ * left_));
    for (int world = worlds_; world < worlds_ + more && !Interruption::requested(); ++world) {
      for (int i = 0; i < left_; ++i) {
        auto const candidate = order_[static_cast<std::size_t>(i)];
        sum(candidate) += worth_of(candidate, world);
      }
    }
    worlds_ += more;
  }

  std::array<int, kMostCandidates> order_{};
  std::array<float, kMostCandidates> sums_{};
  int left_;
  int playouts_;
  int rounds_ = 0;
  int worlds_ = 0;
};

}  // namespace kuhhandel::bots
