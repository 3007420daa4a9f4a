#include "table/clock/reveal_delay.h"

#include <algorithm>

namespace kuhhandel::table {

bool RevealDelay::is_seen_by_all(Presence const& presence) const {
  bool anybody = false;
  for (auto const seat : seats_of(static_cast<int>(presence.occupants().size()))) {
    auto const* const person = presence.person(seat);
    if (person == nullptr || person->away) continue;
    if (!seen_enough_[seat]) return false;
    anybody = true;
  }
  return anybody;
}

void RevealDelay::begin(std::uint64_t version, Instant at, Duration length) {
  until_ = std::max(until_, at) + length;
  version_ = version;
  seen_enough_ = {};
}

}  // namespace kuhhandel::table
