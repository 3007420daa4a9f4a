// Keeps strangers apart if one blocks the other. The blocked player is not notified: the table is simply not
// offered to them.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "live/lobby_json.h"
#include "server/matchmaking/identity_service.h"
#include "server/tables/table_cache.h"

namespace kuhhandel::server {

/// Returns the ticket of a player who has just taken a seat and has no registered name.
MatchTicket ticket_for(live::PlayRequest const& request);

/// Returns whether a block separates any player at one table from any player at the other.
bool are_incompatible(TableCache::Entry const& one, TableCache::Entry const& other,
                      IdentityService& identity);

/// Finds the tables that blocks exclude for a player who presses "Play now". `key` is the key of the player's
/// registered name; may be empty.
class BlockFilter {
 public:
  /// `request` and `identity` must outlive this object.
  BlockFilter(live::PlayRequest const& request, std::string_view key, IdentityService& identity);

  /// Returns whether a block separates the player from a player or a requester of a seat at this table.
  bool excludes(TableCache::Entry const& entry) const;

 private:
  bool blocks(TableCache::Entry const& entry, std::string_view other) const;

  live::PlayRequest const& request_;
  IdentityService& identity_;
  std::set<std::string> blocked_;  // normalized
  std::optional<std::string> own_name_;
};

}  // namespace kuhhandel::server
