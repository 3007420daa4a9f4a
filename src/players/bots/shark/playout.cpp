#include "bots/shark/playout.h"

#include "bots/shark/aim.h"
#include "bots/shark/appraisal.h"
#include "bots/shark/deals.h"
#include "bots/shark/lots.h"
#include "bots/shark/oddities.h"

namespace kuhhandel::bots {
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
  bool operator()(phase::Countdown const&) const { return play_countdown(game), true; }
  bool operator()(phase::ClaimRight const&) const { return play_claim_right(game), true; }
  bool operator()(phase::ClaimPayment const&) const { return play_claim_payment(game), true; }
  bool operator()(phase::RatRound const&) const { return play_rat(game), true; }
  bool operator()(phase::Division const&) const { return play_division(game), true; }
  bool operator()(phase::QuartetExclusion const&) const { return play_exclusion(game), true; }
};

bool play_phase(Imagined const& game) {
  auto const phase = game.state.phase;  // play assigns the next one over it
  return std::visit(PlayPhase{game}, phase);
}

PerSeat<float> learned_worth(Prospect const& prospect) {
  Appraisal appraisal;
  appraise(prospect, appraisal_net(*prospect.edition), appraisal);
  auto const part = aim_in(*prospect.edition).points_part;
  PerSeat<float> worth{};
  for (auto const seat : seats_of(prospect.seats)) {
    worth[seat] = (1 - part) * appraisal.win[seat] + part * appraisal.points[seat];
  }
  return worth;
}

}  // namespace

void play_to_turn(Imagined const& game) {
  while (play_phase(game)) {
  }
}

PerSeat<float> play_on(Imagined const& game) {
  play_to_turn(game);
  bool const over = std::holds_alternative<phase::Finished>(game.state.phase);
  if (over) return worth_when_over(game.edition, game.state, aim_in(game.edition).points_part);
  auto const prospect = prospect_of(game.edition, game.state);
  return goes_by_appraisal(game.edition) ? learned_worth(prospect) : worth_to_each(prospect);
}

PerSeat<float> chances_to_win(Edition const& edition, State const& state) {
  if (std::holds_alternative<phase::Finished>(state.phase)) return worth_when_over(edition, state, 0);
  auto const prospect = prospect_of(edition, state);
  Appraisal appraisal;
  appraise(prospect, appraisal_net(edition), appraisal);
  return appraisal.win;
}

}  // namespace kuhhandel::bots
