// `kuhhandel health`: checks whether the server on this machine answers, for supervisors that restart it if
// it does not.
#pragma once

#include <cstdint>
#include <ostream>

namespace kuhhandel::server {

struct HealthOptions {
  std::uint16_t port = 8080;
};

/// Sends `GET /healthz` over plain HTTP, with a timeout of five seconds. Returns the exit status: 0 if the
/// answer is `ok`.
int check_health(HealthOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::server
