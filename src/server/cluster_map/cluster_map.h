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
struct Neighbourhood {
  using Moment = std::chrono::steady_clock::time_point;

  std::string own{};                     // empty: not known
  std::vector<std::string> owners{};     // of each shard; empty: nobody, as far as is known
  Moment owners_at{};                    // when they were so
  std::vector<std::string> addresses{};  // of all, itself too
  Moment heard_at{};                     // when the ledger said so last
  std::vector<std::string> lobbies{};    // what others tell of their tables over HTTP

  bool operator==(Neighbourhood const&) const = default;

  bool has(std::string_view origin) const;
  std::string owner_of(int shard) const;
  /// Where people are to go for a shard; empty where that is nowhere, or here.
  std::string elsewhere(int shard) const;
};

/// Any thread may ask, and tell.
class Neighbours {
 public:
  /// `names` are further origins by which people reach one of them or another.
  explicit Neighbours(std::string own, std::vector<std::string> names = {});

  std::shared_ptr<Neighbourhood const> now() const;
  void have_shards(std::vector<std::string> owners, Neighbourhood::Moment at);
  void are(std::vector<std::string> addresses, Neighbourhood::Moment at);
  void tell(std::vector<std::string> lobbies);
  /// `changed` is called by whoever tells something new; it must not ask for long.
  void when_changed(std::function<void()> changed);

 private:
  template <class Change>
  void change(Change const& change);

  std::vector<std::string> names_;
  mutable std::mutex mutex_;
  std::shared_ptr<Neighbourhood const> now_;
  std::function<void()> changed_;
};

}  // namespace kuhhandel::server
