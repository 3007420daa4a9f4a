// One server's knowledge of its cluster: the addresses of the servers and the owner of each shard.
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

  std::string own{};                          // empty: unknown
  std::vector<std::string> owners{};          // by shard; empty: no known owner
  Moment owners_at{};                         // when owners was read
  std::vector<std::string> addresses{};       // of all servers, including this one
  Moment addresses_at{};                      // when the ledger last confirmed the addresses
  std::vector<std::string> lobby_listings{};  // of the other servers, served over HTTP

  bool operator==(ClusterSnapshot const&) const = default;

  bool contains(std::string_view origin) const;
  std::string owner_of(int shard) const;
  /// Returns the address to which clients of the shard must be redirected; empty if there is none or it is
  /// this server.
  std::string remote_owner_of(int shard) const;
};

/// Thread-safe.
class ClusterMap {
 public:
  /// `extra_origins` are further origins at which clients reach a server of the cluster.
  explicit ClusterMap(std::string own, std::vector<std::string> extra_origins = {});

  std::shared_ptr<ClusterSnapshot const> snapshot() const;
  void set_owners(std::vector<std::string> owners, ClusterSnapshot::Moment at);
  void set_addresses(std::vector<std::string> addresses, ClusterSnapshot::Moment at);
  void set_lobby_listings(std::vector<std::string> lobby_listings);
  /// The thread that makes a change calls `handler`, which must return quickly.
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
