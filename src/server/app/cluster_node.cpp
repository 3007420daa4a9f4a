#include "server/app/cluster_node.h"

#include <unistd.h>

#include <utility>

#include "server/cluster/follower.h"
#include "server/net/acceptor.h"

namespace kuhhandel::server {
namespace {

/// For clients that still connect to the tables' previous server.
constexpr ShardLease::Time kLatecomerGrace{1000};

std::uint16_t port_of(int socket_descriptor) {
  boost::asio::io_context io;
  auto acceptor = listen(io, socket_descriptor, {});
  return acceptor.local_endpoint().port();
}

}  // namespace

ClusterNode::ClusterNode(ClusterConfig config, HttpServerOptions http_server, StaticFiles const& files,
                         store::Store& store, std::function<void(std::uint16_t port)> on_standby)
    : options_(std::move(http_server)),
      files_(files),
      socket_(listening_socket(options_.inherited_socket, {options_.address, options_.port})),
      cluster_map_(config.address(port_of(socket_)), std::move(config.names)),
      membership_(
          std::move(config.ledger), store, cluster_map_,
          [this, on_standby = std::move(on_standby)] {
            standby_.emplace(open_standby([this] { stop_source_.request_stop(); }));
            on_standby(standby_->port());
          },
          stop_source_.get_token()) {
  if (standby_) standby_->close();
}

ClusterNode::~ClusterNode() { close(socket_); }

StandbyServer ClusterNode::open_standby(std::function<void()> stop_token) {
  options_.inherited_socket = socket_descriptor();
  return StandbyServer(options_, files_, cluster_map_, std::move(stop_token));
}

std::unique_ptr<ShardRebalancer> ClusterNode::start_rebalancer(HttpServer& http_server, ShardHooks hooks) {
  loop_ = http_server.cluster_loop(membership_.ledger(), std::move(hooks));
  auto rebalancer = membership_.start_rebalancer(*loop_);
  http_server.set_drain_hook(
      [&rebalancer = *rebalancer](auto on_drained) { rebalancer.drain(std::move(on_drained)); });
  return rebalancer;
}

void ClusterNode::leave(HttpServer& http_server) {
  standby_.reset();
  if (!membership_.leave_cluster()) return;
  standby_.emplace(open_standby([] {}));
  if (!membership_.wait_until_taken_over()) return;
  http_server.redirect_clients();
  pause_for(kLatecomerGrace);
}

}  // namespace kuhhandel::server
