#include "server/guessed_token.h"

#include "server/journal.h"
#include "server/json_answer.h"

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
