// JSON responses and common parts of requests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/file_problem.h"
#include "codec/text/format_error.h"
#include "server/http/message.h"
#include "table/messages/operator_message.h"

namespace kuhhandel::server {

HttpResponse json_response(int status, std::string body);

/// `{"error":name,"message":…}`; `field` and an empty `word` are left out.
HttpResponse error_response(int status, std::string_view name, std::string_view message,
                            std::string_view field = {}, table::OperatorMessage const& operator_message = {});

/// 507: nothing new may start because the disk budget is used up.
HttpResponse disk_full();

/// 507: nothing can be stored; stored data can be read.
HttpResponse storage_full();
inline constexpr std::string_view kStorageFull = "storage_full";
inline constexpr std::string_view kStorageFullSentence =
    "The disk of this server is full. Games can be read, and continue as soon as there is room.";

/// 400: the body is not JSON, or has an invalid field.
HttpResponse bad_request(codec::FormatError const& error);
/// The same with the problems of an imported table.
HttpResponse bad_request(codec::FormatError const& error, std::vector<codec::FileProblem> problems);

/// 405 for a method that the address does not support, but 204 for OPTIONS; the header Allow lists the
/// supported methods.
HttpResponse method_not_allowed(std::string_view method, std::string_view allowed);
HttpResponse not_found();
/// 503: the queue is full.
HttpResponse busy();
/// 503: another server has taken over the data; how much of the change was stored is unknown.
HttpResponse ownership_lost();

/// 500: the server threw an exception. The log and the header X-Error-Id contain the id.
HttpResponse internal_error(std::string const& id);

/// Returns the key in the header `Authorization: Bearer KEY`; empty if there is none. The case of the scheme
/// does not matter (RFC 9110, 11.1).
std::string_view bearer_of(HttpRequest const& request);

}  // namespace kuhhandel::server
