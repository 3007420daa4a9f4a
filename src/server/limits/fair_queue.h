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
struct QueueLimits {
  std::size_t total = 256;
  std::size_t per_subnet = 32;
};

template <class Job>
class FairQueue {
 public:
  explicit FairQueue(QueueLimits limits = {}) : limits_(limits) {}

  /// Whether one more may wait. This machine's own are counted with all alone.
  bool has_room(boost::asio::ip::address const& address) const {
    auto const entry = subnets_.find(subnet_of(address));
    bool const is_over_limit = entry != subnets_.end() && entry->second.waiting >= limits_.per_subnet;
    return jobs_.size() < limits_.total && (!is_over_limit || is_this_machine(address));
  }

  std::size_t size() const { return jobs_.size(); }

  /// There must be room.
  void push(boost::asio::ip::address const& address, Job job) {
    auto const subnet = subnet_of(address);
    auto& entry = subnets_[subnet];
    entry.round = std::max(entry.round, round_) + 1;
    ++entry.waiting;
    jobs_.emplace(std::pair(entry.round, ++pushed_), QueuedJob{subnet, std::move(job)});
  }

  /// Whose turn it is; none where nothing waits.
  std::optional<Job> pop() {
    if (jobs_.empty()) return {};
    auto next = jobs_.extract(jobs_.begin());
    round_ = next.key().first;
    auto& [subnet, job] = next.mapped();
    auto const entry = subnets_.find(subnet);
    if (--entry->second.waiting == 0) subnets_.erase(entry);
    return std::move(job);
  }

 private:
  struct Subnet {
    std::uint64_t round = 0;  // of the last that it brought
    std::size_t waiting = 0;
  };
  struct QueuedJob {
    boost::asio::ip::address subnet;
    Job job;
  };

  QueueLimits limits_;
  std::map<boost::asio::ip::address, Subnet> subnets_;
  std::map<std::pair<std::uint64_t, std::uint64_t>, QueuedJob> jobs_;  // by round, then as they came
  std::uint64_t round_ = 0;                                            // of the last that was taken
  std::uint64_t pushed_ = 0;
};

}  // namespace kuhhandel::server
