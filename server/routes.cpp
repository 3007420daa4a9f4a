#include "server/routes.h"

#include "server/file_routes.h"
#include "server/json_answer.h"
#include "server/route_table.h"
#include "server/unless_damaged.h"

namespace kuhhandel::server {

HttpAnswer answer_request(Services const& services, HttpRequest const& request, table::Instant now) {
  auto const* const route = route_of(request.method, request.path);
  if (route == nullptr) {
    auto const allowed = allowed_at(request.path);
    return allowed.empty() ? answer_file(services.files, request)
                           : answer_by_methods(request.method, allowed);
  }
  auto const* const answer = std::get_if<AnswerOnce>(&route->handler);
  if (answer == nullptr) return nothing_here();
  return unless_damaged([&] { return (*answer)({services, request, {route->pattern, request.path}, now}); });
}

}  // namespace kuhhandel::server
