#include "server/limits/request_rate_limits.h"

namespace kuhhandel::server {

namespace {

bool is_guess(RateClass rate_class) {
  return rate_class == RateClass::find_code || rate_class == RateClass::token_guess;
}

/// Guesses are limited even from this machine: a proxy on it may forward guesses from anyone.
bool is_free(RateClass rate_class, boost::asio::ip::address const& address) {
  return is_this_machine(address) && !is_guess(rate_class);
}

}  // namespace

bool RateLimits::Subnet::is_idle(table::Instant now) const {
  return group_data.is_full(now) &&
         std::ranges::all_of(limits, [&](table::RateLimit const& limit) { return limit.is_full(now); });
}

table::Rate RateLimits::allowed(RateClass rate_class) const {
  return is_guess(rate_class) ? rate_of(rate_class) : rate_of(rate_class) * multiplier_;
}

bool RateLimits::take(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now) {
  if (is_free(rate_class, address)) return true;
  auto& total_limit = totals_[static_cast<std::size_t>(rate_class)];
  auto const total = total_rate_of(rate_class);
  if (total && !total_limit.can_take(*total * multiplier_, now)) return false;
  if (!limit_for(rate_class, address, now).take(allowed(rate_class), now)) return false;
  return !total || total_limit.take(*total * multiplier_, now);
}

bool RateLimits::has_left(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now) {
  if (is_free(rate_class, address)) return true;
  return limit_for(rate_class, address, now).can_take(allowed(rate_class), now);
}

bool RateLimits::take_group_data(std::size_t bytes, boost::asio::ip::address const& address,
                                 table::Instant now) {
  if (is_this_machine(address)) return true;
  auto const kilobytes = static_cast<int>((bytes + 1023) / 1024);
  auto& subnet_data = subnets_.get(address, now).group_data;
  if (!subnet_data.can_take(kGroupDataRate * multiplier_, now, kilobytes)) return false;
  if (!total_group_data_.take(kTotalGroupDataRate * multiplier_, now, kilobytes)) return false;
  return subnet_data.take(kGroupDataRate * multiplier_, now, kilobytes);
}

}  // namespace kuhhandel::server
