#include "server/limits/connection_limiter.h"

namespace kuhhandel::server {
namespace {

bool is_free(boost::asio::ip::address const& address, ConnectionLimiter::PeerKind peer_kind) {
  return peer_kind == ConnectionLimiter::PeerKind::proxy || is_this_machine(address);
}

}  // namespace

std::optional<ConnectionLimiter::Slot> ConnectionLimiter::admit(boost::asio::ip::address const& address,
                                                                table::Instant now, PeerKind peer_kind) {
  if (connections_ >= limits_.connections) return {};
  auto& subnet = subnets_.get(address, now);
  if (!is_free(address, peer_kind)) {
    if (subnet.connections >= limits_.connections_per_address) return {};
    if (!subnet.arrivals.take(limits_.arrivals_per_address, now)) return {};
  }
  ++connections_;
  ++subnet.connections;
  return Slot(*this, address);
}

bool ConnectionLimiter::Slot::transfer_to(boost::asio::ip::address const& address, table::Instant now,
                                          PeerKind peer_kind) {
  if (subnet_of(address) != subnet_of(address_)) {
    auto& subnet = limiter_->subnets_.get(address, now);
    auto const limit = limiter_->limits_.connections_per_address;
    if (!is_free(address, peer_kind) && subnet.connections >= limit) return false;
    ++subnet.connections;
    --limiter_->subnets_.existing(address_).connections;
  }
  address_ = address;
  return true;
}

void ConnectionLimiter::release(boost::asio::ip::address const& address) {
  --connections_;
  --subnets_.existing(address).connections;
}

}  // namespace kuhhandel::server
