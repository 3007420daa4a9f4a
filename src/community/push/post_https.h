// One request to a push service, or to another program that wants to be told, and its answer.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "push/endpoint.h"
#include "push/host_lookup.h"
#include "push/sender.h"

namespace kuhhandel::push {

/// A request that is ready to go; without a body nothing is asked, only whether HTTPS is spoken there.
struct Request {
  Endpoint endpoint;
  std::vector<std::pair<std::string, std::string>> headers = {};
  std::string body = {};
  std::shared_ptr<void> slot = {};  // released when the name of the host is looked up no longer
};

/// Never throws for what the other end does.
boost::asio::awaitable<DeliveryResult> post_https(Request request, SenderOptions const& options,
                                                  boost::asio::ssl::context& tls, HostLookup& lookup);

}  // namespace kuhhandel::push
