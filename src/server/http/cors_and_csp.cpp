#include "server/http/cors_and_csp.h"

#include <string_view>

namespace kuhhandel::server {
namespace {

/// For so many seconds a browser need not ask again whether it may.
constexpr auto kAskedOnce = "600";

bool is_of_api(HttpRequest const& request) { return request.path.starts_with("/api/"); }

/// By which sockets to an origin are named.
std::string for_sockets(std::string_view origin) { return "ws" + std::string(origin.substr(4)); }

}  // namespace

void let_neighbours_read(Neighbourhood const& neighbours, HttpRequest const& request, HttpAnswer& answer) {
  if (!is_of_api(request)) return;
  answer.headers.emplace_back("Vary", "Origin");
  if (!neighbours.has(request.origin)) return;
  answer.headers.emplace_back("Access-Control-Allow-Origin", request.origin);
  answer.headers.emplace_back("Access-Control-Expose-Headers", "Retry-After");
  if (request.method != "OPTIONS") return;
  answer.headers.emplace_back("Access-Control-Allow-Methods", "GET, POST, PUT, DELETE");
  answer.headers.emplace_back("Access-Control-Allow-Headers", "authorization, content-type");
  answer.headers.emplace_back("Access-Control-Max-Age", kAskedOnce);
}

std::string content_policy(Neighbourhood const* neighbours) {
  std::string connects = "connect-src 'self'";
  if (neighbours != nullptr)
    for (auto const& address : neighbours->addresses) connects += ' ' + address + ' ' + for_sockets(address);
  return "default-src 'self'; " + (neighbours == nullptr ? std::string() : connects + "; ") +
         "script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
         "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
}

}  // namespace kuhhandel::server
