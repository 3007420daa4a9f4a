// Loops over ids, and arrays indexed by id, so that an index of one kind cannot be used for another.
#pragma once

#include <array>
#include <cstddef>

namespace kuhhandel {

/// The first `count` ids of a numbering from 0, such as the seats of a table.
template <class Id>
class Ids {
 public:
  explicit constexpr Ids(int count) : count_(count) {}

  class Iterator {
   public:
    explicit constexpr Iterator(int index) : index_(index) {}
    constexpr Id operator*() const { return static_cast<Id>(index_); }
    constexpr Iterator& operator++() {
      ++index_;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    int index_;
  };

  constexpr Iterator begin() const { return Iterator(0); }
  constexpr Iterator end() const { return Iterator(count_); }

 private:
  int count_;
};

/// An array with one value per id, indexed only by that id.
template <class Id, class T, std::size_t kCount>
struct PerId {
  std::array<T, kCount> each{};

  constexpr T& operator[](Id id) { return each[static_cast<std::size_t>(id)]; }
  constexpr T const& operator[](Id id) const { return each[static_cast<std::size_t>(id)]; }
  constexpr auto begin() { return each.begin(); }
  constexpr auto end() { return each.end(); }
  constexpr auto begin() const { return each.begin(); }
  constexpr auto end() const { return each.end(); }
  friend constexpr bool operator==(PerId const&, PerId const&) = default;
};

}  // namespace kuhhandel
