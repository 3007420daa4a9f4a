#include "bots/shark/shark.h"

#include "bots/shark/candidates.h"
#include "bots/shark/expected_prospect.h"
#include "bots/shark/objective.h"
#include "bots/shark/playout.h"
#include "bots/shark/reasons.h"

namespace kuhhandel::bots {
namespace {

// Trades are few, take fewer steps than lots, and their outcomes differ more.
constexpr int kMoreForATrade = 4;

bool is_about_a_trade(SeenPhase const& phase) {
  return std::holds_alternative<seen::TurnChoice>(phase) || std::holds_alternative<phase::Offer>(phase) ||
         std::holds_alternative<seen::Answer>(phase);
}

}  // namespace

void Shark::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  edition_ = &edition;
  self_ = seat;
  dice_ = Dice(seed);
  beliefs_ = Beliefs(edition, seats, seat, seed);
  explanation_ = {};
}

void Shark::see(SeenEvent const& event) {
  dice_.advance();
  if (can_be_followed(*edition_)) beliefs_.see(event);
}

Choice Shark::decide(View const& view, LegalActions const& legal) {
  beliefs_.look(view);
  auto const prospect = expected_prospect(beliefs_, *edition_, view, dice_.rng());
  auto const candidates = candidates_for(prospect, view, legal);
  auto const seed = dice_.rng().next();
  Halving halving(static_cast<int>(candidates.size()),
                  is_about_a_trade(view.phase) ? kMoreForATrade * playouts_ : playouts_);
  auto const best = halving.best([&](int candidate, int world) {
    Rng rng(seed + static_cast<std::uint64_t>(world));
    return worth_of(view, candidates[static_cast<std::size_t>(candidate)], rng);
  });
  auto const& choice = candidates[static_cast<std::size_t>(best)].choice;
  explanation_ = explain_choice(prospect, view, legal, choice);
  return choice;
}

float Shark::worth_of(View const& view, Candidate const& candidate, Rng& rng) const {
  auto state = beliefs_.imagine(view, rng);
  PlayoutGame const game{*edition_, state, rng};
  commit(game, self_, candidate);
  auto const worth = playout_values(game)[self_];
  bool const trades = candidate.choice && std::holds_alternative<action::Challenge>(*candidate.choice);
  return trades ? worth - objective_for(*edition_).trade_margin : worth;
}

}  // namespace kuhhandel::bots
