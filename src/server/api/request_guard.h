// Checks the head of a request before its body is read.
#pragma once

#include <optional>
#include <string_view>

#include "server/cluster_map/cluster_map.h"
#include "server/http/allowed_hosts.h"
#include "server/http/message.h"
#include "server/routing/route.h"

namespace kuhhandel::server {

/// Returns a refusal if the request is for an unknown host (421 `unknown_host`), changes something or opens a
/// live connection for a page of a foreign origin (403 `foreign_origin`), or has a body of the wrong type
/// (415 `wrong_type`). `route` may be null. Origins in `cluster_map`, if not null, count as the server's own.
std::optional<HttpResponse> check_request_head(HttpRequest const& head, Route const* route,
                                               AllowedHosts const& allowed_hosts,
                                               ClusterMap const* cluster_map = nullptr);

/// Returns a refusal (415 `wrong_type`) of a compressed body.
std::optional<HttpResponse> check_content_coding(std::string_view content_encoding);

}  // namespace kuhhandel::server
