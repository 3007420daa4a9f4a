// How the chance of the next game comes about (docs/FAIRNESS.md): the house and each browser bind themselves
// before any of them opens its part.
#pragma once

#include <string>
#include <vector>

#include "codec/shuffle_proof.h"
#include "engine/seat.h"

namespace kuhhandel::table {

/// What the browser of a seat adds.
struct BoundChance {
  Seat seat;
  std::string hash;      // SHA-256 of `random`, told to all before anyone opens
  std::string random{};  // 64 hexadecimal digits; empty until it is opened
};

struct Shuffle {
  std::string commitment;  // SHA-256 of the secret
  std::string secret;      // nobody's to know before the game is over
  std::vector<BoundChance> bound{};
  bool opening = false;  // the game was started: no part is added or left out any more

  /// Null where that seat has bound itself to nothing.
  BoundChance const* of(Seat seat) const;
  /// The seat must have bound itself.
  void open(Seat seat, std::string random);
  /// The game was started: the parts of these seats are to be opened, the others are left out.
  void open_those_of(std::vector<Seat> const& seats);
  /// Whether all that the seed is made of is known.
  bool is_open() const;
  /// Whether the deal waits for that seat to open its part.
  bool waits_for(Seat seat) const;
};

/// What the record will tell, by the parts that are open.
codec::ShuffleProof proof_of(Shuffle const& shuffle, std::vector<codec::BrokenOff> broken_off);

}  // namespace kuhhandel::table
