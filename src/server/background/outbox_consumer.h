// Applies outbox events of tables to account data, each exactly once even if a server is killed in between
// (docs/adr/0024).
#pragma once

#include <exception>

#include "groups/groups.h"
#include "server/ledger/ledger.h"
#include "server/outbox/event.h"
#include "store/store.h"

namespace kuhhandel::server {

class PushNotifier;

class OutboxConsumer {
 public:
  /// All must outlive this object.
  OutboxConsumer(store::Store& store, Ledger& ledger, groups::Groups& groups, PushNotifier* push_notifier)
      : store_(store), ledger_(ledger), groups_(groups), push_notifier_(push_notifier) {}

  /// Handles some pending events if this server owns the account data, and deletes some events of its own
  /// tables that were handled in an earlier batch.
  void consume();

 private:
  void delete_acked();
  void delete_event(store::OutboxEventKey const& acked);
  void delete_markers();
  void handle(store::OutboxEvent const& event);
  /// Stores an event whose handler threw, for inspection.
  void quarantine(store::OutboxEvent const& event, std::exception_ptr const& thrown);

  store::Store& store_;
  Ledger& ledger_;
  groups::Groups& groups_;
  PushNotifier* push_notifier_;  // nullptr: notifications are off
};

}  // namespace kuhhandel::server
