// Limits connections for the whole server and per address, so that no visitor can use up the capacity.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "server/limits/client_subnet.h"
#include "server/limits/server_limits.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

/// Connections from this machine are exempt from the limits per address.
struct ConnectionLimits {
  std::size_t connections = ServerLimits{}.connections;
  std::size_t connections_per_address = 200;  // many people may share one
  table::Rate arrivals_per_address{200, table::Duration{50}};

  static ConnectionLimits of(ServerLimits const& limits) {
    ConnectionLimits defaults;
    return {.connections = limits.connections,
            .connections_per_address =
                defaults.connections_per_address * static_cast<std::size_t>(limits.per_address),
            .arrivals_per_address = defaults.arrivals_per_address * limits.per_address};
  }
};

class ConnectionLimiter {
 public:
  explicit ConnectionLimiter(ConnectionLimits limits) : limits_(limits) {}

  /// Changes the limits; open connections stay open.
  void set_limits(ConnectionLimits limits) { limits_ = limits; }
  ConnectionLimits const& limits() const { return limits_; }

  /// Peer of a connection. A proxy may use the whole server's limit: its clients are known later.
  enum class PeerKind : std::uint8_t { client, proxy };

  /// Permission to be connected; ends on destruction.
  class Slot {
   public:
    Slot(ConnectionLimiter& limiter, boost::asio::ip::address address)
        : limiter_(&limiter), address_(std::move(address)) {}
    Slot(Slot&& other) noexcept
        : limiter_(std::exchange(other.limiter_, nullptr)), address_(other.address_) {}
    Slot& operator=(Slot&&) = delete;
    boost::asio::ip::address const& address() const { return address_; }
    /// Counts the connection for that address from now on. Returns false, and changes nothing, if the address
    /// has reached its limit.
    bool transfer_to(boost::asio::ip::address const& address, table::Instant now,
                     PeerKind peer_kind = PeerKind::client);
    ~Slot() {
      if (limiter_ != nullptr) limiter_->release(address_);
    }

   private:
    ConnectionLimiter* limiter_;
    boost::asio::ip::address address_;
  };

  /// Returns a slot for a connection from that address; nullopt if it must be closed at once.
  std::optional<Slot> admit(boost::asio::ip::address const& address, table::Instant now,
                            PeerKind peer_kind = PeerKind::client);

  std::size_t connections() const { return connections_; }

 private:
  struct Subnet {
    std::size_t connections = 0;
    table::RateLimit arrivals;

    bool is_idle(table::Instant now) const { return connections == 0 && arrivals.is_full(now); }
  };

  void release(boost::asio::ip::address const& address);

  ConnectionLimits limits_;
  std::size_t connections_ = 0;
  PerSubnet<Subnet> subnets_;
};

}  // namespace kuhhandel::server
