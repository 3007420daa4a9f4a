#include "server/routing/request_context.h"

#include "server/routing/shard_router.h"

namespace kuhhandel::server {

void RequestContext::require_ownership() const {
  if (auto redirect = redirect_if_not_owner(services, &route_, http))
    throw ErrorResponse{*std::move(redirect)};
}

Task<void> RequestContext::compute(BackgroundWork work) {
  co_await host_.compute(std::move(work));
  require_ownership();
}

Task<void> RequestContext::yield() {
  co_await host_.yield();
  require_ownership();
}

Task<ServerTable*> RequestContext::table(std::string id) {
  auto& lobby = services.directory;
  if (auto* const live = lobby.in_memory(id)) co_return live;
  co_await host_.load_table(id);
  require_ownership();
  co_return lobby.find(id);
}

}  // namespace kuhhandel::server
