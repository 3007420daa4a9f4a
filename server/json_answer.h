// Answers in JSON, the same for the lobby and for groups, and what their requests have in common.
#pragma once

#include <string>
#include <string_view>

#include "codec/format_error.h"
#include "server/http_message.h"

namespace kuhhandel {

HttpAnswer json_answer(int status, std::string body);

/// `{"error":name,"message":…}`; `field` is left out where it is empty.
HttpAnswer error_answer(int status, std::string_view name, std::string_view message,
                        std::string_view field = {});

/// 400: a body that is no JSON, or has a field that cannot be.
HttpAnswer bad_request(FormatError const& error);

HttpAnswer method_not_allowed(std::string_view allowed);
HttpAnswer nothing_here();

/// Whether the request only reads.
bool reads(HttpRequest const& request);

/// The key in the header `Authorization: Bearer KEY`; empty where there is none.
std::string_view bearer_of(HttpRequest const& request);

}  // namespace kuhhandel
