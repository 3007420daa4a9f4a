// Files and pages of the web client.
#pragma once

#include <string_view>

#include "server/content/static_files.h"
#include "server/http/message.h"

namespace kuhhandel::server {

/// Returns the client's file at a path that has no route; 405 for methods other than GET and HEAD.
HttpResponse file_response(StaticFiles const& files, HttpRequest const& request);

/// Returns a page of the client, a health check, or the first page of the documents, whose relative links
/// need the slash after `/docs/`. Without documents that is the client's rules page.
HttpResponse page_response(StaticFiles const& files, HttpRequest const& request);

/// Returns docs/openapi.json, which is embedded in the program.
std::string_view openapi_text();

}  // namespace kuhhandel::server
