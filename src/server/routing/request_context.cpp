#include "server/routing/request_context.h"

#include "server/routing/shard_router.h"

namespace kuhhandel::server {

void RequestContext::require_ownership() const {
  if (auto redirect = redirect_if_not_owner(services, &route_, http))
    throw ErrorResponse{*std::move(redirect)};
}

void RequestContext::continue_changes() const {
  require_ownership();
  if (uses_one_transaction_) services.store.begin_writing();
}

std::optional<int> RequestContext::shard() const { return shard_of_request(&route_, http); }

void RequestContext::use_one_transaction() {
  uses_one_transaction_ = true;
  services.store.begin_writing();
}

Task<HttpResponse> RequestContext::read(BackgroundRead work) {
  if (read_hook_) std::exchange(read_hook_, {})();
  return host_.read(std::move(work));
}

Task<void> RequestContext::compute(BackgroundWork work) {
  co_await host_.compute(std::move(work));
  continue_changes();
}

Task<void> RequestContext::yield() {
  co_await host_.yield();
  continue_changes();
}

Task<ServerTable*> RequestContext::table(std::string id) {
  auto& lobby = services.directory;
  if (auto* const live = lobby.in_memory(id)) co_return live;
  co_await host_.load_table(id);
  continue_changes();
  co_return lobby.find(id);
}

}  // namespace kuhhandel::server
