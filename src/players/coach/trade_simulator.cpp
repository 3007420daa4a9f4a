#include "coach/trade_simulator.h"

#include <utility>

#include "neural/learned_bot.h"

namespace kuhhandel::coach {

std::optional<TradeSimulator> TradeSimulator::at(Edition const& edition, int seats, Seat self) {
  if (edition.division) return {};
  auto player = neural::net_for(neural::OutputHead::replies, edition, seats);
  if (player == nullptr) return {};
  return TradeSimulator(edition, seats, self, neural::Policy(std::move(player)));
}

TradeSimulator::TradeSimulator(Edition const& edition, int seats, Seat self, neural::Policy player)
    : edition_(&edition),
      own_(edition, seats, self),
      opponent_memory_(edition, seats, self),
      rule_opponents_(edition, seats, self),
      playout_context_{std::move(player)} {}

void TradeSimulator::see(SeenEvent const& event) {
  own_.see(*edition_, event);
  opponent_memory_.see(*edition_, event);
  rule_opponents_.see(event);
}

void TradeSimulator::look(View const& view) {
  auto const cards = neural::cards_seen(*edition_, view);
  own_.count(cards);
  opponent_memory_.count(cards);
}

State TradeSimulator::play_out_trade(State const& world, Action const& first, Rng& rng) const {
  neural::ImaginedGame game;
  game.current = ask_by_ceilings(*edition_, world, rng.next());
  game.memories = opponent_memory_.memories_in(world);
  game.memories[own_.self()] = own_;
  game.rule_model = &rule_opponents_;
  game.farmers = rule_opponents_.drawn(rng);
  return neural::next_turn(*edition_, game, first, playout_context_, rng);
}

}  // namespace kuhhandel::coach
