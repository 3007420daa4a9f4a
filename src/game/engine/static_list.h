// A list with fixed inline capacity, so that values that contain one stay trivially copyable and allocate
// nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace kuhhandel {

template <class T, std::size_t kCapacity>
class StaticList {
 public:
  using value_type = T;
  using const_iterator = T const*;

  constexpr void push_back(T const& item) {
    assert(size_ < kCapacity);
    items_[size_++] = item;
  }
  constexpr void clear() { size_ = 0; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return kCapacity; }
  constexpr T const& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr T const* begin() const { return items_.data(); }
  constexpr T const* end() const { return items_.data() + size_; }
  friend constexpr bool operator==(StaticList const& a, StaticList const& b) {
    return std::ranges::equal(a, b);
  }

 private:
  std::array<T, kCapacity> items_{};
  std::size_t size_ = 0;
};

}  // namespace kuhhandel
