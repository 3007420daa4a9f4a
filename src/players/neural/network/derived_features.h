// Bytes after an observation that save a net from looking values up: the values of the lot and of the
// opponent always have the same positions.
#pragma once

#include <array>
#include <cstdint>

#include "engine/knowledge/observation.h"

namespace kuhhandel::neural {

/// The positions of the bytes; they are 0 without a lot or an opponent.
namespace derived {
inline constexpr int kLotOf =
    kObservationSize;  // a byte per seat: the number of the lot's animals in its herd
inline constexpr int kOtherLot =
    kLotOf + kMaxSeats;  // the same of the opponent: the partner of a trade, else the bidder or payer,
inline constexpr int kOtherCards = kOtherLot + 1;  // its number of money cards
inline constexpr int kOtherRow = kOtherCards + 1;  // and its row of the memory
inline constexpr int kRichestLeast =
    kOtherRow + observed::kRowBytes;                    // two bytes: the highest least_sum of the others
inline constexpr int kRichestMost = kRichestLeast + 2;  // and the highest most_sum of the others
inline constexpr int kSize = kRichestMost + 2;
}  // namespace derived

using ExtendedObservation = std::array<std::uint8_t, derived::kSize>;

/// Returns the observation, followed by the derived bytes. Accepts any bytes: an impossible animal or seat
/// counts as none.
ExtendedObservation extend_observation(Observation const& observation);

}  // namespace kuhhandel::neural
