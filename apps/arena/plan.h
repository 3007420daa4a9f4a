// What the arena is to play, checked.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "apps/arena/arena.h"
#include "engine/edition.h"

namespace kuhhandel {

struct ArenaPlan {
  Edition const* edition;
  std::vector<std::string> line_up;  // a bot's name per seat
  std::string seed;
  int blocks;
  int threads;
  int most_turns;

  int seats() const { return static_cast<int>(line_up.size()); }
  int games() const { return blocks * seats(); }
};

/// The plan, or a sentence that names the option that is wrong.
std::expected<ArenaPlan, std::string> plan_of(ArenaOptions const& options);

}  // namespace kuhhandel
