#include "server/operator/token_guess_limit.h"

#include "server/http/json_response.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {

bool guesses_too_often(OperatorPage const& page, HttpRequest const& head, RateLimits& rates,
                       boost::asio::ip::address const& address, table::Instant now) {
  if (!rates.has_left(RateClass::guess_token, address, now)) return true;
  auto const token = bearer_of(head);
  // Who shows none only asks whether there is such a page.
  if (token.empty() || page.lets_in(token)) return false;
  rates.take(RateClass::guess_token, address, now);
  journal("wrong_operator_token");
  return false;
}

}  // namespace kuhhandel::server
