// HTTP server that redirects clients to the tables' owners, and lets them wait while there is none. Also
// serves read-only while the disk is full.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "server/app/http_server.h"
#include "server/app/standby_connection.h"
#include "server/cluster_map/cluster_map.h"
#include "server/http/static_files.h"

namespace kuhhandel::server {

class StandbyServer {
 public:
  /// Opens the port and serves in its own thread. Throws std::runtime_error if that fails. Calls `on_end` at
  /// the first SIGINT or SIGTERM. From `options` it uses the address, host names and certificate. With
  /// `responses` it sends those, computed in its thread, instead of redirects. All arguments passed by
  /// reference must outlive this object.
  StandbyServer(HttpServerOptions const& options, StaticFiles const& files, ClusterMap& cluster_map,
                std::function<void()> on_end, std::optional<StandbyResponses> responses = {});
  StandbyServer(StandbyServer&&) noexcept;
  ~StandbyServer();

  std::uint16_t port() const;
  /// Returns nullopt if metrics are not served.
  std::optional<std::uint16_t> metrics_port() const;

  /// Accepts no more clients and sends waiting ones back to the address they came from, which may take a
  /// moment. The listening socket stays open if another object shares it, and signals are still handled.
  void close();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::server
