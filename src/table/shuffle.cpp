#include "table/shuffle.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::table {

BoundChance const* Shuffle::of(Seat seat) const {
  auto const found = std::ranges::find(bound, seat, &BoundChance::seat);
  return found == bound.end() ? nullptr : &*found;
}

void Shuffle::bind(Seat seat, std::string hash) {
  auto const found = std::ranges::find(bound, seat, &BoundChance::seat);
  if (found == bound.end())
    bound.push_back({.seat = seat, .hash = std::move(hash)});
  else
    found->hash = std::move(hash);
}

void Shuffle::open(Seat seat, std::string random) {
  std::ranges::find(bound, seat, &BoundChance::seat)->random = std::move(random);
}

void Shuffle::open_those_of(std::vector<Seat> const& seats, Instant now) {
  std::erase_if(
      bound, [&](BoundChance const& chance) { return std::ranges::find(seats, chance.seat) == seats.end(); });
  opening = true;
  opening_since = now;
}

void Shuffle::give_up_on(std::vector<Seat> const& seats) {
  for (auto& chance : bound)
    if (std::ranges::find(seats, chance.seat) != seats.end()) chance.withheld = true;
}

std::vector<Seat> Shuffle::awaited() const {
  std::vector<Seat> seats;
  for (auto const& chance : bound)
    if (waits_for(chance.seat)) seats.push_back(chance.seat);
  return seats;
}

bool Shuffle::is_open() const { return opening && awaited().empty(); }

bool Shuffle::waits_for(Seat seat) const {
  auto const* const chance = of(seat);
  return opening && chance != nullptr && chance->random.empty() && !chance->withheld;
}

codec::ShuffleProof proof_of(Shuffle const& shuffle, std::vector<codec::BrokenOff> broken_off) {
  codec::ShuffleProof proof{.commitment = shuffle.commitment,
                            .secret = shuffle.secret,
                            .added = {},
                            .broken_off = std::move(broken_off)};
  for (auto const& chance : shuffle.bound) {
    if (!chance.random.empty()) proof.added.push_back({.seat = chance.seat, .random = chance.random});
    if (chance.withheld) proof.withheld.push_back({.seat = chance.seat, .hash = chance.hash});
  }
  return proof;
}

}  // namespace kuhhandel::table
