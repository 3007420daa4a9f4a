// Commit-and-reveal shuffle of the next game: server and browsers commit before any opens its part
// (docs/FAIRNESS.md).
#pragma once

#include <string>
#include <vector>

#include "codec/records/shuffle_proof.h"
#include "engine/seat.h"
#include "table/instant.h"

namespace kuhhandel::table {

/// How long a deal waits for browsers to open their parts. Then it is made without the missing parts.
inline constexpr Duration kOpeningTime = std::chrono::seconds(10);

/// The part of a seat's browser.
struct BoundChance {
  Seat seat;
  std::string hash;       // SHA-256 of `random`, sent to all before any part is opened
  std::string random{};   // 64 hexadecimal digits; empty until it is opened
  bool withheld = false;  // it was not opened in time
};

struct Shuffle {
  std::string commitment;  // SHA-256 of the secret
  std::string secret;      // must not be sent before the game is finished
  std::vector<BoundChance> bound{};
  bool opening = false;      // the game was started: the set of parts is fixed
  Instant opening_since{0};  // or since the server restarted, if that was later

  /// Returns nullptr if the seat has no commitment.
  BoundChance const* of(Seat seat) const;
  /// Replaces an earlier commitment of the seat. Precondition: no part is open yet.
  void bind(Seat seat, std::string hash);
  /// Precondition: the seat has committed.
  void open(Seat seat, std::string random);
  /// The game was started: the parts of these seats must be opened, the others are dropped.
  void open_those_of(std::vector<Seat> const& seats, Instant now);
  /// The deal is made without the parts of these seats.
  void give_up_on(std::vector<Seat> const& seats);
  /// Returns the seats for which the deal waits.
  std::vector<Seat> awaited() const;
  /// Returns true if all parts of the seed are known.
  bool is_open() const;
  /// Returns true if the deal waits for the seat to open its part.
  bool waits_for(Seat seat) const;
};

/// Returns the proof for the record, from the open parts.
codec::ShuffleProof proof_of(Shuffle const& shuffle, std::vector<codec::BrokenOff> broken_off);

}  // namespace kuhhandel::table
