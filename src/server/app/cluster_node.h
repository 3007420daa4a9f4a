// The part of a server that has a ledger together with others: it stands by with its door open, has the
// tables in its turn, and leads people to whoever has them after it (docs/CLUSTER.md).
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
  std::string ledger;                                      // as libpq reads it
  std::function<std::string(std::uint16_t port)> address;  // where people reach this server
  std::vector<std::string> names;                          // further origins by which they reach some server
};

class ClusterNode {
 public:
  /// Returns once the tables are this server's, or it may have a share of them. Meanwhile, where another has
  /// them, its door is open, of which `on_standby` is told the port; StoppedWhileStandby where it is ended
  /// before. What it is given must outlive it.
  ClusterNode(ClusterConfig config, HttpServerOptions http_server, StaticFiles const& files,
              store::Store& store, std::function<void(std::uint16_t port)> on_standby);
  ~ClusterNode();
  ClusterNode(ClusterNode const&) = delete;
  ClusterNode& operator=(ClusterNode const&) = delete;

  PostgresLedger& ledger() { return membership_.ledger(); }
  ClusterMap const& cluster_map() const { return cluster_map_; }
  /// The socket that listens, for the network to have.
  int socket_descriptor() const { return socket_; }
  /// Asks the network to end, should a signal have come before that heard any itself.
  std::stop_token stop_token() const { return stop_source_.get_token(); }
  std::size_t tables_read() const { return membership_.tables_read(); }

  /// From now on it takes and gives shards, as long as that lives, and gives all before the network ends; the
  /// network and this must outlive it.
  std::unique_ptr<ShardRebalancer> start_rebalancer(HttpServer& http_server, ShardHooks hooks);
  /// The network has run, and all is sealed: others may take over, and people are led there.
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
