// Applies operator orders that `kuhhandel admin` or the operator page writes into the database while the
// server runs.
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
  /// Both arguments must outlive this object.
  OperatorOrders(store::Store& store, TableDirectory& directory)
      : store_(store), directory_(directory), log_(store.database()) {}

  /// Returns a reference that stays valid; its contents change when orders are applied.
  moderation::Bans const& bans() const { return bans_; }

  /// Sets the function that receives all limits whenever orders are applied. The limit of loaded tables is
  /// applied without it.
  void set_limits_handler(std::function<void(ServerLimits const&)> handler) {
    limits_handler_ = std::move(handler);
  }

  /// Call it every second. Closes tables once their connections have ended.
  void poll(table::Instant now);
  /// Another server has new orders; the next poll applies them.
  void mark_stale() {
    data_version_ = -1;
    ordered_by_ = OrderedBy::other_server;
  }
  /// Applies the operator page's orders at once; the next poll closes the tables to be closed.
  void apply_orders(table::Instant now);

 private:
  void apply_orders(OrderedBy by, table::Instant now);

  store::Store& store_;
  TableDirectory& directory_;
  moderation::Bans bans_;
  OrderLog log_;
  OrderedBy ordered_by_ = OrderedBy::command_line;  // source of the orders that the next poll finds
  std::function<void(ServerLimits const&)> limits_handler_;
  int data_version_ = -1;  // SQLite's data_version at the last poll
  table::Instant next_cleanup_{0};
};

}  // namespace kuhhandel::server
