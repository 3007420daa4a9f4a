// Bounded cache of the tables that a server holds in memory, with their timers.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "server/limits/server_limits.h"
#include "server/tables/matchmaking_ticket.h"
#include "server/tables/server_table.h"

namespace kuhhandel::server {

struct TableCacheLimits {
  std::size_t all = ServerLimits{}.tables;
  /// Limit of tables without connections and due events; the least recently used is evicted first.
  std::size_t idle = 300;
};

class TableCache {
 public:
  struct Entry {
    std::unique_ptr<ServerTable> table;
    std::uint64_t number;  // counts loaded tables, from 1
    std::string code;      // keys::code_of
    std::optional<table::Instant> due;
    std::optional<std::uint64_t> idle_since;  // its key in idle_
    std::map<Seat, MatchTicket> tickets{};    // by the seat that they took
    boost::asio::ip::address opener{};        // client subnet of the first visitor; never stored or logged
    bool has_failed = false;                  // its work threw: it is closed when that work ends
  };
  using Entries = std::map<std::string, Entry, std::less<>>;

  explicit TableCache(TableCacheLimits limit) : limits_(limit) {}

  /// Sets the limit. Tables above it are only evicted when another table needs room.
  void set_capacity(std::size_t capacity) { limits_.all = capacity; }
  std::size_t capacity() const { return limits_.all; }

  /// Returns nullptr if the table is not in memory.
  Entry* find(std::string_view id);

  /// Returns false if all tables have connections.
  bool make_room();
  /// Adds a table that is not in memory yet. Returns nullptr if there is no room.
  Entry* add(std::unique_ptr<ServerTable> table);

  /// Updates the table's timer; must be called after every change at the table. May evict other tables.
  void update_due(Entry& entry);
  /// Removes the table's timer until the next update_due().
  void cancel_timer(Entry& entry);
  void evict(std::string_view id);
  /// Evicts all tables without connections and due events, except the most recently used ones: their latest
  /// facts may not be committed yet.
  void evict_idle(std::size_t kept = 50) { trim_idle(kept); }

  /// Returns the table that is due first, and its time; nullptr and nullopt if none is due.
  Entry* next() { return timers_.empty() ? nullptr : find(timers_.begin()->second); }
  std::optional<table::Instant> next_due() const;

  Entries const& entries() const { return entries_; }

 private:
  void erase(Entries::iterator entry);
  void update_idle(Entry& entry);
  void trim_idle(std::size_t capacity);
  bool evict_one();

  TableCacheLimits limits_;
  Entries entries_;
  std::set<std::pair<table::Instant, std::string>> timers_;
  std::map<std::uint64_t, std::string> idle_;  // keyed by a counter of uses, least recently used first
  std::uint64_t uses_ = 0;
  std::uint64_t added_ = 0;
};

/// Counts how often the work of each table threw, so that a table which fails repeatedly stays closed.
class FailedTables {
 public:
  /// A table with this many failures within kRetention stays closed until the latest is kRetention old.
  static constexpr int kMaxFailures = 3;
  static constexpr table::Duration kRetention = std::chrono::hours(1);

  void add(std::string const& table, table::Instant now) {
    auto& failures = tables_[table];
    ++failures.count;
    failures.latest = now;
  }

  bool is_kept_closed(std::string_view table) const {
    auto const found = tables_.find(table);
    return found != tables_.end() && found->second.count >= kMaxFailures;
  }

  /// Forgets the tables that have not failed for kRetention.
  void expire_before(table::Instant now) {
    if (tables_.empty()) return;
    std::erase_if(tables_, [&](auto const& table) { return now >= table.second.latest + kRetention; });
  }

 private:
  struct Failures {
    int count = 0;
    table::Instant latest{0};
  };

  std::map<std::string, Failures, std::less<>> tables_;
};

/// Returns the number of connected players at these tables.
int people_at(TableCache const& tables);

}  // namespace kuhhandel::server
