// What a table plays: an edition for play with its house rules, and for how many.
#pragma once

#include "engine/edition.h"

namespace kuhhandel::table {

struct Arrangement {
  Word edition;  // its id
  Ruleset rules;
  int seats;
};

/// The edition with these rules; there must be one of that id.
Edition edition_of(Arrangement const& arrangement);

}  // namespace kuhhandel::table
