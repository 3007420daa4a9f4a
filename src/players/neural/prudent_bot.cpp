#include "neural/prudent_bot.h"

#include <variant>

namespace kuhhandel::neural {

void PrudentBot::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  self_ = seat;
  is_traders_ = false;
  net_bot_.start(edition, seats, seat, seed);
  trader_.start(edition, seats, seat, seed);
}

void PrudentBot::see(SeenEvent const& event) {
  net_bot_.see(event);
  trader_.see(event);
}

bots::Choice PrudentBot::decide(View const& view, LegalActions const& legal) {
  is_traders_ = is_for_trader(view);
  return is_traders_ ? trader_.decide(view, legal) : net_bot_.decide(view, legal);
}

std::optional<bots::Explanation> PrudentBot::explain() const {
  return is_traders_ ? trader_.explain() : net_bot_.explain();
}

bool PrudentBot::is_for_trader(View const& view) const {
  if (auto const* const offer = std::get_if<phase::Offer>(&view.phase))
    return !lookahead_.is_farmer(offer->trade.challenged);
  if (auto const* const answer = std::get_if<seen::Answer>(&view.phase))
    return !lookahead_.is_farmer(answer->trade.challenger);
  if (!std::holds_alternative<seen::TurnChoice>(view.phase)) return false;
  int others = 0;
  for (auto const seat : seats_of(view.seats)) {
    if (seat != self_ && !lookahead_.is_farmer(seat)) ++others;
  }
  return 2 * others >= view.seats - 1;
}

}  // namespace kuhhandel::neural
