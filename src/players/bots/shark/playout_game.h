// An imagined game that is played on, by habit and by chance, to see its result.
#pragma once

#include "bots/shark/prospect.h"
#include "engine/action.h"
#include "engine/play.h"
#include "engine/random/rng.h"

namespace kuhhandel::bots {

/// Returns a uniform random number from 0 to (but not including) 1.
inline float uniform(Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24F; }

struct PlayoutGame {
  Edition const& edition;
  State& state;
  Rng& rng;

  void play(Actor by, Action const& action) const { play_unchecked(edition, state, {by, action}); }
  float between(float least, float most) const { return least + (most - least) * uniform(rng); }
};

}  // namespace kuhhandel::bots
