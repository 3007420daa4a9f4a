#include "server/limits/connection_limiter.h"

namespace kuhhandel::server {
namespace {

bool is_free(boost::asio::ip::address const& address, Admission::Visits visits) {
  return visits == Admission::Visits::proxy || is_this_machine(address);
}

}  // namespace

std::optional<Admission::Pass> Admission::admit(boost::asio::ip::address const& address, table::Instant now,
                                                Visits visits) {
  if (connections_ >= limits_.connections) return {};
  auto& visitor = visitors_.of(address, now);
  if (!is_free(address, visits)) {
    if (visitor.connections >= limits_.connections_per_address) return {};
    if (!visitor.arrivals.take(limits_.arrivals_per_address, now)) return {};
  }
  ++connections_;
  ++visitor.connections;
  return Pass(*this, address);
}

bool Admission::Pass::move_to(boost::asio::ip::address const& address, table::Instant now, Visits visits) {
  if (household_of(address) != household_of(address_)) {
    auto& visitor = from_->visitors_.of(address, now);
    auto const most = from_->limits_.connections_per_address;
    if (!is_free(address, visits) && visitor.connections >= most) return false;
    ++visitor.connections;
    --from_->visitors_.known(address_).connections;
  }
  address_ = address;
  return true;
}

void Admission::leave(boost::asio::ip::address const& address) {
  --connections_;
  --visitors_.known(address).connections;
}

}  // namespace kuhhandel::server
