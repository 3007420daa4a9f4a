// A cluster server's lifecycle: standby with an open port, then serving its tables, then redirecting clients
// to the next owners (docs/CLUSTER.md).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "server/app/http_server.h"
#include "server/app/standby_server.h"
#include "server/cluster/membership.h"
#include "server/cluster_map/cluster_map.h"

namespace kuhhandel::server {

struct ClusterConfig {
  std::string ledger;  // connection string in libpq's format
  std::function<std::string(std::uint16_t port)>
      address;                     // returns the address at which clients reach this server
  std::vector<std::string> names;  // further origins of the cluster's servers
};

class ClusterNode {
 public:
  /// Returns once this server owns the tables or may share them. While another server owns them, the standby
  /// port is open and `on_standby` receives its number. Throws StoppedWhileStandby if stopped before. All
  /// arguments passed by reference must outlive this object.
  ClusterNode(ClusterConfig config, HttpServerOptions http_server, StaticFiles const& files,
              store::Store& store, std::function<void(std::uint16_t port)> on_standby);
  ~ClusterNode();
  ClusterNode(ClusterNode const&) = delete;
  ClusterNode& operator=(ClusterNode const&) = delete;

  PostgresLedger& ledger() { return membership_.ledger(); }
  ClusterMap const& cluster_map() const { return cluster_map_; }
  /// Returns the listening socket, for the HttpServer to inherit.
  int socket_descriptor() const { return socket_; }
  /// Stops the HttpServer if a signal arrived before it handled signals itself.
  std::stop_token stop_token() const { return stop_source_.get_token(); }
  std::size_t tables_read() const { return membership_.tables_read(); }

  /// Acquires and releases shards while the result exists, and releases all before the HttpServer ends; the
  /// HttpServer and this object must outlive it.
  std::unique_ptr<ShardRebalancer> start_rebalancer(HttpServer& http_server, ShardHooks hooks);
  /// Call it after the HttpServer has run and everything is durable: other servers can take over, and clients
  /// are redirected to them.
  void leave(HttpServer& http_server);

 private:
  StandbyServer open_standby(std::function<void()> stop_token);

  HttpServerOptions options_;
  StaticFiles const& files_;
  int socket_;
  ClusterMap cluster_map_;
  std::stop_source stop_source_;
  std::optional<StandbyServer> standby_;
  Membership membership_;
  std::unique_ptr<LoopBridge> loop_;
};

}  // namespace kuhhandel::server
