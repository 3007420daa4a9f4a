// The port of a server of a cluster that does not have the tables: it stands by, or is about to end. People
// are led to whoever has them; while nobody has, those who come to a table wait at the door. Also the port of
// a server that cannot change its tables, because its disk is full.
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
  /// Opens the port and answers, in a thread of its own; std::runtime_error with a sentence where that cannot
  /// be. `ends` is called at the first SIGINT or SIGTERM. All must outlive it; of `options` it takes where to
  /// listen and by which names and certificate. With `answers` it sends those,
  /// computed in its thread, instead of redirects.
  StandbyServer(HttpServerOptions const& options, StaticFiles const& files, ClusterMap& cluster_map,
                std::function<void()> on_end, std::optional<StandbyResponses> responses = {});
  StandbyServer(StandbyServer&&) noexcept;
  ~StandbyServer();

  std::uint16_t port() const;

  /// Nobody is let in any more, and who waits is sent back to where they came from, which may take a moment.
  /// The socket that listens goes on to do so where somebody else has it too, and signals are heard.
  void close();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::server
