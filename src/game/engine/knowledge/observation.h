// The observation of a seat for learning: small numbers at fixed positions, with seats counted from the
// observer's left. First what the table shows, then what the seat remembers.
#pragma once

#include "engine/choices/choices.h"
#include "engine/knowledge/observed.h"

namespace kuhhandel {

class SeatMemory;

/// Writes what the table shows to `seat`; nothing else of the game is used. For a question to another seat,
/// only the publicly visible part is written, so not the cards already chosen.
void observe(Edition const& edition, Question const& question, Seat seat, Observation& observation);

/// The same for the seat that owns the memory, including what it remembers.
void observe(Edition const& edition, Question const& question, SeatMemory const& memory,
             Observation& observation);

}  // namespace kuhhandel
