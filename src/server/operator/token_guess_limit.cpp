#include "server/operator/token_guess_limit.h"

#include "server/http/json_response.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {

bool refuse_token_guess(OperatorAuth const& auth, HttpRequest const& head, RateLimits& rate_limits,
                        boost::asio::ip::address const& address, table::Instant now) {
  if (!rate_limits.has_left(RateClass::token_guess, address, now)) return true;
  auto const token = bearer_of(head);
  // A request without a token only asks whether the page exists.
  if (token.empty() || auth.accepts(token)) return false;
  rate_limits.take(RateClass::token_guess, address, now);
  log_json("wrong_operator_token");
  return false;
}

}  // namespace kuhhandel::server
