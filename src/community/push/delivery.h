// The result of a push message or a webhook post, and the options for sending it.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "push/endpoint.h"
#include "push/host_lookup.h"

namespace kuhhandel::push {

/// Result of a push message or a post.
enum class DeliveryStatus : std::uint8_t {
  taken,        // by the push service; delivery to the browser is not reported
  gone,         // the browser's address no longer exists
  later,        // the push service is overloaded
  refused,      // this message was refused
  unreachable,  // no HTTPS there, or an address that is not allowed
};

struct DeliveryResult {
  std::uint64_t number;
  DeliveryStatus delivery;
  std::chrono::seconds not_before{0};  // with `later`: the delay that the push service requested; 0: none
  unsigned status = 0;                 // HTTP status, if there was a response
};

struct SenderOptions {
  AddressPolicy address_policy = AddressPolicy::internet;
  std::string contact = {};                                      // see vapid_header()
  std::chrono::milliseconds timeout = std::chrono::seconds(15);  // for the whole exchange
  std::chrono::milliseconds lookup_timeout =
      std::chrono::seconds(5);  // for the lookup of the host's addresses
  Resolve resolve = resolve_by_system;
};

}  // namespace kuhhandel::push
