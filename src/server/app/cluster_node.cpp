#include "server/app/cluster_node.h"

#include <unistd.h>

#include <utility>

#include "server/cluster/follower.h"
#include "server/net/acceptor.h"

namespace kuhhandel::server {
namespace {

/// For who comes to where the tables were.
constexpr Ownership::Time kForLatecomers{1000};

std::uint16_t port_of(int listening) {
  boost::asio::io_context io;
  auto acceptor = listen(io, listening, {});
  return acceptor.local_endpoint().port();
}

}  // namespace

ClusterPart::ClusterPart(ClusterPlace place, NetworkOptions network, StaticFiles const& files,
                         store::Store& store, std::function<void(std::uint16_t port)> stands_by)
    : network_(std::move(network)),
      files_(files),
      listening_(listening_socket(network_.listening, {network_.address, network_.port})),
      neighbours_(place.address(port_of(listening_)), std::move(place.names)),
      member_(
          std::move(place.ledger), store, neighbours_,
          [this, told = std::move(stands_by)] {
            door_.emplace(open_door([this] { ends_.request_stop(); }));
            told(door_->port());
          },
          ends_.get_token()) {
  if (door_) door_->close();
}

ClusterPart::~ClusterPart() { close(listening_); }

Door ClusterPart::open_door(std::function<void()> ends) {
  network_.listening = listening();
  return Door(network_, files_, neighbours_, std::move(ends));
}

std::unique_ptr<Sharing> ClusterPart::share(Network& network, ClusterHooks hooks) {
  loop_ = network.cluster_loop(member_.ledger(), std::move(hooks));
  auto sharing = member_.share(*loop_);
  network.let_leave([&shares = *sharing](auto have_left) { shares.leave(std::move(have_left)); });
  return sharing;
}

void ClusterPart::leave(Network& network) {
  door_.reset();
  if (!member_.leave()) return;
  door_.emplace(open_door([] {}));
  if (!member_.has_been_followed()) return;
  network.send_away();
  has_waited(kForLatecomers);
}

}  // namespace kuhhandel::server
