// Does what whoever keeps the server orders: `kuhhandel admin` or their page writes it into the database, and
// the server that runs looks there.
#pragma once

#include "moderation/bans.h"
#include "server/lobby.h"
#include "table/instant.h"

namespace kuhhandel::server {

class Moderator {
 public:
  /// Both must outlive it.
  Moderator(store::Store& store, Lobby& lobby) : store_(store), lobby_(lobby) {}

  /// Stays where it is; what it holds is new after a look.
  moderation::Bans const& bans() const { return bans_; }

  /// To be done each second. Closes tables once their connections have ended.
  void look(table::Instant now);
  /// This server itself has written something to look at (OperatorPage).
  void look_anew() { seen_ = kNothing; }

 private:
  static constexpr int kNothing = -1;

  store::Store& store_;
  Lobby& lobby_;
  moderation::Bans bans_;
  int seen_ = kNothing;  // what another program wrote last, as SQLite counts it
  table::Instant forgets_next_{0};
};

}  // namespace kuhhandel::server
