// A game that goes on in the imagination: every seat decides as a net draws, by what it would know, or as a
// farmer.
#pragma once

#include <vector>

#include "engine/ceilings.h"
#include "engine/observation.h"
#include "engine/rng.h"
#include "engine/seat_memory.h"
#include "net/farmers.h"
#include "net/odds.h"
#include "net/policy.h"

namespace kuhhandel::net {

/// The nets that an imagined game is played and judged by, and room for what happens in it.
struct Imagination {
  Policy player;
  Odds odds;
  std::vector<Event> events = {};
};

/// A value: a copy is the same game, which may go on otherwise.
struct ImaginedGame {
  CeilingQuestion asked;
  PerSeat<SeatMemory> memories;
  Farmers const* as_farmers = nullptr;  // what farmers would do
  SeatSet farmers = {};                 // who is one
};

/// What share of the win `self`, who is asked, may expect after that answer: the game goes on until they are
/// asked again about a turn, a lot, an offer or a claim, or to its end. All chance comes from `rng`.
float share_after(Edition const& edition, ImaginedGame game, int nth, Imagination& imagination, Rng rng);

}  // namespace kuhhandel::net
