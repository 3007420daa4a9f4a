// The tables that a server holds in memory, not more than so many, and when time brings something to each.
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
  /// Of those that nobody watches and to which time brings nothing; the least recently used goes first.
  std::size_t idle = 300;
};

class TableCache {
 public:
  struct Entry {
    std::unique_ptr<ServerTable> table;
    std::uint64_t number;  // the first that came has 1
    std::string code;      // keys::code_of
    std::optional<table::Instant> due;
    std::optional<std::uint64_t> idle_since;  // as idle_ has it
    std::map<Seat, MatchTicket> tickets{};    // by the seat that they took then
    boost::asio::ip::address opener{};        // the household of who came first; never stored or logged
    bool has_failed = false;                  // its work threw: it is closed at the end of that work
  };
  using Entries = std::map<std::string, Entry, std::less<>>;

  explicit TableCache(TableCacheLimits limit) : limits_(limit) {}

  /// So many at the most from now on. Those that are here stay until another wants room.
  void set_capacity(std::size_t capacity) { limits_.all = capacity; }
  std::size_t capacity() const { return limits_.all; }

  /// Null where it is not here.
  Entry* find(std::string_view id);

  /// False where all are being watched.
  bool make_room();
  /// One that is not here yet; null where there is no room.
  Entry* add(std::unique_ptr<ServerTable> table);

  /// To be called after anything happened at the table. Others may be let go for it.
  void update_due(Entry& entry);
  /// Time brings nothing there until it is settled again.
  void cancel_timer(Entry& entry);
  void evict(std::string_view id);

  /// The table to which time brings something first, and when; null where it brings nothing anywhere.
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
  std::map<std::uint64_t, std::string> idle_;  // by when they were used last, in the order of uses
  std::uint64_t uses_ = 0;
  std::uint64_t added_ = 0;
};

/// Counts how often the work of each table threw, so that a table which fails again and again stays closed.
class FailedTables {
 public:
  /// A table that fails so often within kRetention stays closed until the last failure is kRetention ago.
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

/// How many people are at them.
int people_at(TableCache const& tables);

}  // namespace kuhhandel::server
