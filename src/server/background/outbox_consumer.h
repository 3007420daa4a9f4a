// The side of what lies around tables: hears what they tell, each once, whoever is killed in between
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
  /// All must outlive it.
  OutboxConsumer(store::Store& store, Ledger& ledger, groups::Groups& groups, PushNotifier* push_notifier)
      : store_(store), ledger_(ledger), groups_(groups), push_notifier_(push_notifier) {}

  /// Hears some, where what lies around tables is this server's; of its own tables lets some go that were
  /// heard in an earlier turn.
  void consume();

 private:
  void delete_acked();
  void delete_event(store::OutboxEventKey const& acked);
  void delete_markers();
  void handle(store::OutboxEvent const& event);
  /// Keeps an event that threw for inspection.
  void quarantine(store::OutboxEvent const& event, std::exception_ptr const& thrown);

  store::Store& store_;
  Ledger& ledger_;
  groups::Groups& groups_;
  PushNotifier* push_notifier_;  // null: nobody is called
};

}  // namespace kuhhandel::server
