// Commit-and-reveal shuffle of the next game: server and browsers commit before any opens its part
// (docs/FAIRNESS.md).
#pragma once

#include <string>
#include <vector>

#include "codec/shuffle_proof.h"
#include "engine/seat.h"

namespace kuhhandel::table {

/// The part of a seat's browser.
struct BoundChance {
  Seat seat;
  std::string hash;      // SHA-256 of `random`, sent to all before any part is opened
  std::string random{};  // 64 hexadecimal digits; empty until it is opened
};

struct Shuffle {
  std::string commitment;  // SHA-256 of the secret
  std::string secret;      // must not be sent before the game is finished
  std::vector<BoundChance> bound{};
  bool opening = false;  // the game was started: the set of parts is fixed

  /// Returns nullptr if the seat has no commitment.
  BoundChance const* of(Seat seat) const;
  /// Precondition: the seat has committed.
  void open(Seat seat, std::string random);
  /// The game was started: the parts of these seats must be opened, the others are dropped.
  void open_those_of(std::vector<Seat> const& seats);
  /// Returns true if all parts of the seed are known.
  bool is_open() const;
  /// Returns true if the deal waits for the seat to open its part.
  bool waits_for(Seat seat) const;
};

/// Returns the proof for the record, from the open parts.
codec::ShuffleProof proof_of(Shuffle const& shuffle, std::vector<codec::BrokenOff> broken_off);

}  // namespace kuhhandel::table
