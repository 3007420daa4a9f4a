// Queue of bot questions from many tables. The next question is from the table whose bots used the least
// recent CPU time, so a table of strong bots does not delay the others.
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

template <class Job>
class BotFairQueue {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  void push(std::string const& table, Job job, Moment now) {
    auto const entry = usage_.find(table);
    auto const rank = entry == usage_.end() ? kNoUsage : rank_of(entry->second, now);
    waiting_.emplace(std::pair(rank, ++pushed_), std::move(job));
  }

  /// Returns the job whose table had the least usage when the job was pushed; among equals, the oldest.
  /// nullopt if the queue is empty.
  std::optional<Job> pop() {
    if (waiting_.empty()) return {};
    return std::move(waiting_.extract(waiting_.begin()).mapped());
  }

  std::size_t size() const { return waiting_.size(); }

  /// Adds the thinking time of a table's bots. Usage has a half-life of ten seconds.
  void add_usage(std::string const& table, std::chrono::duration<double> elapsed, Moment now) {
    std::erase_if(usage_, [&](auto const& entry) { return entry.second.decayed(now) < kNegligible; });
    auto& usage = usage_[table];
    usage = {.seconds = usage.decayed(now) + elapsed.count(), .at = now};
  }

 private:
  static constexpr double kNegligible = 1e-4;
  static constexpr double kHalfLife = 10;
  static constexpr double kNoUsage = -std::numeric_limits<double>::infinity();

  struct Usage {
    double seconds = 0;
    Moment at;

    double decayed(Moment now) const {
      return seconds * std::exp2(-std::chrono::duration<double>(now - at).count() / kHalfLife);
    }
  };

  /// Returns a rank whose order does not depend on `now`, since all usage decays at the same rate.
  static double rank_of(Usage const& usage, Moment now) {
    return std::log2(usage.decayed(now)) +
           std::chrono::duration<double>(now.time_since_epoch()).count() / kHalfLife;
  }

  std::map<std::string, Usage> usage_;
  std::map<std::pair<double, std::uint64_t>, Job> waiting_;
  std::uint64_t pushed_ = 0;
};

}  // namespace kuhhandel::server
