// A seat's performance in a finished game, for the rating of the player who began it.
#pragma once

#include <string>
#include <vector>

#include "codec/records/record.h"

namespace kuhhandel::ratings {

struct Performance {
  int rank = 1;                            // equal points share a rank (C9.6)
  int bluffs = 0;                          // bids above the money in the hand, as in tales
  int seen_through = 0;                    // of `bluffs`
  std::vector<std::string> quartets = {};  // by animal name
};

/// Returns the performance of each seat. Throws std::runtime_error if the current rules do not replay the
/// record.
std::vector<Performance> performances(codec::Record const& record);

}  // namespace kuhhandel::ratings
