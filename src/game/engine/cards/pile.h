// The face-down pile (C2.3), in order: the top card is turned over next.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/cards/card.h"

namespace kuhhandel {

inline constexpr int kMaxPile = 80;  // the pile of Master's duel (C10.1)

class Pile {
 public:
  constexpr int size() const { return size_ - next_; }
  constexpr bool empty() const { return next_ == size_; }

  /// Returns the card `depth` positions below the top.
  constexpr Card peek(int depth = 0) const {
    assert(depth < size());
    return cards_[static_cast<std::size_t>(next_ + depth)];
  }
  constexpr Card take_top() {
    auto const top = peek();
    ++next_;
    return top;
  }
  constexpr void put_below(Card card) {
    assert(size_ < kMaxPile);
    cards_[size_++] = card;
  }
  constexpr void swap(int depth, int other) {
    auto const card = peek(depth);
    cards_[static_cast<std::size_t>(next_ + depth)] = peek(other);
    cards_[static_cast<std::size_t>(next_ + other)] = card;
  }

 private:
  std::array<Card, kMaxPile> cards_{};
  std::uint8_t next_ = 0;
  std::uint8_t size_ = 0;
};

}  // namespace kuhhandel
