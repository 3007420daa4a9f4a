// Order in which the lobby lists tables, so that one address with many tables does not hide those of others.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kuhhandel::server {

/// Properties that the order depends on. The address is only held in memory.
struct ListedTable {
  boost::asio::ip::address opener{};  // client subnet (client_subnet.h); unspecified if unknown
  std::ptrdiff_t people = 0;          // connected
  std::uint64_t number = 0;           // newer tables have higher numbers
};

/// Limit of listed tables per client subnet. This machine, which may be a proxy, and unknown addresses are
/// not limited.
inline constexpr std::size_t kMaxListedPerSubnet = 10;

/// Returns at most `limit` indexes into `tables`. Networks (an IPv4 address, an IPv6 /48) take turns, and
/// within them client subnets. Among equals, tables with two or more people come first, then newer ones.
std::vector<std::size_t> fair_listing(std::vector<ListedTable> const& tables, std::size_t limit);

}  // namespace kuhhandel::server
