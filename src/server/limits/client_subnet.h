// Groups client addresses into subnets: one IPv4 address, or one IPv6 /56.
#pragma once

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <map>

#include "table/instant.h"

namespace kuhhandel::server {

/// Returns the address that represents the whole subnet; for IPv6 the /56, of which providers give each
/// customer one.
boost::asio::ip::address subnet_of(boost::asio::ip::address const& address);

/// Returns the address that represents the network that a ban is for; for IPv6 the /64, which is one device
/// or home.
boost::asio::ip::address banned_network_of(boost::asio::ip::address const& address);

/// 127.0.0.1 and ::1. Other loopback addresses count as visitors; `kuhhandel load --attack` uses them.
bool is_this_machine(boost::asio::ip::address const& address);

/// Counters per subnet. Entries whose `Counts` are `is_idle(now)` are eventually forgotten.
template <class Counts>
class PerSubnet {
 public:
  /// The reference is valid until the next call.
  Counts& get(boost::asio::ip::address const& address, table::Instant now) {
    if (counts_.size() >= evict_at_) evict_idle(now);
    return counts_[subnet_of(address)];
  }

  /// The subnet must not be idle.
  Counts& existing(boost::asio::ip::address const& address) { return counts_.at(subnet_of(address)); }

  std::size_t size() const { return counts_.size(); }

 private:
  /// At least this many entries are remembered.
  static constexpr std::size_t kMinEvictSize = 10'000;

  void evict_idle(table::Instant now) {
    std::erase_if(counts_, [&](auto const& existing) { return existing.second.is_idle(now); });
    evict_at_ = std::max(kMinEvictSize, 2 * counts_.size());
  }

  std::map<boost::asio::ip::address, Counts> counts_;
  std::size_t evict_at_ = kMinEvictSize;
};

}  // namespace kuhhandel::server
