#include "puzzles/puzzle_knowledge.h"

#include "codec/records/replay.h"

namespace kuhhandel::lab {

PuzzleKnowledge::PuzzleKnowledge(coach::StoredPuzzle const& puzzle, int worlds, std::uint64_t seed)
    : knowledge(puzzle.before_choice.edition, static_cast<int>(puzzle.before_choice.seats.size()),
                puzzle.seat, worlds, seed) {
  auto const& edition = puzzle.before_choice.edition;
  auto const now = codec::replay(puzzle.before_choice, [&](Transition const& step) {
    for (auto const& event : step.events) knowledge.see(seen_by(puzzle.seat, event));
    knowledge.look(view_for(edition, step.next, puzzle.seat));
  });
  legal = legal_actions(edition, now.value(), puzzle.seat);  // replayed when the puzzle was read
}

}  // namespace kuhhandel::lab
