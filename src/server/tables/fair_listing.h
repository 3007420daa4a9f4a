// The order in which the lobby lists tables, so that one address with many tables does not hide those of
// others.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kuhhandel::server {

/// What the order depends on. The address is kept in memory only.
struct ListedTable {
  boost::asio::ip::address opener{};  // unspecified if unknown; of one household (households.h)
  std::ptrdiff_t people = 0;          // connected
  std::uint64_t number = 0;           // newer tables have higher numbers
};

/// The most tables of one household. This machine, behind which a proxy may be, and unknown addresses are not
/// limited.
inline constexpr std::size_t kMaxListedPerSubnet = 10;

/// Returns at most `most` indexes into `tables`. Networks (an IPv4 address, an IPv6 /48) take turns, and
/// within them households. Of what is left equal, tables with several people come first, then newer ones.
std::vector<std::size_t> fair_listing(std::vector<ListedTable> const& tables, std::size_t limit);

}  // namespace kuhhandel::server
