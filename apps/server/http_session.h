// HTTP on one connection, until it ends or becomes a live one.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/context.hpp>

#include "apps/server/gate.h"
#include "apps/server/metrics.h"
#include "apps/server/network.h"
#include "apps/server/posted_lines.h"
#include "apps/server/routes.h"
#include "apps/server/static_files.h"
#include "apps/server/streams.h"
#include "apps/server/turns.h"

namespace kuhhandel {

/// What a connection needs of its server; outlives all connections.
struct Reception {
  Premises premises;
  Turns& turns;
  Gate& gate;
  Metrics& metrics;
  PostedLines& posted;
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
