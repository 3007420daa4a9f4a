// Does what whoever keeps the server orders: `kuhhandel admin` or their page writes it into the database, and
// the server that runs looks there.
#pragma once

#include <functional>
#include <utility>

#include "moderation/bans.h"
#include "server/limits/server_limits.h"
#include "server/operator/operator_log.h"
#include "server/tables/table_directory.h"
#include "store/store.h"
#include "table/instant.h"

namespace kuhhandel::server {

class Moderator {
 public:
  /// Both must outlive it.
  Moderator(store::Store& store, Lobby& lobby) : store_(store), lobby_(lobby), orders_(store.database()) {}

  /// Stays where it is; what it holds is new once orders are taken up.
  moderation::Bans const& bans() const { return bans_; }

  /// Who hears of limits as they are taken up; those of tables are the lobby's.
  void let_limit(std::function<void(ServerLimits const&)> limit) { limit_ = std::move(limit); }

  /// To be done each second. Closes tables once their connections have ended.
  void look(table::Instant now);
  /// Somebody has ordered something at another server: the next look takes it up.
  void take_up() {
    seen_ = -1;
    ordered_by_ = OrderedBy::other_server;
  }
  /// What is ordered by now, at the operator's page, holds from now on; tables that are to be closed are let
  /// go at the next look.
  void take_up(table::Instant now);

 private:
  void take_up(OrderedBy by, table::Instant now);

  store::Store& store_;
  Lobby& lobby_;
  moderation::Bans bans_;
  OrderLog orders_;
  OrderedBy ordered_by_ = OrderedBy::command_line;  // what the next look finds
  std::function<void(ServerLimits const&)> limit_;
  int seen_ = -1;  // what another program wrote last, as SQLite counts it
  table::Instant forgets_next_{0};
};

}  // namespace kuhhandel::server
