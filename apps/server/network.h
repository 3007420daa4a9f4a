// The network side of the server: HTTP and WebSocket on one port, in one thread (Boost.Beast). The only file
// that knows Beast is network.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "apps/server/hall.h"
#include "apps/server/static_files.h"

namespace kuhhandel {

/// Whether clients come straight to this server, or through a proxy that ends their connections: then the
/// paths to them are measured by ping frames.
enum class Proxy : std::uint8_t { none, in_front };

class Network {
 public:
  /// Binds the port; std::runtime_error with a sentence where it is in use. `hall` and `files` must outlive
  /// the network.
  Network(std::string const& address, std::uint16_t port, Hall& hall, StaticFiles const& files,
          Proxy proxy = Proxy::none);
  ~Network();

  std::uint16_t port() const;

  /// Serves until SIGINT or SIGTERM; passes on what the store throws, after which nothing more is sent.
  void run();

  struct Impl;

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel
