// What a server does beside, a little at a time: it lets go of what is kept no longer.
#pragma once

#include <map>
#include <string>

#include "groups/groups.h"
#include "server/lobby.h"
#include "store/upkeep.h"

namespace kuhhandel::server {

class Housekeeping {
 public:
  /// All must outlive it.
  Housekeeping(store::Store& store, Lobby& lobby, groups::Groups& groups, store::Keeping const& keeping)
      : store_(store), lobby_(lobby), groups_(groups), upkeep_(store), keeping_(keeping) {}

  /// Deletes a few tables and some hundred facts and games at the most, and wakes a few tables, so that
  /// nobody waits for it; whether there are more, for turns soon after.
  bool go_on(table::Instant now);

  /// Its parts, so that damaged data of one does not keep the others from being done.
  bool expire(table::Instant now);
  bool wake(table::Instant now);
  bool sweep_facts();
  bool sweep_groups();

 private:
  /// False where there are none.
  bool let_go_of_expired(table::Instant now);
  /// Tables that sleep in a game which counts for names: if nobody comes, time is to bring its end. False
  /// where there are none.
  bool wake_some(table::Instant now);

  store::Store& store_;
  Lobby& lobby_;
  groups::Groups& groups_;
  store::Upkeep upkeep_;
  store::Keeping keeping_;
  table::Instant looks_next_{0};  // for tables that have expired
  table::Instant wakes_next_{0};
  std::map<std::string, table::Instant> woken_;  // when last
};

}  // namespace kuhhandel::server
