// Whom the server takes for one visitor: an address, and of IPv6 all that one household has.
#pragma once

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <map>

#include "table/instant.h"

namespace kuhhandel::server {

/// The address that stands for all of its household: of IPv6 that is a /64.
boost::asio::ip::address subnet_of(boost::asio::ip::address const& address);

/// 127.0.0.1 and ::1. The other addresses that lead a machine to itself are taken for visitors', as which
/// `kuhhandel load --attack` comes.
bool is_this_machine(boost::asio::ip::address const& address);

/// What is counted for each household. Whose `Counts` are `is_idle(now)` is forgotten in time.
template <class Counts>
class PerSubnet {
 public:
  /// Stays where it is until the next call.
  Counts& get(boost::asio::ip::address const& address, table::Instant now) {
    if (counts_.size() >= evict_at_) evict_idle(now);
    return counts_[subnet_of(address)];
  }

  /// Of a household that is not idle.
  Counts& existing(boost::asio::ip::address const& address) { return counts_.at(subnet_of(address)); }

  std::size_t size() const { return counts_.size(); }

 private:
  /// So many are remembered in any case.
  static constexpr std::size_t kMinEvictSize = 10'000;

  void evict_idle(table::Instant now) {
    std::erase_if(counts_, [&](auto const& existing) { return existing.second.is_idle(now); });
    evict_at_ = std::max(kMinEvictSize, 2 * counts_.size());
  }

  std::map<boost::asio::ip::address, Counts> counts_;
  std::size_t evict_at_ = kMinEvictSize;
};

}  // namespace kuhhandel::server
