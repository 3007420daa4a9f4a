// VAPID (RFC 8292): proves to a push service that the server is the one a browser subscribed to.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "push/endpoint.h"
#include "push/key_pair.h"

namespace kuhhandel::push {

/// Returns why push services would refuse the contact of an operator, in words for the operator; empty if
/// they take it.
std::string_view contact_problem(std::string_view contact);

/// Returns the Authorization header for that push service, valid for some hours from `now`. `contact` is the
/// operator's mailto: or https: address; may be empty.
std::string vapid_header(KeyPair const& key, Endpoint const& endpoint, std::string const& contact,
                         std::chrono::system_clock::time_point now);

}  // namespace kuhhandel::push
