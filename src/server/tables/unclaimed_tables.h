// Tables that were opened by a request but have had no live connection yet. They are not listed and expire.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/ledger/ledger.h"
#include "table/instant.h"

namespace kuhhandel::server {

class UnclaimedTables {
 public:
  /// Time until such a table expires.
  static constexpr table::Duration kTimeToLive = std::chrono::minutes(1);

  /// Starts with the unclaimed tables in the ledger, which must outlive this object.
  explicit UnclaimedTables(Ledger& ledger);

  /// Adds a table as of `now`, unless it is already here.
  void on_opened(std::string const& table, table::Instant now);
  /// Reads the ledger after this server has gained or lost tables.
  void reload();
  /// Removes a table that a client has reached; may be called repeatedly.
  void on_claimed(std::string const& table);
  bool has(std::string_view table) const { return tables_.contains(table); }

  /// Removes one expired table, here and from the ledger, and returns its id; nullopt if none has expired.
  std::optional<std::string> expire_one(table::Instant now);
  std::optional<table::Instant> next_due() const;

 private:
  Ledger& ledger_;
  std::map<std::string, table::Instant, std::less<>> tables_;  // when each was opened
  /// Oldest first. Entries whose time differs from that in tables_ are stale: the table was claimed since,
  /// and perhaps abandoned again.
  std::deque<store::UnvisitedTable> in_order_;
};

}  // namespace kuhhandel::server
