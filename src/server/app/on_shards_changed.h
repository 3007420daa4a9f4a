// What a server of a cluster does about what lies around tables, as that becomes its own or another's is
// read.
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
  PushNotifier* push_notifier;  // null: nobody is called
  /// Hears whether whoever keeps the server may give it orders.
  std::function<void(bool)> publish_control_address;
};

/// What it refers to must outlive them.
ShardHooks shard_hooks(ShardServices const& services);

}  // namespace kuhhandel::server
