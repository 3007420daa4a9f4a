#include "server/admission.h"

namespace kuhhandel::server {

std::optional<Admission::Pass> Admission::admit(boost::asio::ip::address const& address, table::Instant now) {
  if (connections_ >= limits_.connections) return {};
  auto& visitor = visitors_.of(address, now);
  if (!is_this_machine(address)) {
    if (visitor.connections >= limits_.connections_per_address) return {};
    if (!visitor.arrivals.take(limits_.arrivals_per_address, now)) return {};
  }
  ++connections_;
  ++visitor.connections;
  return Pass(*this, address);
}

void Admission::leave(boost::asio::ip::address const& address) {
  --connections_;
  --visitors_.known(address).connections;
}

}  // namespace kuhhandel::server
