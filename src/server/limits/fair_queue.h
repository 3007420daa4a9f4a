// Queue that serves client subnets in turn, so that a client with many requests delays only itself.
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

/// Maximum number of queued jobs, in total and per subnet.
struct QueueLimits {
  std::size_t total = 256;
  std::size_t per_subnet = 32;
};

template <class Job>
class FairQueue {
 public:
  explicit FairQueue(QueueLimits limits = {}) : limits_(limits) {}

  /// Returns true if one more job fits. Jobs from this machine are limited only by the total.
  bool has_room(boost::asio::ip::address const& address) const {
    auto const entry = subnets_.find(subnet_of(address));
    bool const is_over_limit = entry != subnets_.end() && entry->second.waiting >= limits_.per_subnet;
    return jobs_.size() < limits_.total && (!is_over_limit || is_this_machine(address));
  }

  std::size_t size() const { return jobs_.size(); }

  /// Precondition: has_room().
  void push(boost::asio::ip::address const& address, Job job) {
    auto const subnet = subnet_of(address);
    auto& entry = subnets_[subnet];
    entry.round = std::max(entry.round, round_) + 1;
    ++entry.waiting;
    jobs_.emplace(std::pair(entry.round, ++pushed_), QueuedJob{subnet, std::move(job)});
  }

  /// Returns the next job; nullopt if the queue is empty.
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
    std::uint64_t round = 0;  // of its last queued job
    std::size_t waiting = 0;
  };
  struct QueuedJob {
    boost::asio::ip::address subnet;
    Job job;
  };

  QueueLimits limits_;
  std::map<boost::asio::ip::address, Subnet> subnets_;
  std::map<std::pair<std::uint64_t, std::uint64_t>, QueuedJob> jobs_;  // by round, then by arrival
  std::uint64_t round_ = 0;                                            // of the job popped last
  std::uint64_t pushed_ = 0;
};

}  // namespace kuhhandel::server
