#include "server/gate.h"

#include <algorithm>

namespace kuhhandel {
namespace {

namespace ip = boost::asio::ip;

/// So many addresses are remembered before those that rest are forgotten.
constexpr std::size_t kMostVisitors = 10'000;
/// After it every allowance is whole again.
constexpr Duration kRest = std::chrono::minutes(10);

/// One household has a whole /64 of IPv6 for itself.
ip::address household(ip::address const& address) {
  if (address.is_v4()) return address;
  auto const v6 = address.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6);
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return ip::address_v6(bytes);
}

bool is_this_machine(ip::address const& address) {
  return household(address).is_loopback() || address.is_loopback();
}

}  // namespace

bool Gate::Allowance::take(double per_second, double at_once, Instant now) {
  auto const passed = static_cast<double>((now - since).count()) / 1000;
  left = std::min(at_once, left + passed * per_second);
  since = now;
  if (left < 1) return false;
  left -= 1;
  return true;
}

Gate::Visitor& Gate::visitor(ip::address const& address, Instant now) {
  if (visitors_.size() >= kMostVisitors) forget_strangers(now);
  auto const [found, is_new] = visitors_.try_emplace(household(address));
  auto& known = found->second;
  if (is_new) {
    known.arrivals = {limits_.arrivals_at_once, now};
    for (std::size_t i = 0; i < kWishes; ++i) known.wishes[i] = {limits_.wishes[i].at_once, now};
  }
  return known;
}

void Gate::forget_strangers(Instant now) {
  std::erase_if(visitors_, [&](auto const& entry) {
    auto const& known = entry.second;
    auto latest = known.arrivals.since;
    for (auto const& wish : known.wishes) latest = std::max(latest, wish.since);
    return known.connections == 0 && now - latest > kRest;
  });
}

std::optional<Gate::Pass> Gate::admit(ip::address const& address, Instant now) {
  if (connections_ >= limits_.connections) return {};
  auto& known = visitor(address, now);
  if (!is_this_machine(address)) {
    if (known.connections >= limits_.connections_per_address) return {};
    if (!known.arrivals.take(limits_.arrivals_per_second, limits_.arrivals_at_once, now)) return {};
  }
  ++connections_;
  ++known.connections;
  return Pass(*this, address);
}

void Gate::leave(ip::address const& address) {
  --connections_;
  --visitors_.find(household(address))->second.connections;
}

bool Gate::may(Wish wish, ip::address const& address, Instant now) {
  if (is_this_machine(address)) return true;
  auto const which = static_cast<std::size_t>(wish);
  auto const& rate = limits_.wishes[which];
  return visitor(address, now).wishes[which].take(rate.per_minute / 60, rate.at_once, now);
}

}  // namespace kuhhandel
