#include "bots/shark/playout.h"

#include "bots/shark/deals.h"
#include "bots/shark/lots.h"

namespace kuhhandel {
namespace {

struct PlayPhase {
  Imagined const& game;

  void operator()(phase::TurnChoice const&) const { play_turn(game); }
  void operator()(phase::Bidding const&) const { play_lot(game); }
  void operator()(phase::BuyingRight const&) const { play_sale(game); }
  void operator()(phase::Payment const&) const { play_payment(game); }
  void operator()(phase::Offer const&) const { play_offer(game); }
  void operator()(phase::Answer const&) const { play_answer(game); }
  void operator()(phase::Finished const&) const {}
};

}  // namespace

void play_on_one(Imagined const& game) {
  auto const phase = game.state.phase;  // play assigns the next one over it
  std::visit(PlayPhase{game}, phase);
}

EachSeat play_on(Imagined const& game, int turns) {
  while (!std::holds_alternative<phase::Finished>(game.state.phase)) {
    bool const at_turn = std::holds_alternative<phase::TurnChoice>(game.state.phase);
    if (at_turn && turns-- <= 0) return worth_to_each(prospect_of(game.edition, game.state));
    play_on_one(game);
  }
  return worth_when_over(game.edition, game.state);
}

}  // namespace kuhhandel
