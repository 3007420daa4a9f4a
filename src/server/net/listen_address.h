// IP address and port at which a server listens.
#pragma once

#include <cstdint>
#include <string>

namespace kuhhandel::server {

struct ListenAddress {
  std::string ip;
  std::uint16_t port;  // 0: any free port

  /// Parses `127.0.0.1:9100` or `[::1]:9100`; throws std::runtime_error otherwise. Whether this machine has
  /// the address is only checked when listening.
  static ListenAddress read(std::string const& text);

  friend bool operator==(ListenAddress const&, ListenAddress const&) = default;
};

}  // namespace kuhhandel::server
