#include "server/standing_by.h"

#include "server/file_routes.h"
#include "server/json_answer.h"
#include "server/owner_shapes.h"
#include "server/route_table.h"

namespace kuhhandel::server {
namespace {

HttpAnswer nobody_has_tables() {
  auto answer =
      error_answer(503, "stands_by",
                   "This server has no tables, and whoever has them cannot be reached just now; try "
                   "again in a moment.");
  answer.headers.emplace_back("Retry-After", "1");
  return answer;
}

}  // namespace

HttpAnswer lead_elsewhere(Neighbourhood const& neighbours, HttpRequest const& request) {
  auto const there = neighbours.elsewhere();
  if (there.empty()) return nobody_has_tables();
  auto answer = error_answer(307, "stands_by", "Another server has the tables.");
  answer.headers.emplace_back("Location", there + std::string(request.target));
  return answer;
}

HttpAnswer answer_standing_by(StaticFiles const& files, Neighbourhood const& neighbours,
                              HttpRequest const& request) {
  auto const* const route = route_of(request.method, request.path);
  if (route == nullptr) {
    auto const allowed = allowed_at(request.path);
    return allowed.empty() ? answer_file(files, request) : answer_by_methods(request.method, allowed);
  }
  if (request.path == "/readyz") return {503, "stands by\n", {{"Content-Type", "text/plain"}}};
  if (route->rate == RateClass::page) return answer_page(files, request);
  if (request.path != "/api/owner") return lead_elsewhere(neighbours, request);
  auto const there = neighbours.elsewhere();
  return there.empty() ? nobody_has_tables()
                       : json_answer(200, codec::text_of(TablesAt{there}, codec::NoEdition{}));
}

}  // namespace kuhhandel::server
