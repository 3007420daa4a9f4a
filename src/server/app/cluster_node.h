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

struct ClusterPlace {
  std::string ledger;                                      // as libpq reads it
  std::function<std::string(std::uint16_t port)> address;  // where people reach this server
  std::vector<std::string> names;                          // further origins by which they reach some server
};

class ClusterPart {
 public:
  /// Returns once the tables are this server's, or it may have a share of them. Meanwhile, where another has
  /// them, its door is open, of which `stands_by` is told the port; EndedStandingBy where it is ended before.
  /// What it is given must outlive it.
  ClusterPart(ClusterPlace place, NetworkOptions network, StaticFiles const& files, store::Store& store,
              std::function<void(std::uint16_t port)> stands_by);
  ~ClusterPart();
  ClusterPart(ClusterPart const&) = delete;
  ClusterPart& operator=(ClusterPart const&) = delete;

  PostgresLedger& ledger() { return member_.ledger(); }
  Neighbours const& neighbours() const { return neighbours_; }
  /// The socket that listens, for the network to have.
  int listening() const { return listening_; }
  /// Asks the network to end, should a signal have come before that heard any itself.
  std::stop_token ends() const { return ends_.get_token(); }
  std::size_t tables_read() const { return member_.tables_read(); }

  /// From now on it takes and gives shards, as long as that lives, and gives all before the network ends; the
  /// network and this must outlive it.
  std::unique_ptr<Sharing> share(Network& network, ClusterHooks hooks);
  /// The network has run, and all is sealed: others may take over, and people are led there.
  void leave(Network& network);

 private:
  Door open_door(std::function<void()> ends);

  NetworkOptions network_;
  StaticFiles const& files_;
  int listening_;
  Neighbours neighbours_;
  std::stop_source ends_;
  std::optional<Door> door_;
  Membership member_;
  std::unique_ptr<ClusterLoop> loop_;
};

}  // namespace kuhhandel::server
