// How certain the coach can be about the position at the end of a playout.
#pragma once

#include "engine/edition.h"
#include "engine/seat.h"

namespace kuhhandel::coach {

/// Returns the power to which chances to win are raised so that they match reality: 1 leaves them unchanged,
/// less moves them closer together. Found in games among bots (docs/measured/coach.md).
float calibration_temperature(Edition const& edition);

/// Returns the chances raised to this power, normalised to add up to 1. A chance of 0 stays 0.
PerSeat<float> soften(PerSeat<float> const& chances, int seats, float temperature);

}  // namespace kuhhandel::coach
