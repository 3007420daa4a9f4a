#include "server/websocket/sse_uplinks.h"

#include <utility>

#include "keys/token.h"

namespace kuhhandel::server {
namespace {

std::string index_of_key(std::string_view key) {
  auto const hash = keys::hash_of(key);
  return {hash.begin(), hash.end()};
}

}  // namespace

void SseUplinks::add(std::string const& key, std::weak_ptr<SseUplink> connection) {
  connections_[index_of_key(key)] = std::move(connection);
}

void SseUplinks::remove(std::string const& key) { connections_.erase(index_of_key(key)); }

std::shared_ptr<SseUplink> SseUplinks::find(std::string_view key) const {
  auto const found = connections_.find(index_of_key(key));
  return found == connections_.end() ? nullptr : found->second.lock();
}

}  // namespace kuhhandel::server
