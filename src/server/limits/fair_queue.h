// What waits for its turn, for many households: each has one after the other done, and all take turns, so
// that who asks for much waits for it themselves.
#pragma once

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "server/limits/client_subnet.h"

namespace kuhhandel::server {

/// What may wait at once: of all, and of one household.
struct MostWaiting {
  std::size_t all = 256;
  std::size_t of_one = 32;
};

template <class Job>
class FairQueue {
 public:
  explicit FairQueue(MostWaiting most = {}) : most_(most) {}

  /// Whether one more may wait. This machine's own are counted with all alone.
  bool has_room(boost::asio::ip::address const& address) const {
    auto const known = households_.find(household_of(address));
    bool const many = known != households_.end() && known->second.waiting >= most_.of_one;
    return jobs_.size() < most_.all && (!many || is_this_machine(address));
  }

  std::size_t size() const { return jobs_.size(); }

  /// There must be room.
  void push(boost::asio::ip::address const& address, Job job) {
    auto const household = household_of(address);
    auto& known = households_[household];
    known.round = std::max(known.round, round_) + 1;
    ++known.waiting;
    jobs_.emplace(std::pair(known.round, ++pushed_), Waiting{household, std::move(job)});
  }

  /// Whose turn it is; none where nothing waits.
  std::optional<Job> pop() {
    if (jobs_.empty()) return {};
    auto first = jobs_.extract(jobs_.begin());
    round_ = first.key().first;
    auto& [household, job] = first.mapped();
    auto const known = households_.find(household);
    if (--known->second.waiting == 0) households_.erase(known);
    return std::move(job);
  }

 private:
  struct Household {
    std::uint64_t round = 0;  // of the last that it brought
    std::size_t waiting = 0;
  };
  struct Waiting {
    boost::asio::ip::address household;
    Job job;
  };

  MostWaiting most_;
  std::map<boost::asio::ip::address, Household> households_;
  std::map<std::pair<std::uint64_t, std::uint64_t>, Waiting> jobs_;  // by round, then as they came
  std::uint64_t round_ = 0;                                          // of the last that was taken
  std::uint64_t pushed_ = 0;
};

}  // namespace kuhhandel::server
