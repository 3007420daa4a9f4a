// How a server shows a push service that it is the one a browser subscribed to (VAPID, RFC 8292).
#pragma once

#include <chrono>
#include <string>

#include "push/endpoint.h"
#include "push/key_pair.h"

namespace kuhhandel::push {

/// The header Authorization for that push service, good for some hours from `now`. `contact` is where the
/// service finds whoever keeps the server, a mailto: or https: address; empty where they do not say.
std::string vapid_header(KeyPair const& key, Endpoint const& endpoint, std::string const& contact,
                         std::chrono::system_clock::time_point now);

}  // namespace kuhhandel::push
