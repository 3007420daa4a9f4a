// The servers of a cluster, as one of them knows them: where each is reached, and who has which shard.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kuhhandel::server {

/// Addresses are origins, such as `https://two.example` or `http://192.168.1.5:8080`.
struct ClusterSnapshot {
  using Moment = std::chrono::steady_clock::time_point;

  std::string own{};                          // empty: not known
  std::vector<std::string> owners{};          // of each shard; empty: nobody, as far as is known
  Moment owners_at{};                         // when they were so
  std::vector<std::string> addresses{};       // of all, itself too
  Moment addresses_at{};                      // when the ledger said so last
  std::vector<std::string> lobby_listings{};  // what others tell of their tables over HTTP

  bool operator==(ClusterSnapshot const&) const = default;

  bool contains(std::string_view origin) const;
  std::string owner_of(int shard) const;
  /// Where people are to go for a shard; empty where that is nowhere, or here.
  std::string remote_owner_of(int shard) const;
};

/// Any thread may ask, and tell.
class ClusterMap {
 public:
  /// `names` are further origins by which people reach one of them or another.
  explicit ClusterMap(std::string own, std::vector<std::string> extra_origins = {});

  std::shared_ptr<ClusterSnapshot const> snapshot() const;
  void set_owners(std::vector<std::string> owners, ClusterSnapshot::Moment at);
  void set_addresses(std::vector<std::string> addresses, ClusterSnapshot::Moment at);
  void set_lobby_listings(std::vector<std::string> lobby_listings);
  /// `changed` is called by whoever tells something new; it must not ask for long.
  void set_change_handler(std::function<void()> handler);

 private:
  template <class Change>
  void change(Change const& change);

  std::vector<std::string> extra_origins_;
  mutable std::mutex mutex_;
  std::shared_ptr<ClusterSnapshot const> snapshot_;
  std::function<void()> change_handler_;
};

}  // namespace kuhhandel::server
