// All that the server has to answer with.
#pragma once

#include <string>

#include "groups/groups.h"
#include "moderation/bans.h"
#include "names/names.h"
#include "server/http/static_files.h"
#include "server/ledger/read_only_db.h"
#include "server/matchmaking/identity_service.h"
#include "server/tables/table_directory.h"
#include "store/retention.h"

namespace kuhhandel::server {

class ClusterMap;
class PushNotifier;
class OperatorAuth;
class WebhookSender;

struct Services {
  TableDirectory& directory;
  /// For what is kept beside tables: names, groups, reports, who is to be called.
  store::Store& store;
  groups::Groups& groups;
  names::Names& names;
  StaticFiles const& files;
  /// For the thread beside the loop alone.
  ReadOnlyDb& read_db;
  /// By which others in the network reach this machine, `http://192.168.1.5`, without a port; empty where
  /// they do not.
  std::string lan_address = {};
  PushNotifier* push_notifier = nullptr;   // null: nobody is called
  moderation::Bans const* bans = nullptr;  // null: nobody is banned
  store::RetentionPeriods keeping = {};
  WebhookSender* webhooks = nullptr;        // null: no other program is told anything
  OperatorAuth* operator_auth = nullptr;    // null: there is none
  ClusterMap const* cluster_map = nullptr;  // null: no other server has the same ledger

  /// What is asked where something happens at a table.
  DatabaseIdentityService identity() const {
    return {names, store.database(), groups, bans, !owns_account_data(directory.ledger())};
  }

  /// Whether nothing new may begin, for want of room on the disk.
  bool is_full() const { return directory.ledger().is_full(); }
};

}  // namespace kuhhandel::server
