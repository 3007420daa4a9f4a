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

class OperatorOrders {
 public:
  /// Both must outlive it.
  OperatorOrders(store::Store& store, TableDirectory& directory)
      : store_(store), directory_(directory), log_(store.database()) {}

  /// Stays where it is; what it holds is new once orders are taken up.
  moderation::Bans const& bans() const { return bans_; }

  /// Who hears of limits as they are taken up; those of tables are the lobby's.
  void set_limits_handler(std::function<void(ServerLimits const&)> handler) {
    limits_handler_ = std::move(handler);
  }

  /// To be done each second. Closes tables once their connections have ended.
  void poll(table::Instant now);
  /// Somebody has ordered something at another server: the next look takes it up.
  void mark_stale() {
    data_version_ = -1;
    ordered_by_ = OrderedBy::other_server;
  }
  /// What is ordered by now, at the operator's page, holds from now on; tables that are to be closed are let
  /// go at the next look.
  void apply_orders(table::Instant now);

 private:
  void apply_orders(OrderedBy by, table::Instant now);

  store::Store& store_;
  TableDirectory& directory_;
  moderation::Bans bans_;
  OrderLog log_;
  OrderedBy ordered_by_ = OrderedBy::command_line;  // what the next look finds
  std::function<void(ServerLimits const&)> limits_handler_;
  int data_version_ = -1;  // what another program wrote last, as SQLite counts it
  table::Instant next_cleanup_{0};
};

}  // namespace kuhhandel::server
