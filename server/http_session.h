// HTTP on one connection, until it ends or becomes a live one.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/context.hpp>

#include "server/gate.h"
#include "server/metrics.h"
#include "server/network.h"
#include "server/posted_connections.h"
#include "server/routes.h"
#include "server/static_files.h"
#include "server/streams.h"
#include "server/turns.h"

namespace kuhhandel {

/// What a connection needs of its server; outlives all connections.
struct Reception {
  Premises premises;
  Turns& turns;
  Gate& gate;
  Metrics& metrics;
  PostedConnections& posted;
  Proxy proxy;
};

/// Where a connection comes from, and its leave to be there.
struct Caller {
  boost::asio::ip::address address;
  Gate::Pass pass;
};

Task<void> talk_http(Reception& reception, TcpSocket socket, Caller caller);
Task<void> talk_https(Reception& reception, boost::asio::ssl::context& tls, TcpSocket socket, Caller caller);

}  // namespace kuhhandel
