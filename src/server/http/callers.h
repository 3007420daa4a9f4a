// Identifies the client of a connection, which may come through a proxy.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <functional>
#include <optional>

#include "server/http/proxies.h"
#include "server/http/request_reader.h"
#include "server/limits/connection_limiter.h"
#include "server/net/transport.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

/// The client of a connection, and its slot in the connection limit.
struct Caller {
  boost::asio::ip::address address;  // of the client
  ConnectionLimiter::Slot slot;
  boost::asio::ip::address peer;  // the client, or the last proxy
  bool uses_https = false;        // with this server, or according to the proxy
  std::string forwarded_host{};   // of the latest request; empty unless a trusted proxy names it
};

class Callers {
 public:
  using Clock = std::function<table::Instant()>;

  /// `limiter` must outlive this object.
  Callers(ConnectionLimiter& limiter, ProxySettings proxies, bool has_tls, Clock clock);

  /// Returns nullopt if the connection must be closed at once.
  std::optional<Caller> admit(boost::asio::ip::address const& peer);
  /// Reads the PROXY header before the client's first byte if the proxy must send one. Returns false if the
  /// connection must be closed.
  Task<bool> identify(Transport& stream, Caller& caller);
  /// Identifies the client that sent this request. Returns false if it has too many connections.
  bool identify(Request const& request, Caller& caller);

  /// Returns the number of proxied requests and connections whose client is unknown.
  std::uint64_t unidentified() const { return unidentified_; }

 private:
  bool attribute(boost::asio::ip::address const& address, Caller& caller);
  ConnectionLimiter::PeerKind peer_kind_of(boost::asio::ip::address const& address) const;
  void report(std::string_view problem);

  ConnectionLimiter& limiter_;
  ProxySettings proxies_;
  bool has_tls_;
  Clock clock_;
  std::uint64_t unidentified_ = 0;
  table::RateLimit reports_;
};

}  // namespace kuhhandel::server
