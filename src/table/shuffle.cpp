#include "table/shuffle.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::table {

BoundChance const* Shuffle::of(Seat seat) const {
  auto const found = std::ranges::find(bound, seat, &BoundChance::seat);
  return found == bound.end() ? nullptr : &*found;
}

void Shuffle::open(Seat seat, std::string random) {
  std::ranges::find(bound, seat, &BoundChance::seat)->random = std::move(random);
}

void Shuffle::open_those_of(std::vector<Seat> const& seats) {
  std::erase_if(
      bound, [&](BoundChance const& chance) { return std::ranges::find(seats, chance.seat) == seats.end(); });
  opening = true;
}

bool Shuffle::is_open() const {
  return opening && std::ranges::none_of(bound, &std::string::empty, &BoundChance::random);
}

bool Shuffle::waits_for(Seat seat) const {
  auto const* const chance = of(seat);
  return opening && chance != nullptr && chance->random.empty();
}

codec::ShuffleProof proof_of(Shuffle const& shuffle, std::vector<codec::BrokenOff> broken_off) {
  codec::ShuffleProof proof{.commitment = shuffle.commitment,
                            .secret = shuffle.secret,
                            .added = {},
                            .broken_off = std::move(broken_off)};
  for (auto const& chance : shuffle.bound)
    if (!chance.random.empty()) proof.added.push_back({.seat = chance.seat, .random = chance.random});
  return proof;
}

}  // namespace kuhhandel::table
