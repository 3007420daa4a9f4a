// Memory budget for request bodies of all connections together. Outgoing data has its own limit
// (send_buffer_budget.h).
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <map>
#include <utility>

#include "server/limits/client_subnet.h"

namespace kuhhandel::server {

/// In bytes.
struct BodyMemoryLimits {
  std::size_t total = std::size_t{96} * 1024 * 1024;
  std::size_t per_subnet = std::size_t{24} * 1024 * 1024;
};

class BodyMemoryBudget {
 public:
  explicit BodyMemoryBudget(BodyMemoryLimits limits = {}) : limits_(limits) {}

  /// The share of one connection, released on destruction.
  class Lease {
   public:
    Lease(BodyMemoryBudget& budget, boost::asio::ip::address const& address)
        : budget_(budget), address_(address) {}
    Lease(Lease const&) = delete;
    Lease& operator=(Lease const&) = delete;
    ~Lease() { budget_.release(address_, bytes_); }

    /// Grows the lease to `bytes`; returns false if the budget is exhausted. Never shrinks.
    bool grow_to(std::size_t bytes) {
      if (bytes <= bytes_) return true;
      if (!budget_.reserve(address_, bytes - bytes_)) return false;
      bytes_ = bytes;
      return true;
    }

   private:
    BodyMemoryBudget& budget_;
    boost::asio::ip::address address_;
    std::size_t bytes_ = 0;
  };

 private:
  /// Connections from this machine are limited only by the total.
  bool reserve(boost::asio::ip::address const& address, std::size_t bytes) {
    auto const subnet = subnet_of(address);
    auto const entry = reserved_by_subnet_.find(subnet);
    auto const reserved_here = entry == reserved_by_subnet_.end() ? 0 : entry->second;
    if (reserved_ + bytes > limits_.total) return false;
    if (reserved_here + bytes > limits_.per_subnet && !is_this_machine(address)) return false;
    reserved_ += bytes;
    reserved_by_subnet_[subnet] = reserved_here + bytes;
    return true;
  }

  void release(boost::asio::ip::address const& address, std::size_t bytes) {
    if (bytes == 0) return;
    reserved_ -= bytes;
    auto const entry = reserved_by_subnet_.find(subnet_of(address));
    entry->second -= bytes;
    if (entry->second == 0) reserved_by_subnet_.erase(entry);
  }

  BodyMemoryLimits limits_;
  std::size_t reserved_ = 0;
  std::map<boost::asio::ip::address, std::size_t> reserved_by_subnet_;
};

}  // namespace kuhhandel::server
