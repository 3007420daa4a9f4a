// Whoever tries tokens of the operator's page.
#pragma once

#include <boost/asio/ip/address.hpp>

#include "server/http/message.h"
#include "server/limits/request_rate_limits.h"
#include "server/operator/operator_auth.h"

namespace kuhhandel::server {

/// Whether so many were tried there in vain that none is looked at now; one in vain is counted.
bool refuse_token_guess(OperatorAuth const& auth, HttpRequest const& head, RateLimits& rate_limits,
                        boost::asio::ip::address const& address, table::Instant now);

}  // namespace kuhhandel::server
