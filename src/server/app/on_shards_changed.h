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

struct SharedServices {
  Lobby& lobby;
  store::Store& store;
  groups::Groups& groups;
  Moderator& moderator;
  Hearing& hearing;
  Notices* notices;  // null: nobody is called
  /// Hears whether whoever keeps the server may give it orders.
  std::function<void(bool)> take_orders;
};

/// What it refers to must outlive them.
ClusterHooks hooks_of(SharedServices const& services);

}  // namespace kuhhandel::server
