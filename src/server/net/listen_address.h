// Where a server listens.
#pragma once

#include <cstdint>
#include <string>

namespace kuhhandel::server {

struct ListenAddress {
  std::string ip;
  std::uint16_t port;  // 0: any free one

  /// From `127.0.0.1:9100` or `[::1]:9100`; std::runtime_error with a sentence for all else. Whether it is an
  /// address of this machine is seen by listening there.
  static ListenAddress read(std::string const& text);

  friend bool operator==(ListenAddress const&, ListenAddress const&) = default;
};

}  // namespace kuhhandel::server
