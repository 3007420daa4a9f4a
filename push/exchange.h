// One request to a push service and its answer.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <chrono>
#include <string>

#include "push/endpoint.h"
#include "push/sender.h"

namespace kuhhandel::push {

/// A request that is ready to go; without a body nothing is asked, only whether HTTPS is spoken there.
struct Request {
  Endpoint endpoint;
  std::string authorization = {};
  std::string topic = {};
  std::chrono::seconds lasts{0};
  std::string body = {};
};

/// Never throws for what the other end does.
boost::asio::awaitable<Answer> exchange(Request request, SenderOptions const& options,
                                        boost::asio::ssl::context& tls);

}  // namespace kuhhandel::push
