#include "server/rate_limits.h"

namespace kuhhandel::server {

bool RateLimits::Visitor::is_idle(table::Instant now) const {
  return std::ranges::all_of(limits, [&](table::RateLimit const& limit) { return limit.is_whole(now); });
}

bool RateLimits::take(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now) {
  auto const rate = rate_of(rate_class);
  if (!rate || is_this_machine(address)) return true;
  return visitors_.of(address, now).limits[static_cast<std::size_t>(rate_class)].take(*rate, now);
}

}  // namespace kuhhandel::server
