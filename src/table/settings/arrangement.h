// The game that a table plays: an edition for play with its house rules, and the number of seats.
#pragma once

#include "engine/edition.h"

namespace kuhhandel::table {

struct Arrangement {
  Word edition;  // id
  Ruleset rules;
  int seats;
};

/// Returns the edition with these rules. Precondition: the id exists.
Edition edition_of(Arrangement const& arrangement);

}  // namespace kuhhandel::table
