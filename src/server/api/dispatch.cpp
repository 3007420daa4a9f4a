#include "server/api/dispatch.h"

#include "server/api/files.h"
#include "server/api/route_table.h"
#include "server/api/shard_router.h"
#include "server/http/corruption_guard.h"
#include "server/http/json_response.h"

namespace kuhhandel::server {

Answer answer_request(Services const& services, HttpRequest const& request, table::Instant now,
                      Looked looked) {
  auto const* const route = route_of(request.method, request.path);
  if (route == nullptr) {
    auto const allowed = allowed_at(request.path);
    return allowed.empty() ? answer_file(services.files, request)
                           : answer_by_methods(request.method, allowed);
  }
  // It may have gone to another server since it was asked for.
  if (auto led = led_elsewhere(services, request)) return *std::move(led);
  RoutedRequest const asked{services, request, {route->pattern, request.path}, now, looked == Looked::yes};
  return unless_damaged([&]() -> Answer {
    if (auto const* const at_once = std::get_if<AnswerAtOnce>(&route->handler)) return (*at_once)(asked);
    if (auto const* const in_time = std::get_if<AnswerInTime>(&route->handler)) return (*in_time)(asked);
    return nothing_here();
  });
}

HttpAnswer apply_change(Services const& services, HttpRequest const& request, Change& change) {
  if (auto redirect = led_elsewhere(services, request)) return *std::move(redirect);
  return unless_damaged([&] { return change(); });
}

}  // namespace kuhhandel::server
