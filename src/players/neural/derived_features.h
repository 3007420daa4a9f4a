// What a net would have to look up in an observation by itself, as bytes behind it: whatever is of the lot,
// or of the one on the other side, stands always in the same place.
#pragma once

#include <array>
#include <cstdint>

#include "engine/observation.h"

namespace kuhhandel::neural {

/// Where the bytes begin; without a lot, or another one, they are 0.
namespace derived {
inline constexpr int kLotOf = kObservationSize;  // a byte for each seat: so many of the lot its herd has
inline constexpr int kOtherLot =
    kLotOf + kMaxSeats;  // the same of the other: the partner of a trade, else the bidder or payer,
inline constexpr int kOtherCards = kOtherLot + 1;                      // their money cards
inline constexpr int kOtherRow = kOtherCards + 1;                      // and their row of the memory
inline constexpr int kRichestLeast = kOtherRow + observed::kRowBytes;  // two bytes: the highest least_sum
inline constexpr int kRichestMost = kRichestLeast + 2;                 // and most_sum of the others
inline constexpr int kSize = kRichestMost + 2;
}  // namespace derived

using ExtendedObservation = std::array<std::uint8_t, derived::kSize>;

/// The observation, and behind it what is derived of it. Any bytes will do: an animal or seat that there
/// cannot be is none.
ExtendedObservation extend_observation(Observation const& observation);

}  // namespace kuhhandel::neural
