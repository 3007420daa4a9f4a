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
struct AdmissionLimits {
  std::size_t connections = ServerLimits{}.connections;
  std::size_t connections_per_address = 200;  // many people may sit behind one
  table::Rate arrivals_per_address{200, table::Duration{50}};

  static AdmissionLimits of(ServerLimits const& limits) {
    AdmissionLimits usual;
    return {.connections = limits.connections,
            .connections_per_address =
                usual.connections_per_address * static_cast<std::size_t>(limits.per_address),
            .arrivals_per_address = usual.arrivals_per_address * limits.per_address};
  }
};

class Admission {
 public:
  explicit Admission(AdmissionLimits limits) : limits_(limits) {}

  /// From now on; who is in stays.
  void limit(AdmissionLimits limits) { limits_ = limits; }
  AdmissionLimits const& limits() const { return limits_; }

  /// Who has a connection. A proxy has as many as the whole server may have: its clients are known later.
  enum class Visits : std::uint8_t { client, proxy };

  /// Leave to stay; it ends when it is destroyed.
  class Pass {
   public:
    Pass(Admission& from, boost::asio::ip::address address) : from_(&from), address_(std::move(address)) {}
    Pass(Pass&& other) noexcept : from_(std::exchange(other.from_, nullptr)), address_(other.address_) {}
    Pass& operator=(Pass&&) = delete;
    boost::asio::ip::address const& address() const { return address_; }
    /// Counts the connection for that address from now on. Returns false, and changes nothing, if that has as
    /// many connections as one address may have.
    bool move_to(boost::asio::ip::address const& address, table::Instant now, Visits visits = Visits::client);
    ~Pass() {
      if (from_ != nullptr) from_->leave(address_);
    }

   private:
    Admission* from_;
    boost::asio::ip::address address_;
  };

  /// A connection from there; none where it must be closed at once.
  std::optional<Pass> admit(boost::asio::ip::address const& address, table::Instant now,
                            Visits visits = Visits::client);

  std::size_t connections() const { return connections_; }

 private:
  struct Visitor {
    std::size_t connections = 0;
    table::RateLimit arrivals;

    bool is_idle(table::Instant now) const { return connections == 0 && arrivals.is_whole(now); }
  };

  void leave(boost::asio::ip::address const& address);

  AdmissionLimits limits_;
  std::size_t connections_ = 0;
  Households<Visitor> visitors_;
};

}  // namespace kuhhandel::server
