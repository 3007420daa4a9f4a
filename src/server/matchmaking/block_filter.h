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
CameToPlay who_came(live::PlayRequest const& wanted);

/// Whether somebody at one of two tables, where people wait who keep names or not, is kept apart from
/// somebody at the other.
bool are_kept_apart(TablesInMemory::Entry const& one, TablesInMemory::Entry const& other, Around& around);

/// From whom one is kept apart who wants to play, and shows `key`, be it none.
class KeptApart {
 public:
  /// Both must outlive it.
  KeptApart(live::PlayRequest const& wanted, std::string_view key, Around& around);

  /// Whether it is from somebody at that table, who sits there or has asked for a seat.
  bool from_one_at(TablesInMemory::Entry const& entry) const;

 private:
  bool from(TablesInMemory::Entry const& entry, std::string_view other) const;

  live::PlayRequest const& wanted_;
  Around& around_;
  std::set<std::string> blocked_;  // folded
  std::optional<std::string> own_name_;
};

}  // namespace kuhhandel::server
