#include "coach/trading.h"

#include <utility>

#include "neural/learned.h"

namespace kuhhandel::coach {

std::optional<Trading> Trading::at(Edition const& edition, int seats, Seat self) {
  if (edition.division) return {};
  auto player = neural::net_for(neural::Gives::replies, edition, seats);
  if (player == nullptr) return {};
  return Trading(edition, seats, self, neural::Policy(std::move(player)));
}

Trading::Trading(Edition const& edition, int seats, Seat self, neural::Policy player)
    : edition_(&edition),
      own_(edition, seats, self),
      others_(edition, seats, self),
      farmers_(edition, seats, self),
      imagination_{std::move(player)} {}

void Trading::see(SeenEvent const& event) {
  own_.see(*edition_, event);
  others_.see(*edition_, event);
  farmers_.see(event);
}

void Trading::look(View const& view) {
  auto const cards = neural::cards_seen(*edition_, view);
  own_.count(cards);
  others_.count(cards);
}

State Trading::played_out(State const& world, Action const& first, Rng& rng) const {
  neural::ImaginedGame game;
  game.asked = ask_by_ceilings(*edition_, world, rng.next());
  game.memories = others_.memories_in(world);
  game.memories[own_.self()] = own_;
  game.as_farmers = &farmers_;
  game.farmers = farmers_.drawn(rng);
  return neural::next_turn(*edition_, game, first, imagination_, rng);
}

}  // namespace kuhhandel::coach
