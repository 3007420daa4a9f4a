// A stored puzzle: the moment of its choice, as the choosing seat knows it.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "coach/knowledge.h"
#include "codec/records/record.h"

namespace kuhhandel::lab {

struct StoredPuzzle {
  boost::json::value json;
  codec::Record record;  // up to the choice
  Seat seat;
  std::vector<bots::Candidate> choices;  // the best first
};

/// Parses a line that `puzzles find` printed.
StoredPuzzle stored_puzzle(std::string const& line);

/// The legal actions, and the seat's knowledge in `worlds` imagined worlds. The puzzle must outlive it.
struct PuzzleKnowledge {
  PuzzleKnowledge(StoredPuzzle const& puzzle, int worlds, std::uint64_t seed);

  coach::Knowledge knowledge;
  LegalActions legal;
};

}  // namespace kuhhandel::lab
