// A puzzle as it is kept: the moment of its choice, as who is to choose knows it.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "coach/knowledge.h"
#include "codec/record.h"

namespace kuhhandel::lab {

struct StoredPuzzle {
  boost::json::value json;
  codec::Record record;  // up to the choice
  Seat seat;
  std::vector<bots::Candidate> choices;  // the best first
};

/// Of a line that `puzzles find` printed.
StoredPuzzle stored_puzzle(std::string const& line);

/// What `legal` is at the choice, and what its seat knows, imagined in so many worlds. The puzzle must
/// outlive it.
struct PuzzleKnowledge {
  PuzzleKnowledge(StoredPuzzle const& puzzle, int worlds, std::uint64_t seed);

  coach::Knowledge knowledge;
  LegalActions legal;
};

}  // namespace kuhhandel::lab
