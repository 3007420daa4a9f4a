// How sure the coach may be of what the end of a playout looks like.
#pragma once

#include "engine/edition.h"
#include "engine/seat.h"

namespace kuhhandel::coach {

/// To what power chances to win are raised there, so that they come true as often as they say: 1 leaves them
/// as they are, less brings them nearer to each other. Found in games among bots (docs/measured/coach.md).
float calibration_temperature(Edition const& edition);

/// Those chances to that power, together 1 again. Who cannot win still cannot.
PerSeat<float> soften(PerSeat<float> const& chances, int seats, float temperature);

}  // namespace kuhhandel::coach
