#include "server/http/json_response.h"

#include <algorithm>
#include <utility>

#include "live/lobby_json.h"
#include "server/http/header_values.h"

namespace kuhhandel::server {

HttpResponse json_response(int status, std::string body) {
  return {status, std::move(body), {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}};
}

HttpResponse error_response(int status, std::string_view name, std::string_view message,
                            std::string_view field, table::OperatorMessage const& operator_message) {
  return json_response(status, live::error_text(name, message, field, operator_message));
}

HttpResponse disk_full() {
  return error_response(507, "full",
                        "The disk of this server is full: nothing new can be opened here for now.");
}

HttpResponse storage_full() {
  auto response = error_response(507, kStorageFull, kStorageFullSentence);
  response.headers.emplace_back("Retry-After", "30");
  return response;
}

HttpResponse bad_request(codec::FormatError const& error) {
  // A problem without a field concerns the whole text, or a line and column of it.
  bool const field = !error.where.empty() && !error.where.starts_with("line");
  auto const* const name = field ? "bad_field" : "malformed";
  return error_response(400, name, codec::text_of(error), field ? error.where : "");
}

HttpResponse bad_request(codec::FormatError const& error, std::vector<codec::FileProblem> problems) {
  if (problems.empty()) return bad_request(error);
  return json_response(400, live::import_error_text("malformed", codec::text_of(error), std::move(problems)));
}

HttpResponse method_not_allowed(std::string_view method, std::string_view allowed) {
  auto response = method == "OPTIONS"
                      ? HttpResponse{204, {}, {}}
                      : error_response(405, "method_not_allowed", "This address does not know that method.");
  response.headers.emplace_back("Allow", allowed);
  return response;
}

HttpResponse not_found() { return error_response(404, "not_found", "There is nothing at this address."); }

HttpResponse busy() {
  return error_response(503, "busy", "The server has its hands full; try again in a moment.");
}

HttpResponse ownership_lost() {
  return error_response(503, "stands_by",
                        "Another server has taken this over; look what was done, and try again.");
}

HttpResponse internal_error(std::string const& id) {
  auto response = error_response(
      500, "internal", "Something went wrong in the server; its log has the reason under the id " + id + ".");
  response.headers.emplace_back("X-Error-Id", id);
  return response;
}

std::string_view bearer_of(HttpRequest const& request) {
  constexpr std::string_view kScheme = "bearer";
  auto const header = request.authorization;
  auto const end = std::min(header.find(' '), header.size());
  return in_lower_case(header.substr(0, end)) == kScheme ? trimmed(header.substr(end)) : std::string_view{};
}

}  // namespace kuhhandel::server
