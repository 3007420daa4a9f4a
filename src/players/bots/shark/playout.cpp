#include "bots/shark/playout.h"

#include "bots/shark/appraisal.h"
#include "bots/shark/auctions.h"
#include "bots/shark/master_playouts.h"
#include "bots/shark/objective.h"
#include "bots/shark/trades.h"

namespace kuhhandel::bots {
namespace {

/// Plays the next action; returns false if there is none before the next turn.
struct PlayPhase {
  PlayoutGame const& game;

  bool operator()(phase::TurnChoice const&) const { return false; }
  bool operator()(phase::Bidding const&) const { return play_auction(game), true; }
  bool operator()(phase::BuyingRight const&) const { return play_buying_right(game), true; }
  bool operator()(phase::Payment const&) const { return play_payment(game), true; }
  bool operator()(phase::Offer const&) const { return play_offer(game), true; }
  bool operator()(phase::Answer const&) const { return play_answer(game), true; }
  bool operator()(phase::Finished const&) const { return false; }
  bool operator()(phase::Countdown const&) const { return play_countdown(game), true; }
  bool operator()(phase::ClaimRight const&) const { return play_claim_right(game), true; }
  bool operator()(phase::ClaimPayment const&) const { return play_claim_payment(game), true; }
  bool operator()(phase::RatRound const&) const { return play_rat(game), true; }
  bool operator()(phase::Division const&) const { return play_division(game), true; }
  bool operator()(phase::QuartetExclusion const&) const { return play_exclusion(game), true; }
};

bool play_phase(PlayoutGame const& game) {
  auto const phase = game.state.phase;  // a copy, because play overwrites it with the next phase
  return std::visit(PlayPhase{game}, phase);
}

PerSeat<float> learned_worth(Prospect const& prospect) {
  Appraisal appraisal;
  appraise(prospect, appraisal_net(*prospect.edition), appraisal);
  auto const part = objective_for(*prospect.edition).points_part;
  PerSeat<float> worth{};
  for (auto const seat : seats_of(prospect.seats)) {
    worth[seat] = (1 - part) * appraisal.win[seat] + part * appraisal.points[seat];
  }
  return worth;
}

}  // namespace

void play_to_turn(PlayoutGame const& game) {
  while (play_phase(game)) {
  }
}

PerSeat<float> playout_values(PlayoutGame const& game) {
  play_to_turn(game);
  bool const over = std::holds_alternative<phase::Finished>(game.state.phase);
  if (over) return worth_when_over(game.edition, game.state, objective_for(game.edition).points_part);
  auto const prospect = prospect_of(game.edition, game.state);
  return uses_appraisal(game.edition) ? learned_worth(prospect) : worth_to_each(prospect);
}

PerSeat<float> chances_to_win(Edition const& edition, State const& state) {
  if (std::holds_alternative<phase::Finished>(state.phase)) return worth_when_over(edition, state, 0);
  auto const prospect = prospect_of(edition, state);
  Appraisal appraisal;
  appraise(prospect, appraisal_net(edition), appraisal);
  return appraisal.win;
}

}  // namespace kuhhandel::bots
