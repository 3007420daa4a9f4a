#include "server/cluster_map/cluster_map.h"

#include <algorithm>

namespace kuhhandel::server {

bool Neighbourhood::has(std::string_view origin) const {
  return !origin.empty() && (origin == own || std::ranges::find(addresses, origin) != addresses.end());
}

std::string Neighbourhood::owner_of(int shard) const {
  return owners.empty() ? std::string() : owners.at(static_cast<std::size_t>(shard));
}

std::string Neighbourhood::elsewhere(int shard) const {
  auto owner = owner_of(shard);
  return owner == own ? std::string() : owner;
}

Neighbours::Neighbours(std::string own, std::vector<std::string> names)
    : names_(std::move(names)),
      now_(std::make_shared<Neighbourhood const>(Neighbourhood{.own = std::move(own)})) {}

std::shared_ptr<Neighbourhood const> Neighbours::now() const {
  std::lock_guard const lock(mutex_);
  return now_;
}

template <class Change>
void Neighbours::change(Change const& change) {
  std::lock_guard const lock(mutex_);
  auto next = *now_;
  change(next);
  if (next == *now_) return;
  now_ = std::make_shared<Neighbourhood const>(std::move(next));
  if (changed_) changed_();
}

void Neighbours::have_shards(std::vector<std::string> owners, Neighbourhood::Moment at) {
  change([&](Neighbourhood& next) {
    next.owners = std::move(owners);
    next.owners_at = at;
  });
}

void Neighbours::tell(std::vector<std::string> lobbies) {
  change([&](Neighbourhood& next) { next.lobbies = std::move(lobbies); });
}

void Neighbours::are(std::vector<std::string> addresses, Neighbourhood::Moment at) {
  addresses.insert(addresses.end(), names_.begin(), names_.end());
  std::ranges::sort(addresses);
  addresses.erase(std::ranges::unique(addresses).begin(), addresses.end());
  change([&](Neighbourhood& next) {
    next.addresses = std::move(addresses);
    next.heard_at = at;
  });
}

void Neighbours::when_changed(std::function<void()> changed) {
  std::lock_guard const lock(mutex_);
  changed_ = std::move(changed);
}

}  // namespace kuhhandel::server
