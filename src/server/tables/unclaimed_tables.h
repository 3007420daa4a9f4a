// Tables that were opened by a request and to which nobody has come by a live connection yet. They are listed
// nowhere and do not stay.
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
  /// How long such a table stays.
  static constexpr table::Duration kTimeToLive = std::chrono::minutes(1);

  /// With those that the ledger, which must outlive it, has from before.
  explicit UnclaimedTables(Ledger& ledger);

  /// From `now` on, unless it waits here already.
  void on_opened(std::string const& table, table::Instant now);
  /// Other tables are this server's by now.
  void reload();
  /// Somebody has come to the table, perhaps once more.
  void on_claimed(std::string const& table);
  bool has(std::string_view table) const { return tables_.contains(table); }

  /// One that has waited for too long, which is forgotten here and in the ledger; none where there is none.
  std::optional<std::string> expire_one(table::Instant now);
  std::optional<table::Instant> next_due() const;

 private:
  Ledger& ledger_;
  std::map<std::string, table::Instant, std::less<>> tables_;  // since when each waits
  /// The oldest first. A table that was visited since, and perhaps opened again, has another time above.
  std::deque<store::UnvisitedTable> in_order_;
};

}  // namespace kuhhandel::server
