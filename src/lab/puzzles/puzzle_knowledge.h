// The choosing seat's knowledge at the moment of a puzzle.
#pragma once

#include <cstdint>

#include "coach/knowledge.h"
#include "coach/puzzle/stored_puzzle.h"
#include "engine/legal_actions.h"

namespace kuhhandel::lab {

/// The legal actions, and the seat's knowledge in `worlds` imagined worlds. The puzzle must outlive it.
struct PuzzleKnowledge {
  PuzzleKnowledge(coach::StoredPuzzle const& puzzle, int worlds, std::uint64_t seed);

  coach::Knowledge knowledge;
  LegalActions legal;
};

}  // namespace kuhhandel::lab
