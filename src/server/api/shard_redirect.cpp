#include "server/api/shard_redirect.h"

#include "server/api/files.h"
#include "server/api/owner_shapes.h"
#include "server/api/route_table.h"
#include "server/api/shard_router.h"
#include "server/cluster_map/shard.h"
#include "server/http/json_response.h"
#include "server/http/query.h"

namespace kuhhandel::server {
namespace {

HttpAnswer nobody_has_it() {
  auto answer = error_answer(503, "stands_by",
                             "This server does not have that, and whoever has it cannot be reached just now; "
                             "try again in a moment.");
  answer.headers.emplace_back("Retry-After", "1");
  return answer;
}

/// What any server answers, one does that has something.
int shard_for(std::string_view method, std::string_view target) {
  return shard_of_target(method, target).value_or(kSurroundingsShard);
}

/// Of what method the path is that is asked about is not said.
int shard_asked_about(std::string_view target) {
  auto const about = query_value(target, "of");
  if (!about) return kSurroundingsShard;
  for (auto const* const method : {"GET", "POST", "PUT", "DELETE"})
    if (route_of(method, path_of_target(*about)) != nullptr) return shard_for(method, *about);
  return kSurroundingsShard;
}

}  // namespace

HttpAnswer lead_elsewhere(Neighbourhood const& neighbours, int shard, std::string_view target) {
  auto const there = neighbours.elsewhere(shard);
  if (there.empty()) return nobody_has_it();
  auto answer = error_answer(307, "stands_by", "Another server has that.");
  answer.headers.emplace_back("Location", there + std::string(target));
  return answer;
}

HttpAnswer tell_owner(Neighbourhood const& neighbours, HttpRequest const& request) {
  auto const there = neighbours.owner_of(shard_asked_about(request.target));
  return there.empty() ? nobody_has_it()
                       : json_answer(200, codec::text_of(TablesAt{there}, codec::NoEdition{}));
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
  if (request.path == "/api/owner")
    return neighbours.elsewhere(shard_asked_about(request.target)).empty() ? nobody_has_it()
                                                                           : tell_owner(neighbours, request);
  return lead_elsewhere(neighbours, shard_for(request.method, request.target), request.target);
}

}  // namespace kuhhandel::server
