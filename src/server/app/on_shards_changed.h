// Updates a server's components after it acquires shards or syncs other servers' account data.
#pragma once

#include <functional>

#include "groups/groups.h"
#include "server/background/outbox_consumer.h"
#include "server/cluster/loop_bridge.h"
#include "server/notifications/push_notifier.h"
#include "server/operator/operator_orders.h"
#include "server/tables/table_directory.h"
#include "store/store.h"

namespace kuhhandel::server {

struct ShardServices {
  TableDirectory& directory;
  store::Store& store;
  groups::Groups& groups;
  OperatorOrders& orders;
  OutboxConsumer& outbox_consumer;
  PushNotifier* push_notifier;  // null: notifications are off
  /// called with whether this server accepts operator orders
  std::function<void(bool)> publish_control_address;
};

/// All objects that `services` refers to must outlive the hooks.
ShardHooks shard_hooks(ShardServices const& services);

}  // namespace kuhhandel::server
