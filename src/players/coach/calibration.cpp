#include "coach/calibration.h"

#include "bots/shark/fast_math.h"

namespace kuhhandel::coach {

float calibration_temperature(Edition const& edition) {
  // In the duel, a lead lasts less long among weaker players than the appraisal has learned.
  if (edition.division) return 0.75F;
  return edition.pedigree > 0 || edition.rats > 0 ? 0.65F : 1.0F;
}

PerSeat<float> soften(PerSeat<float> const& chances, int seats, float temperature) {
  if (temperature == 1) return chances;
  PerSeat<float> soft{};
  float all = 0;
  for (auto const seat : seats_of(seats)) {
    if (chances[seat] <= 0) continue;
    soft[seat] = bots::exp2_of(temperature * bots::log2_of(chances[seat]));
    all += soft[seat];
  }
  for (auto const seat : seats_of(seats)) soft[seat] /= all;
  return soft;
}

}  // namespace kuhhandel::coach
