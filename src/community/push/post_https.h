// One HTTPS request to a push service or a webhook, and its response.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "push/delivery.h"
#include "push/endpoint.h"
#include "push/host_lookup.h"

namespace kuhhandel::push {

/// A complete request. An empty body only tests whether the host speaks HTTPS.
struct Request {
  Endpoint endpoint;
  std::vector<std::pair<std::string, std::string>> headers = {};
  std::string body = {};
  std::shared_ptr<void> slot = {};  // released when the lookup of the host's name has ended
};

/// Does not throw for errors of the other end.
boost::asio::awaitable<DeliveryResult> post_https(Request request, SenderOptions const& options,
                                                  boost::asio::ssl::context& tls, HostLookup& lookup);

}  // namespace kuhhandel::push
