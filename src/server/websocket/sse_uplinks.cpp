#include "server/websocket/sse_uplinks.h"

#include <utility>

#include "keys/token.h"

namespace kuhhandel::server {
namespace {

std::string place_of(std::string_view key) {
  auto const hash = keys::hash_of(key);
  return {hash.begin(), hash.end()};
}

}  // namespace

void PostedConnections::add(std::string const& key, std::weak_ptr<PostedConnection> connection) {
  connections_[place_of(key)] = std::move(connection);
}

void PostedConnections::remove(std::string const& key) { connections_.erase(place_of(key)); }

std::shared_ptr<PostedConnection> PostedConnections::find(std::string_view key) const {
  auto const found = connections_.find(place_of(key));
  return found == connections_.end() ? nullptr : found->second.lock();
}

}  // namespace kuhhandel::server
