#include "bindings/c/shares.h"

#include <bit>

#include "engine/scores.h"

namespace kuhhandel::bindings {

void write_shares(Edition const& edition, State const& state, float* shares, std::int32_t* points) {
  auto const outcome = outcome_of(scores(edition, state));
  auto const winners = static_cast<float>(std::popcount(outcome.winners.bits()));
  for (auto const seat : seats_of(state.seats)) {
    shares[index_of(seat)] = outcome.winners.contains(seat) ? 1.0F / winners : 0.0F;
    points[index_of(seat)] = outcome.totals[seat].points();
  }
}

}  // namespace kuhhandel::bindings
