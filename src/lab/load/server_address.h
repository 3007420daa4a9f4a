// Addresses of servers and of the load generator's clients (IPv4, in host order).
#pragma once

#include <charconv>
#include <cstdint>
#include <string_view>

namespace kuhhandel::load {

/// An address of this machine, 127.0.0.1. All that begin with 127 are.
inline constexpr std::uint32_t kThisMachine = 0x7F000001;
/// Whichever fits where one goes to.
inline constexpr std::uint32_t kAnyAddress = 0;

struct ServerAddress {
  std::uint32_t host;
  std::uint16_t port;

  /// A server of this machine.
  constexpr ServerAddress(std::uint16_t at) : host(kThisMachine), port(at) {}
  constexpr ServerAddress(std::uint32_t address, std::uint16_t at) : host(address), port(at) {}

  bool operator==(ServerAddress const&) const = default;
};

/// Parses an origin such as "http://10.7.0.1:8080", with or without a path; returns an empty address for
/// anything else.
inline ServerAddress address_in(std::string_view origin) {
  ServerAddress address(kAnyAddress, 0);
  auto const scheme = origin.find("//");
  auto const* at = origin.data() + (scheme == std::string_view::npos ? 0 : scheme + 2);
  auto const* const end = origin.data() + origin.size();
  for (int part = 0; part < 4; ++part) {
    std::uint8_t number = 0;
    auto const read = std::from_chars(at, end, number);
    if (read.ec != std::errc() || read.ptr == end || *read.ptr != (part < 3 ? '.' : ':'))
      return {kAnyAddress, 0};
    address.host = address.host << 8U | number;
    at = read.ptr + 1;
  }
  std::from_chars(at, end, address.port);
  return address;
}

}  // namespace kuhhandel::load
