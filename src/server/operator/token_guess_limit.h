// Limits guesses of the operator token.
#pragma once

#include <boost/asio/ip/address.hpp>

#include "server/http/message.h"
#include "server/limits/request_rate_limits.h"
#include "server/operator/operator_auth.h"

namespace kuhhandel::server {

/// Returns true if the address has used up its wrong guesses; the token is then not checked. Otherwise counts
/// a wrong token.
bool refuse_token_guess(OperatorAuth const& auth, HttpRequest const& head, RateLimits& rate_limits,
                        boost::asio::ip::address const& address, table::Instant now);

}  // namespace kuhhandel::server
