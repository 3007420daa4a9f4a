// Errors as pages for people. Programs get JSON.
#pragma once

#include <string_view>

#include "server/http/message.h"

namespace kuhhandel::server {

/// Returns whether the header `Accept` asks for a page: it names `text/html`, and JSON is not preferred.
bool prefers_html(std::string_view accept);

/// Returns the language of the UI that the header `Accept-Language` prefers; `en` if it names none of them.
std::string_view preferred_language(std::string_view accept_language);

/// Replaces an error in JSON by a page with the same status, if the client prefers one.
void show_to_people(HttpResponse& response, HttpRequest const& request);

}  // namespace kuhhandel::server
