#include "server/limits/request_rate_limits.h"

namespace kuhhandel::server {

namespace {

bool is_guess(RateClass rate_class) {
  return rate_class == RateClass::find_code || rate_class == RateClass::guess_token;
}

/// A proxy on this machine may bring guesses of anybody.
bool is_free(RateClass rate_class, boost::asio::ip::address const& address) {
  return is_this_machine(address) && !is_guess(rate_class);
}

}  // namespace

bool RateLimits::Visitor::is_idle(table::Instant now) const {
  return group_data.is_whole(now) &&
         std::ranges::all_of(limits, [&](table::RateLimit const& limit) { return limit.is_whole(now); });
}

table::Rate RateLimits::allowed(RateClass rate_class) const {
  return is_guess(rate_class) ? rate_of(rate_class) : rate_of(rate_class) * times_;
}

bool RateLimits::take(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now) {
  if (is_free(rate_class, address)) return true;
  auto& of_all = of_all_[static_cast<std::size_t>(rate_class)];
  auto const total = total_rate_of(rate_class);
  if (total && !of_all.has_left(*total * times_, now)) return false;
  if (!limit_of(rate_class, address, now).take(allowed(rate_class), now)) return false;
  return !total || of_all.take(*total * times_, now);
}

bool RateLimits::has_left(RateClass rate_class, boost::asio::ip::address const& address, table::Instant now) {
  if (is_free(rate_class, address)) return true;
  return limit_of(rate_class, address, now).has_left(allowed(rate_class), now);
}

bool RateLimits::take_group_data(std::size_t bytes, boost::asio::ip::address const& address,
                                 table::Instant now) {
  if (is_this_machine(address)) return true;
  auto const kilobytes = static_cast<int>((bytes + 1023) / 1024);
  auto& visitor = visitors_.of(address, now).group_data;
  if (!visitor.has_left(kGroupData * times_, now, kilobytes)) return false;
  if (!group_data_of_all_.take(kGroupDataOfAll * times_, now, kilobytes)) return false;
  return visitor.take(kGroupData * times_, now, kilobytes);
}

}  // namespace kuhhandel::server
