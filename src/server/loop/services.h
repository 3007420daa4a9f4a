// Domain services that request handlers use.
#pragma once

#include <string>

#include "groups/groups.h"
#include "moderation/bans.h"
#include "names/names.h"
#include "server/content/static_files.h"
#include "server/ledger/read_only_db.h"
#include "server/matchmaking/identity_service.h"
#include "server/tables/table_directory.h"
#include "store/tables/retention.h"

namespace kuhhandel::server {

class ClusterMap;
class IdempotencyService;
class PushNotifier;
class OperatorAuth;
class WebhookSender;

struct Services {
  TableDirectory& directory;
  /// For account data: names, groups, reports, push subscriptions.
  store::Store& store;
  groups::Groups& groups;
  names::Names& names;
  StaticFiles const& files;
  /// Only for the background thread.
  ReadOnlyDb& read_db;
  /// URL of this machine in the local network, without a port (`http://192.168.1.5`); empty if it cannot be
  /// reached there.
  std::string lan_address = {};
  PushNotifier* push_notifier = nullptr;   // nullptr: notifications are off
  moderation::Bans const* bans = nullptr;  // nullptr: no bans
  store::RetentionPeriods keeping = {};
  WebhookSender* webhooks = nullptr;          // nullptr: webhooks are off
  OperatorAuth* operator_auth = nullptr;      // nullptr: no operator access
  ClusterMap const* cluster_map = nullptr;    // nullptr: no other server shares the ledger
  IdempotencyService* idempotency = nullptr;  // nullptr: idempotency keys are ignored

  /// Returns the identity service for changes at a table.
  IdentityService identity() const {
    return {names, store.database(), groups, bans, !owns_account_data(directory.ledger())};
  }

  /// Returns whether nothing new may begin because the disk is full.
  bool is_full() const { return directory.ledger().is_full(); }
};

}  // namespace kuhhandel::server
