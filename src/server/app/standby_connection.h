// One connection to a server that does not have the tables.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "server/cluster_map/cluster_map.h"
#include "server/http/allowed_hosts.h"
#include "server/http/static_files.h"
#include "server/limits/request_rate_limits.h"
#include "server/loop/server_context.h"
#include "server/net/tls_certificate.h"

namespace kuhhandel::server {

using DoorTimer =
    boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                      boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

/// What a server answers that has the tables but cannot change them.
struct DoorAnswers {
  std::function<HttpAnswer(HttpRequest const&)> http;
  std::string live;  // to a live connection, which then ends
};

/// What a connection needs of the door; outlives all connections.
struct AtTheDoor {
  StaticFiles const& files;
  Neighbours const& neighbours;
  HostNames const& hosts;
  RateLimits& rates;
  Callers& callers;
  DoorTimer& something_is_new;  // never expires: it is cancelled
  bool const& is_closed;
  DoorAnswers const* answers;  // null: another server has the tables
};

Task<void> talk_at_the_door(AtTheDoor& door, std::shared_ptr<ClientStream> stream, Caller caller);

/// Since the program began; for limits of rates.
table::Instant door_clock();

}  // namespace kuhhandel::server
