// What a game that is over says of a seat, for the rating of who began it there.
#pragma once

#include <string>
#include <vector>

#include "codec/record.h"

namespace kuhhandel::ratings {

struct Performance {
  int rank = 1;                            // equal points share one (C9.6)
  int bluffs = 0;                          // bids above what was in the hand, as tales find them
  int seen_through = 0;                    // of them
  std::vector<std::string> quartets = {};  // by the names of the animals
};

/// Of each seat. std::runtime_error where today's rules play the record another way.
std::vector<Performance> performances(codec::Record const& record);

}  // namespace kuhhandel::ratings
