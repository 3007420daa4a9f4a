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
#include "store/upkeep.h"

namespace kuhhandel::server {

class Neighbours;
class Notices;
class OperatorPage;
class Webhooks;

struct Services {
  Lobby& lobby;
  /// For what is kept beside tables: names, groups, reports, who is to be called.
  store::Store& store;
  groups::Groups& groups;
  names::Names& names;
  StaticFiles const& files;
  /// For the thread beside the loop alone.
  Archive& archive;
  /// By which others in the network reach this machine, `http://192.168.1.5`, without a port; empty where
  /// they do not.
  std::string in_network = {};
  Notices* notices = nullptr;              // null: nobody is called
  moderation::Bans const* bans = nullptr;  // null: nobody is banned
  store::Keeping keeping = {};
  Webhooks* webhooks = nullptr;            // null: no other program is told anything
  OperatorPage* operator_page = nullptr;   // null: there is none
  Neighbours const* neighbours = nullptr;  // null: no other server has the same ledger

  /// What is asked where something happens at a table.
  AroundInFolder around() const {
    return {names, store.database(), groups, bans, !holds_surroundings(lobby.ledger())};
  }

  /// Whether nothing new may begin, for want of room on the disk.
  bool are_full() const { return lobby.ledger().is_full(); }
};

}  // namespace kuhhandel::server
