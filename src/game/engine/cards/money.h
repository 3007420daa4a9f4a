// Amounts of money, which are also points at the end of the game.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>

namespace kuhhandel {

/// An amount, in points; bids and debts are multiples of ten (C4.1). A constant converts implicitly; a
/// computed number needs `Money::of`, so that a count or an index is never taken for an amount.
class Money {
 public:
  constexpr Money() = default;
  consteval Money(int points) : points_(points) {}  // NOLINT(google-explicit-constructor)
  static constexpr Money of(std::int64_t points) {
    Money money;
    money.points_ = static_cast<std::int32_t>(points);
    return money;
  }

  static constexpr Money of_tens(int tens) { return of(std::int64_t{10} * tens); }

  constexpr int points() const { return points_; }
  template <class Number>
    requires std::floating_point<Number> || std::same_as<Number, std::int64_t>
  explicit constexpr operator Number() const {
    return static_cast<Number>(points_);
  }

  constexpr Money& operator+=(Money more) {
    points_ += more.points_;
    return *this;
  }
  constexpr Money& operator-=(Money less) {
    points_ -= less.points_;
    return *this;
  }
  friend constexpr Money operator+(Money a, Money b) { return a += b; }
  friend constexpr Money operator-(Money a, Money b) { return a -= b; }
  friend constexpr Money operator-(Money a) { return of(-a.points_); }
  friend constexpr Money operator*(Money a, std::same_as<int> auto times) { return of(a.points_ * times); }
  friend constexpr Money operator*(std::same_as<int> auto times, Money a) { return of(a.points_ * times); }
  friend constexpr Money operator/(Money a, std::same_as<int> auto parts) { return of(a.points_ / parts); }
  /// Returns how many times `b` goes into `a`; `a % b` is the remainder.
  friend constexpr int operator/(Money a, Money b) { return a.points_ / b.points_; }
  friend constexpr Money operator%(Money a, Money b) { return of(a.points_ % b.points_); }
  constexpr Money& operator%=(Money b) { return *this = *this % b; }

  /// Returns how many cards of value `card` are needed to reach this amount.
  constexpr int reached_by(Money card) const { return (points_ + card.points_ - 1) / card.points_; }

  friend constexpr bool operator==(Money, Money) = default;
  friend constexpr auto operator<=>(Money, Money) = default;
  friend constexpr auto operator<=>(Money a, std::same_as<int> auto b) { return a.points_ <=> b; }
  friend constexpr bool operator==(Money a, std::same_as<int> auto b) { return a.points_ == b; }

 private:
  std::int32_t points_ = 0;
};

/// Returns the amount in tens; all bids are multiples of ten (C4.1).
constexpr int tens_of(Money amount) { return amount.points() / 10; }

}  // namespace kuhhandel
