#include "server/rate_limits.h"

namespace kuhhandel::server {

bool RateLimits::Visitor::is_idle(table::Instant now) const {
  return std::ranges::all_of(limits, [&](table::RateLimit const& limit) { return limit.is_whole(now); });
}

table::Rate RateLimits::allowed(RateClass rate_class) const {
  bool const is_guess = rate_class == RateClass::find_code || rate_class == RateClass::guess_token;
  return is_guess ? rate_of(rate_class) : rate_of(rate_class) * times_;
}

bool RateLimits::take(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now) {
  if (is_this_machine(address)) return true;
  return limit_of(rate_class, address, now).take(allowed(rate_class), now);
}

bool RateLimits::has_left(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now) {
  if (is_this_machine(address)) return true;
  return limit_of(rate_class, address, now).has_left(allowed(rate_class), now);
}

}  // namespace kuhhandel::server
