// Questions that wait for a thread to think them over, for many tables: the next is of a table whose bots
// have thought least of late, so that a table of strong bots does not hold up the others.
#pragma once

#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace kuhhandel::server {

template <class Thought>
class WaitingThoughts {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  void push(std::string const& table, Thought thought, Moment now) {
    auto const known = spent_.find(table);
    auto const rank = known == spent_.end() ? kNothing : rank_of(known->second, now);
    waiting_.emplace(std::pair(rank, ++pushed_), std::move(thought));
  }

  /// Whose turn it is: who had thought least when they asked, and of equals who asked first.
  std::optional<Thought> pop() {
    if (waiting_.empty()) return {};
    return std::move(waiting_.extract(waiting_.begin()).mapped());
  }

  std::size_t size() const { return waiting_.size(); }

  /// A table's bots have thought for so long. Half of it is forgotten in ten seconds.
  void count(std::string const& table, std::chrono::duration<double> took, Moment now) {
    std::erase_if(spent_, [&](auto const& known) { return known.second.left(now) < kForgotten; });
    auto& spent = spent_[table];
    spent = {.seconds = spent.left(now) + took.count(), .at = now};
  }

 private:
  static constexpr double kForgotten = 1e-4;
  static constexpr double kHalf = 10;
  static constexpr double kNothing = -std::numeric_limits<double>::infinity();

  struct Spent {
    double seconds = 0;
    Moment at;

    double left(Moment now) const {
      return seconds * std::exp2(-std::chrono::duration<double>(now - at).count() / kHalf);
    }
  };

  /// The same order at every moment, for all of it is forgotten at one pace.
  static double rank_of(Spent const& spent, Moment now) {
    return std::log2(spent.left(now)) + std::chrono::duration<double>(now.time_since_epoch()).count() / kHalf;
  }

  std::map<std::string, Spent> spent_;
  std::map<std::pair<double, std::uint64_t>, Thought> waiting_;
  std::uint64_t pushed_ = 0;
};

}  // namespace kuhhandel::server
