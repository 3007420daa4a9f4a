// A block: one deal, played in every rotation of the line-up.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "apps/arena/plan.h"
#include "apps/arena/times.h"

namespace kuhhandel {

/// What the seats of one bot's name got in a block or in many, added up.
struct Haul {
  double wins = 0;  // a shared win counts its part
  double score = 0;
  double rank = 0;  // equal scores share the mean of their ranks
  int faults = 0;
  int seats = 0;  // games times seats of that name

  double share() const { return wins / seats; }
};

using Hauls = std::map<std::string, Haul>;

struct BlockResult {
  Hauls hauls;
  std::vector<std::uint64_t> digests;  // of each game's last state, in order
  int cut_off = 0;
};

/// Per name, over all blocks that one thread has played.
using TimesByName = std::map<std::string, Times>;

BlockResult play_block(ArenaPlan const& plan, int block, TimesByName& times);

}  // namespace kuhhandel
