#include "server/api/request_guard.h"

#include <boost/beast/core/string.hpp>

#include "server/api/route_table.h"
#include "server/http/host_header.h"
#include "server/http/json_response.h"

namespace kuhhandel::server {
namespace {

bool has_body(HttpRequest const& head) { return head.method == "POST" || head.method == "PUT"; }

bool opens_connection(Route const* route) {
  auto const what = by_connection(route);
  return what == ByConnection::socket || what == ByConnection::events;
}

bool is_mutation(HttpRequest const& head) {
  return head.method != "GET" && head.method != "HEAD" && head.method != "OPTIONS";
}

/// Programs other than browsers do not send these headers.
bool is_same_origin(HttpRequest const& head, AllowedHosts const& allowed_hosts,
                    ClusterMap const* cluster_map) {
  if (cluster_map != nullptr && cluster_map->snapshot()->contains(head.origin)) return true;
  if (!head.fetch_site.empty() && head.fetch_site != "same-origin" && head.fetch_site != "none") return false;
  if (head.origin.empty() || is_origin_of(head.origin, head.host)) return true;
  // Many proxies replace Host by the name of the server behind them. A page of another name cannot use this:
  // its own name, which it cannot change, is not allowed.
  if (is_origin_of(head.origin, head.forwarded_host) && allowed_hosts.allows(head.forwarded_host))
    return true;
  // Pages cannot forge this header, so the port that a proxy dropped was the same.
  return head.fetch_site == "same-origin" && is_origin_without_port(head.origin, head.host);
}

/// Returns the media type without parameters such as the character set.
std::string_view kind_of(std::string_view content_type) {
  auto const kind = content_type.substr(0, content_type.find(';'));
  return kind.substr(0, kind.find_last_not_of(" \t") + 1);
}

}  // namespace

std::optional<HttpResponse> check_content_coding(std::string_view content_encoding) {
  if (content_encoding.empty() || boost::beast::iequals(content_encoding, "identity")) return {};
  auto response =
      error_response(415, "wrong_type", "The body must not be compressed; send it without Content-Encoding.");
  // RFC 9110, 12.5.3: the codings that would have been accepted.
  response.headers.emplace_back("Accept-Encoding", "identity");
  return response;
}

std::optional<HttpResponse> check_request_head(HttpRequest const& head, Route const* route,
                                               AllowedHosts const& allowed_hosts,
                                               ClusterMap const* cluster_map) {
  if (!is_health_check(head.path) && !allowed_hosts.allows(head.host))
    return error_response(421, "unknown_host",
                          "This server has another name. The operator can add this one with --host.");
  if ((is_mutation(head) || opens_connection(route)) && !is_same_origin(head, allowed_hosts, cluster_map))
    return error_response(403, "foreign_origin", "This page was served by another host.");
  if (route == nullptr || !has_body(head)) return {};
  auto const type = body_type(*route);
  if (boost::beast::iequals(kind_of(head.content_type), type)) return {};
  return error_response(415, "wrong_type",
                        "The body must be " + std::string(type) + ", with a matching header Content-Type.");
}

}  // namespace kuhhandel::server
