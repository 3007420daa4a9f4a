// Requests and responses independent of the network library, so that routes can be tested alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kuhhandel::server {

/// Returns whether the path is that of a health check. Load balancers send it with any Host or none.
constexpr bool is_health_check(std::string_view path) { return path == "/healthz" || path == "/readyz"; }

struct HttpRequest {
  std::string_view method = {};
  std::string_view path = {};    // without the query
  std::string_view target = {};  // with the query
  std::string_view body = {};
  std::string_view accept_encoding = {};
  std::string_view if_none_match = {};
  std::string_view authorization = {};
  std::string_view host = {};
  std::string_view forwarded_host = {};  // the host in the browser's address, according to a trusted proxy
  std::string_view origin = {};          // origin of the requesting page, as sent by browsers
  std::string_view fetch_site = {};      // the header Sec-Fetch-Site, as sent by browsers
  std::string_view content_type = {};
  std::optional<std::string_view> idempotency_key = {};  // nullopt: no such header
  std::string_view accept = {};
  std::string_view accept_language = {};
};

struct HttpResponse {
  int status = 200;
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
  /// Sent instead of `body` and never copied; must outlive all connections, such as a file of the client.
  std::string_view static_body = {};
  /// Hashes of a page's inline scripts, which the Content-Security-Policy permits; must outlive the response.
  std::string_view script_sources = {};

  std::string_view content() const { return static_body.empty() ? std::string_view(body) : static_body; }
};

}  // namespace kuhhandel::server
