// Whom the server does not put together among strangers, since one of them blocks the other. Nobody is told:
// for who is blocked it is as if nobody waited there.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "live/lobby_json.h"
#include "server/matchmaking/identity_service.h"
#include "server/tables/table_cache.h"

namespace kuhhandel::server {

/// What is remembered of one who has just sat down there and keeps no name.
MatchTicket ticket_for(live::PlayRequest const& request);

/// Whether somebody at one of two tables, where people wait who keep names or not, is kept apart from
/// somebody at the other.
bool are_incompatible(TableCache::Entry const& one, TableCache::Entry const& other,
                      IdentityService& identity);

/// From whom one is kept apart who wants to play, and shows `key`, be it none.
class BlockFilter {
 public:
  /// Both must outlive it.
  BlockFilter(live::PlayRequest const& request, std::string_view key, IdentityService& identity);

  /// Whether it is from somebody at that table, who sits there or has asked for a seat.
  bool excludes(TableCache::Entry const& entry) const;

 private:
  bool blocks(TableCache::Entry const& entry, std::string_view other) const;

  live::PlayRequest const& request_;
  IdentityService& identity_;
  std::set<std::string> blocked_;  // folded
  std::optional<std::string> own_name_;
};

}  // namespace kuhhandel::server
