// Memory budget for request bodies of all connections together. Outgoing data has its own limit
// (send_buffer_budget.h).
#pragma once

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "server/limits/client_subnet.h"

namespace kuhhandel::server {

/// In bytes.
struct BodyMemoryLimits {
  std::size_t total = std::size_t{64} * 1024 * 1024;
  std::size_t per_subnet = std::size_t{24} * 1024 * 1024;
};

class BodyMemoryBudget {
 public:
  using Clock = std::chrono::steady_clock;

  /// A client that has sent less than this for `kPatience` loses its memory if another client needs it:
  /// 512 kbit/s, in bytes per millisecond.
  static constexpr std::int64_t kMinBytesPerMs = 64;
  static constexpr std::chrono::seconds kPatience{3};

  explicit BodyMemoryBudget(BodyMemoryLimits limits = {}, Clock::time_point (*now)() = Clock::now)
      : limits_(limits), now_(now) {}

  /// The share of one connection, released on destruction.
  class Lease {
   public:
    /// `cut` closes the connection. Without it the memory cannot be taken away.
    Lease(BodyMemoryBudget& budget, boost::asio::ip::address const& address, std::function<void()> cut = {})
        : budget_(budget), address_(address), cut_(std::move(cut)) {}
    Lease(Lease const&) = delete;
    Lease& operator=(Lease const&) = delete;
    ~Lease() { budget_.release(*this); }

    /// Grows the lease to `bytes`, which the client has sent. Returns false if the budget is exhausted and no
    /// other client is too slow. Never shrinks.
    bool grow_to(std::size_t bytes) {
      if (bytes <= bytes_) return true;
      return budget_.reserve(*this, bytes - bytes_);
    }

    /// The request is complete: the memory cannot be taken away any more.
    void keep() { cut_ = {}; }

   private:
    friend class BodyMemoryBudget;

    BodyMemoryBudget& budget_;
    boost::asio::ip::address address_;
    std::function<void()> cut_;
    std::size_t bytes_ = 0;
    Clock::time_point slow_at_{};  // when it is too slow, unless more arrives before
  };

 private:
  /// Connections from this machine are limited only by the total.
  bool reserve(Lease& lease, std::size_t bytes) {
    auto const& subnet_reserved = reserved_by_subnet_[subnet_of(lease.address_)];
    bool const fits_subnet = subnet_reserved + bytes <= limits_.per_subnet || is_this_machine(lease.address_);
    while (fits_subnet && reserved_ + bytes > limits_.total && cut_slowest(lease)) {
    }
    bool const fits = fits_subnet && reserved_ + bytes <= limits_.total;
    if (fits) add(lease, bytes);
    if (subnet_reserved == 0) reserved_by_subnet_.erase(subnet_of(lease.address_));
    return fits;
  }

  void add(Lease& lease, std::size_t bytes) {
    auto const now = now_();
    bool const is_new = lease.bytes_ == 0;
    auto const earned = std::chrono::milliseconds(static_cast<std::int64_t>(bytes) / kMinBytesPerMs);
    // Neither a burst nor a pause counts for longer than the patience.
    lease.slow_at_ = is_new ? now + kPatience
                            : std::min(std::max(lease.slow_at_, now - kPatience) + earned, now + kPatience);
    lease.bytes_ += bytes;
    reserved_ += bytes;
    reserved_by_subnet_[subnet_of(lease.address_)] += bytes;
    leases_.insert(&lease);
  }

  /// Returns false if no other client is too slow.
  bool cut_slowest(Lease const& latest) {
    auto const now = now_();
    Lease* slowest = nullptr;
    for (auto* const lease : leases_) {
      bool const is_slow = lease != &latest && lease->cut_ && lease->slow_at_ < now;
      if (is_slow && (slowest == nullptr || lease->slow_at_ < slowest->slow_at_)) slowest = lease;
    }
    if (slowest == nullptr) return false;
    release(*slowest);
    slowest->cut_();
    return true;
  }

  void release(Lease& lease) {
    if (lease.bytes_ == 0) return;
    reserved_ -= lease.bytes_;
    auto const entry = reserved_by_subnet_.find(subnet_of(lease.address_));
    entry->second -= lease.bytes_;
    if (entry->second == 0) reserved_by_subnet_.erase(entry);
    lease.bytes_ = 0;
    leases_.erase(&lease);
  }

  BodyMemoryLimits limits_;
  Clock::time_point (*now_)();
  std::size_t reserved_ = 0;
  std::map<boost::asio::ip::address, std::size_t> reserved_by_subnet_;
  std::set<Lease*> leases_;  // those with bytes
};

}  // namespace kuhhandel::server
