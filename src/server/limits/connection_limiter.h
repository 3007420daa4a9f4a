// Who may come in: bounds for the whole server and for each address, so that no visitor can take the room of
// the others.
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

/// This machine's own connections are free of the limits per address.
struct ConnectionLimits {
  std::size_t connections = ServerLimits{}.connections;
  std::size_t connections_per_address = 200;  // many people may sit behind one
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

  /// From now on; who is in stays.
  void set_limits(ConnectionLimits limits) { limits_ = limits; }
  ConnectionLimits const& limits() const { return limits_; }

  /// Who has a connection. A proxy has as many as the whole server may have: its clients are known later.
  enum class PeerKind : std::uint8_t { client, proxy };

  /// Leave to stay; it ends when it is destroyed.
  class Slot {
   public:
    Slot(ConnectionLimiter& limiter, boost::asio::ip::address address)
        : limiter_(&limiter), address_(std::move(address)) {}
    Slot(Slot&& other) noexcept
        : limiter_(std::exchange(other.limiter_, nullptr)), address_(other.address_) {}
    Slot& operator=(Slot&&) = delete;
    boost::asio::ip::address const& address() const { return address_; }
    /// Counts the connection for that address from now on. Returns false, and changes nothing, if that has as
    /// many connections as one address may have.
    bool transfer_to(boost::asio::ip::address const& address, table::Instant now,
                     PeerKind peer_kind = PeerKind::client);
    ~Slot() {
      if (limiter_ != nullptr) limiter_->release(address_);
    }

   private:
    ConnectionLimiter* limiter_;
    boost::asio::ip::address address_;
  };

  /// A connection from there; none where it must be closed at once.
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
