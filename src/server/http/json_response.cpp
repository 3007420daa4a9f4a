#include "server/http/json_response.h"

#include <utility>

#include "live/lobby_json.h"

namespace kuhhandel::server {

HttpAnswer json_answer(int status, std::string body) {
  return {status, std::move(body), {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}};
}

HttpAnswer error_answer(int status, std::string_view name, std::string_view message, std::string_view field,
                        table::KeepersWord const& word) {
  return json_answer(status, live::error_text(name, message, field, word));
}

HttpAnswer full_answer() {
  return error_answer(507, "full",
                      "The disk of this server is full: nothing new can be opened here for now.");
}

HttpAnswer storage_full() {
  auto answer = error_answer(507, kStorageFull, kStorageFullSentence);
  answer.headers.emplace_back("Retry-After", "30");
  return answer;
}

HttpAnswer bad_request(codec::FormatError const& error) {
  // A problem without a field is one of the text as a whole, or of a line and column in it.
  bool const field = !error.where.empty() && !error.where.starts_with("line");
  auto const* const name = field ? "bad_field" : "malformed";
  return error_answer(400, name, codec::text_of(error), field ? error.where : "");
}

HttpAnswer answer_by_methods(std::string_view method, std::string_view allowed) {
  auto answer = method == "OPTIONS"
                    ? HttpAnswer{204, {}, {}}
                    : error_answer(405, "method_not_allowed", "This address does not know that method.");
  answer.headers.emplace_back("Allow", allowed);
  return answer;
}

HttpAnswer nothing_here() { return error_answer(404, "not_found", "There is nothing at this address."); }

HttpAnswer busy() {
  return error_answer(503, "busy", "The server has its hands full; try again in a moment.");
}

HttpAnswer not_kept() {
  return error_answer(503, "stands_by",
                      "Another server has taken this over; look what was done, and try again.");
}

HttpAnswer internal_error(std::string const& id) {
  auto answer = error_answer(
      500, "internal", "Something went wrong in the server; its log has the reason under the id " + id + ".");
  answer.headers.emplace_back("X-Error-Id", id);
  return answer;
}

std::string_view bearer_of(HttpRequest const& request) {
  constexpr std::string_view kBearer = "Bearer ";
  auto const header = request.authorization;
  return header.starts_with(kBearer) ? header.substr(kBearer.size()) : std::string_view{};
}

}  // namespace kuhhandel::server
