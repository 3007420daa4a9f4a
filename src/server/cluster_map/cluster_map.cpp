#include "server/cluster_map/cluster_map.h"

#include <algorithm>

namespace kuhhandel::server {

bool ClusterSnapshot::contains(std::string_view origin) const {
  return !origin.empty() && (origin == own || std::ranges::find(addresses, origin) != addresses.end());
}

std::string ClusterSnapshot::owner_of(int shard) const {
  return owners.empty() ? std::string() : owners.at(static_cast<std::size_t>(shard));
}

std::string ClusterSnapshot::remote_owner_of(int shard) const {
  auto owner = owner_of(shard);
  return owner == own ? std::string() : owner;
}

ClusterMap::ClusterMap(std::string own, std::vector<std::string> extra_origins)
    : extra_origins_(std::move(extra_origins)),
      snapshot_(std::make_shared<ClusterSnapshot const>(ClusterSnapshot{.own = std::move(own)})) {}

std::shared_ptr<ClusterSnapshot const> ClusterMap::snapshot() const {
  std::lock_guard const lock(mutex_);
  return snapshot_;
}

template <class Change>
void ClusterMap::change(Change const& change) {
  std::lock_guard const lock(mutex_);
  auto next = *snapshot_;
  change(next);
  if (next == *snapshot_) return;
  snapshot_ = std::make_shared<ClusterSnapshot const>(std::move(next));
  if (change_handler_) change_handler_();
}

void ClusterMap::set_owners(std::vector<std::string> owners, ClusterSnapshot::Moment at) {
  change([&](ClusterSnapshot& next) {
    next.owners = std::move(owners);
    next.owners_at = at;
  });
}

void ClusterMap::set_lobby_listings(std::vector<std::string> lobby_listings) {
  change([&](ClusterSnapshot& next) { next.lobby_listings = std::move(lobby_listings); });
}

void ClusterMap::set_addresses(std::vector<std::string> addresses, ClusterSnapshot::Moment at) {
  addresses.insert(addresses.end(), extra_origins_.begin(), extra_origins_.end());
  std::ranges::sort(addresses);
  addresses.erase(std::ranges::unique(addresses).begin(), addresses.end());
  change([&](ClusterSnapshot& next) {
    next.addresses = std::move(addresses);
    next.addresses_at = at;
  });
}

void ClusterMap::set_change_handler(std::function<void()> handler) {
  std::lock_guard const lock(mutex_);
  change_handler_ = std::move(handler);
}

}  // namespace kuhhandel::server
