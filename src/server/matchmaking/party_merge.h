// People who wait together at a table of strangers, and where all of them go: so that two halves of a game do
// not wait apart until bots take the seats of either.
#pragma once

#include <functional>
#include <map>
#include <span>

#include "server/matchmaking/match_rules.h"
#include "table/table.h"

namespace kuhhandel::server {

struct WaitingParty {
  table::Table const* table;  // gathers for its first game
  std::map<Seat, OpenPreferences>
      preferences{};       // what each would play otherwise too; nothing, of whom that is not known
  int reserved_seats = 0;  // so many more are about to come, for whom seats are kept there
};

/// Empty seats that are kept for nobody.
int seats_left(WaitingParty const& party);

/// Whether each of them could sit down there and would play there. They are all there themselves: nobody is
/// left behind, and who is away is not asked.
bool could_join(WaitingParty const& party, WaitingParty const& other);

/// Whether they are not to sit at one table with those.
using Incompatible = std::function<bool(WaitingParty const&)>;

/// Where all of them go; null where they stay. Of two that could join each other the larger stays, of equal
/// ones the one that has waited longer, so that no two pass each other.
WaitingParty const* merge_target(WaitingParty const& party, std::span<WaitingParty const> others,
                                 Incompatible const& is_incompatible);

}  // namespace kuhhandel::server
