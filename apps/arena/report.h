// The arena's figures and how they are shown.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "apps/arena/block.h"

namespace kuhhandel {

/// One bot's figures, the mean over its seats, so that equal play gives a share of one in the number of
/// seats however often a name sits at the table.
struct BotFigures {
  std::string name;
  double share;
  double ci95_from;  // normal approximation over blocks
  double ci95_to;
  double mean_score;
  double mean_rank;
  int faults;
  double ms_p50;
  double ms_p99;
};

struct ArenaReport {
  std::string edition;
  std::string seed;
  int games;
  int blocks;
  int most_turns;
  int cut_off;  // games scored as they stood after most_turns (C12.3)
  std::vector<BotFigures> bots;
  std::uint64_t digest;
};

ArenaReport report_on(ArenaPlan const& plan, std::span<BlockResult const> results, TimesByName const& times);

/// The report of docs/PROTOCOL.md, in one line.
std::string json_of(ArenaReport const& report);

/// The same as a table for people.
std::string text_of(ArenaReport const& report);

}  // namespace kuhhandel
