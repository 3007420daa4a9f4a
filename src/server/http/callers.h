// Who is at the other end of a connection, which may be a proxy's.
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

/// Where a connection comes from, and its leave to be there.
struct Caller {
  boost::asio::ip::address address;  // of the client
  ConnectionLimiter::Slot slot;
  boost::asio::ip::address peer;  // the client, or the last proxy
  bool uses_https = false;        // with this server, or according to the proxy
};

class Callers {
 public:
  using Clock = std::function<table::Instant()>;

  /// `admission` must outlive it.
  Callers(ConnectionLimiter& limiter, ProxySettings proxies, bool has_tls, Clock clock);

  /// nullopt if the connection must be closed at once.
  std::optional<Caller> admit(boost::asio::ip::address const& peer);
  /// Reads what a proxy announces before the client's first byte, if it is to announce something. Returns
  /// false if the connection must be closed.
  Task<bool> identify(Transport& stream, Caller& caller);
  /// Finds out which client sends this request. Returns false if that has too many connections.
  bool identify(Request const& request, Caller& caller);

  /// Requests and connections of proxies whose client is not known.
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
