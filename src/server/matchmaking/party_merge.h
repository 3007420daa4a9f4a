// Moves whole parties of waiting strangers between tables, so that two halves of a game do not wait apart
// until bots fill both tables.
#pragma once

#include <functional>
#include <map>
#include <span>

#include "server/matchmaking/match_rules.h"
#include "table/table.h"

namespace kuhhandel::server {

struct WaitingParty {
  table::Table const* table;                      // before its first game
  std::map<Seat, OpenPreferences> preferences{};  // settings left open by each player; no entry if unknown
  int reserved_seats = 0;                         // seats reserved for players who are about to come
};

/// Returns the number of empty seats that are not reserved.
int seats_left(WaitingParty const& party);

/// Returns whether all players of `party` are connected, would accept the other table, and fit in there.
/// A party with an absent player does not move.
bool could_join(WaitingParty const& party, WaitingParty const& other);

/// Returns whether a block separates the party from this one.
using Incompatible = std::function<bool(WaitingParty const&)>;

/// Returns the party whose table this party should move to; nullptr if it should stay. If two could join each
/// other, the larger one stays; if they are equal, the one that has waited longer. So they never swap tables.
WaitingParty const* merge_target(WaitingParty const& party, std::span<WaitingParty const> others,
                                 Incompatible const& is_incompatible);

}  // namespace kuhhandel::server
