// `kuhhandel health`: whether the server on this machine answers, for what starts it anew when it does not.
#pragma once

#include <cstdint>
#include <ostream>

namespace kuhhandel::server {

struct HealthOptions {
  std::uint16_t port = 8080;
};

/// Asks `GET /healthz` by plain HTTP, for at most five seconds. The exit status: 0 where it answers `ok`.
int check_health(HealthOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::server
