#include "server/http/cors_and_csp.h"

#include <string_view>

namespace kuhhandel::server {
namespace {

/// Seconds for which a browser may cache the preflight response.
constexpr auto kPreflightSeconds = "600";

bool is_of_api(HttpRequest const& request) { return request.path.starts_with("/api/"); }

/// Returns the WebSocket form of an origin.
std::string for_sockets(std::string_view origin) { return "ws" + std::string(origin.substr(4)); }

}  // namespace

void add_cors_headers(ClusterSnapshot const& cluster, HttpRequest const& request, HttpResponse& response) {
  if (!is_of_api(request)) return;
  response.headers.emplace_back("Vary", "Origin");
  if (!cluster.contains(request.origin)) return;
  response.headers.emplace_back("Access-Control-Allow-Origin", request.origin);
  response.headers.emplace_back("Access-Control-Expose-Headers", "Retry-After");
  if (request.method != "OPTIONS") return;
  response.headers.emplace_back("Access-Control-Allow-Methods", "GET, POST, PUT, DELETE");
  response.headers.emplace_back("Access-Control-Allow-Headers",
                                "authorization, content-type, idempotency-key");
  response.headers.emplace_back("Access-Control-Max-Age", kPreflightSeconds);
}

std::string content_security_policy(ClusterSnapshot const* cluster, std::string_view script_sources) {
  std::string connects = "connect-src 'self'";
  if (cluster != nullptr)
    for (auto const& address : cluster->addresses) connects += ' ' + address + ' ' + for_sockets(address);
  return "default-src 'self'; " + (cluster == nullptr ? std::string() : connects + "; ") +
         "script-src 'self' 'wasm-unsafe-eval'" + std::string(script_sources) +
         "; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
         "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
}

}  // namespace kuhhandel::server
