#include "neural/network/derived_features.h"

#include <algorithm>

namespace kuhhandel::neural {
namespace {

using namespace observed;

std::uint8_t& at(ExtendedObservation& bytes, int place) { return bytes[static_cast<std::size_t>(place)]; }

int two_at(ExtendedObservation const& bytes, int place) {
  auto const low = static_cast<std::size_t>(place);
  return bytes[low] + 256 * bytes[low + 1];
}

void put_two(ExtendedObservation& bytes, int place, int number) {
  at(bytes, place) = static_cast<std::uint8_t>(number & 0xFF);
  at(bytes, place + 1) = static_cast<std::uint8_t>(number >> 8);
}

void put_lot(ExtendedObservation& bytes) {
  int const lot = at(bytes, kLot);
  if (lot == 0 || lot > kMaxKinds) return;
  for (int steps = 0; steps < kMaxSeats; ++steps)
    at(bytes, derived::kLotOf + steps) = at(bytes, herd_at(steps, animal_at(lot - 1)));
}

void put_other(ExtendedObservation& bytes) {
  int const partner = at(bytes, kPartner);
  int const other = partner > 0 ? partner : at(bytes, kBidder);
  if (other == 0 || other > kMaxSeats) return;
  auto const steps = other - 1;
  at(bytes, derived::kOtherLot) = at(bytes, derived::kLotOf + steps);
  at(bytes, derived::kOtherCards) = at(bytes, kCards + steps);
  std::copy_n(bytes.begin() + kRows + kRowBytes * steps, kRowBytes, bytes.begin() + derived::kOtherRow);
}

void put_richest(ExtendedObservation& bytes, int to, int place) {
  int highest = 0;
  for (int steps = 1; steps < kMaxSeats; ++steps)
    highest = std::max(highest, two_at(bytes, kRows + kRowBytes * steps + place));
  put_two(bytes, to, highest);
}

}  // namespace

ExtendedObservation extend_observation(Observation const& observation) {
  ExtendedObservation bytes{};
  std::ranges::copy(observation, bytes.begin());
  put_lot(bytes);
  put_other(bytes);
  put_richest(bytes, derived::kRichestLeast, kLeastSum);
  put_richest(bytes, derived::kRichestMost, kMostSum);
  return bytes;
}

}  // namespace kuhhandel::neural
