// Who may come in, and how often they may do what costs the house something. There are bounds for the whole
// server and for each address, so that no visitor can take the room of the others.
#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "table/instant.h"

namespace kuhhandel {

/// What costs the server room or time: a new table or group, a change of a group, games brought from a file,
/// a name for oneself, and what is done with its key.
enum class Wish : std::uint8_t { open_table, make_group, change_group, import_games, claim_name, use_name };
inline constexpr std::size_t kWishes = 6;

/// So often it may be done; `at_once` is given back with time.
struct Rate {
  double per_minute;
  double at_once;
};

/// Each holds for one address of the network (for IPv6, for one /64 of them); this machine's own is free of
/// the limits per address.
struct GateLimits {
  std::size_t connections = 20'000;           // of the whole server
  std::size_t connections_per_address = 200;  // many people may sit behind one
  double arrivals_per_second = 20;
  double arrivals_at_once = 200;
  /// By wish.
  std::array<Rate, kWishes> wishes{{{10, 20}, {5, 20}, {60, 120}, {5, 10}, {0.2, 10}, {30, 60}}};
};

class Gate {
 public:
  explicit Gate(GateLimits limits) : limits_(limits) {}

  /// Leave to stay; it ends when it is destroyed.
  class Pass {
   public:
    Pass(Gate& gate, boost::asio::ip::address address) : gate_(&gate), address_(std::move(address)) {}
    Pass(Pass&& other) noexcept : gate_(std::exchange(other.gate_, nullptr)), address_(other.address_) {}
    Pass& operator=(Pass&&) = delete;
    ~Pass() {
      if (gate_ != nullptr) gate_->leave(address_);
    }

   private:
    Gate* gate_;
    boost::asio::ip::address address_;
  };

  /// A connection from there; none where it must be closed at once.
  std::optional<Pass> admit(boost::asio::ip::address const& address, Instant now);

  /// Whether somebody there may do that now, once more.
  bool may(Wish wish, boost::asio::ip::address const& address, Instant now);

  std::size_t connections() const { return connections_; }

 private:
  /// So much may happen at once, and is given back with time.
  struct Allowance {
    double left;
    Instant since;

    bool take(double per_second, double at_once, Instant now);
  };
  struct Visitor {
    std::size_t connections = 0;
    Allowance arrivals;
    std::array<Allowance, kWishes> wishes;
  };

  Visitor& visitor(boost::asio::ip::address const& address, Instant now);
  void leave(boost::asio::ip::address const& address);
  void forget_strangers(Instant now);

  GateLimits limits_;
  std::size_t connections_ = 0;
  std::map<boost::asio::ip::address, Visitor> visitors_;
};

}  // namespace kuhhandel
