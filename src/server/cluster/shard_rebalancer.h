// The part of a server that shares the tables with others: it takes what is free and due to it, gives back
// what is due to another, one shard after the other, and keeps its copy of the rest as the ledger is
// (docs/adr/0026).
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "server/cluster/loop_bridge.h"
#include "server/cluster_map/cluster_map.h"
#include "server/ledger/postgres/postgres_ledger.h"
#include "server/ledger/postgres/tombstone_gc.h"

namespace kuhhandel::server {

class Sharing {
 public:
  /// In a thread of its own from now on; `held` are the shards that are ours, `readiness` is how the server
  /// says that it is there. All must outlive it.
  Sharing(std::string where, Node const& node, std::vector<ShardRow> const& held, Neighbours& neighbours,
          PostgresLedger const& ledger, store::Store& store, ClusterLoop& loop,
          std::atomic<Readiness>& readiness);
  ~Sharing();
  Sharing(Sharing const&) = delete;
  Sharing& operator=(Sharing const&) = delete;

  /// Gives all to others that are ready, and calls `have_left` then, or when there is none; once.
  void leave(std::function<void()> have_left);

 private:
  void go_on(std::stop_token const& ends);
  void look_or_wait();
  void look();
  bool is_to_leave();
  std::function<void()> take_leave();
  Ownership::Time until_next_look() const;
  bool is_free(ShardRow const& row) const;
  std::vector<std::string> owners_now() const;
  void lose_what_is_anothers();
  void take(std::vector<std::string> const& due);
  void give_one(std::vector<std::string> const& due);
  void give(int shard, std::string const& to);
  void give_all();
  void follow();
  void know_owners();
  postgres::Connection& database();
  postgres::Connection& copying();
  std::set<int> held_shards() const;

  std::string where_;
  Node const& node_;
  Neighbours& neighbours_;
  PostgresLedger const& ledger_;
  AtHand copy_;
  ClusterLoop& loop_;
  std::atomic<Readiness>& readiness_;
  std::map<int, std::uint64_t> held_;  // with their epochs
  ShardRows latest_{};
  std::chrono::steady_clock::time_point looked_{};  // for these
  Ownership::Time since_{0};                        // that it looks without a break, by the database's clock
  std::chrono::steady_clock::time_point next_beat_{};
  std::string listed_;
  ForgottenMarks marks_;
  std::optional<postgres::Connection> database_;
  std::optional<postgres::Connection> copying_;
  std::mutex mutex_;
  std::function<void()> have_left_;  // null: it is not to leave, or has left
  bool has_left_ = false;            // of the thread alone
  std::jthread thread_;
};

}  // namespace kuhhandel::server
