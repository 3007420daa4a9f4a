#include "bots/shark/playout.h"

#include "bots/shark/deals.h"
#include "bots/shark/lots.h"
#include "engine/legal_actions.h"

namespace kuhhandel {
namespace {

/// Does the next thing; false where there is none before the next turn.
struct PlayPhase {
  Imagined const& game;

  bool operator()(phase::TurnChoice const&) const { return false; }
  bool operator()(phase::Bidding const&) const { return play_lot(game), true; }
  bool operator()(phase::BuyingRight const&) const { return play_sale(game), true; }
  bool operator()(phase::Payment const&) const { return play_payment(game), true; }
  bool operator()(phase::Offer const&) const { return play_offer(game), true; }
  bool operator()(phase::Answer const&) const { return play_answer(game), true; }
  bool operator()(phase::Finished const&) const { return false; }
  /// Phases of which it has no judgement yet.
  bool operator()(auto const&) const {
    auto const seat = seat_to_act(game.state);
    if (seat) {
      game.play(*seat, *simplest_action(game.edition, game.state, *seat));
    } else {
      game.play(House{}, action::Tick{});
    }
    return true;
  }
};

bool play_phase(Imagined const& game) {
  auto const phase = game.state.phase;  // play assigns the next one over it
  return std::visit(PlayPhase{game}, phase);
}

}  // namespace

EachSeat play_on(Imagined const& game) {
  while (play_phase(game)) {
  }
  bool const over = std::holds_alternative<phase::Finished>(game.state.phase);
  if (over) return worth_when_over(game.edition, game.state);
  return worth_to_each(prospect_of(game.edition, game.state));
}

}  // namespace kuhhandel
