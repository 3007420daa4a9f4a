// Answers in JSON, the same for the lobby and for groups, and what their requests have in common.
#pragma once

#include <string>
#include <string_view>

#include "codec/format_error.h"
#include "server/http/message.h"
#include "table/operator_message.h"

namespace kuhhandel::server {

HttpResponse json_response(int status, std::string body);

/// `{"error":name,"message":…}`; `field` and what is not in `word` are left out.
HttpResponse error_response(int status, std::string_view name, std::string_view message,
                            std::string_view field = {}, table::OperatorMessage const& operator_message = {});

/// 507: nothing new begins where the disk budget is used up.
HttpResponse disk_full();

/// 507: nothing can be stored; what is stored can be read.
HttpResponse storage_full();
inline constexpr std::string_view kStorageFull = "storage_full";
inline constexpr std::string_view kStorageFullSentence =
    "The disk of this server is full. Games can be read, and continue as soon as there is room.";

/// 400: a body that is no JSON, or has a field that cannot be.
HttpResponse bad_request(codec::FormatError const& error);

/// For a method that an address has no answer to: 405, but to OPTIONS 204; the header Allow names those it
/// has.
HttpResponse method_not_allowed(std::string_view method, std::string_view allowed);
HttpResponse not_found();
/// 503: too much waits already.
HttpResponse busy();
/// 503: another server has taken over what was to be changed; what became of the rest is not known.
HttpResponse ownership_lost();

/// 500: the server threw an exception. The log has a line with that id, which the header X-Error-Id has too.
HttpResponse internal_error(std::string const& id);

/// The key in the header `Authorization: Bearer KEY`; empty where there is none.
std::string_view bearer_of(HttpRequest const& request);

}  // namespace kuhhandel::server
