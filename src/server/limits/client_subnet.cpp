#include "server/limits/client_subnet.h"

#include "server/limits/client_subnet_name.h"

namespace kuhhandel::server {

namespace ip = boost::asio::ip;

namespace {

/// Returns the first bytes of an IPv6 address, or the whole IPv4 address.
ip::address prefix_of(ip::address const& address, std::ptrdiff_t bytes_kept) {
  if (address.is_v4()) return address;
  auto const v6 = address.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6);
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + bytes_kept, bytes.end(), static_cast<unsigned char>(0));
  return ip::address_v6(bytes);
}

}  // namespace

ip::address subnet_of(ip::address const& address) { return prefix_of(address, 7); }

ip::address banned_network_of(ip::address const& address) { return prefix_of(address, 8); }

std::optional<std::string> banned_network_named(std::string const& address) {
  boost::system::error_code error;
  auto const read = ip::make_address(address, error);
  return error ? std::nullopt : std::optional(banned_network_of(read).to_string());
}

bool is_this_machine(ip::address const& address) {
  auto const subnet = subnet_of(address);
  return subnet == ip::address_v4::loopback() || address == ip::address_v6::loopback();
}

}  // namespace kuhhandel::server
