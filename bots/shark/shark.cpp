#include "bots/shark/shark.h"

#include "bots/shark/candidates.h"
#include "bots/shark/motive.h"
#include "bots/shark/playout.h"

namespace kuhhandel {
namespace {

constexpr int kMoreForATrade =
    4;  // trades are few, cost fewer steps than lots, and their outcomes differ more

bool is_about_a_trade(SeenPhase const& phase) {
  return std::holds_alternative<seen::TurnChoice>(phase) || std::holds_alternative<phase::Offer>(phase) ||
         std::holds_alternative<seen::Answer>(phase);
}

/// Its playouts know auctions of animals and trades of them, a trade ending the turn.
bool has_judgement(Edition const& edition) {
  bool const capped = edition.rules.insolvency == Insolvency::reauction_capped;
  return can_be_followed(edition) && !edition.rules.super_trade && !capped;
}

}  // namespace

void Shark::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  edition_ = &edition;
  self_ = seat;
  dice_ = Dice(seed);
  beliefs_ = Beliefs(edition, seats, seat, seed);
  motive_ = {};
}

void Shark::see(SeenEvent const& event) {
  dice_.move_on();
  if (can_be_followed(*edition_)) beliefs_.see(event);
}

Prospect Shark::expected(View const& view) const {
  auto rng = dice_.now();
  auto prospect = prospect_of(*edition_, beliefs_.imagine(view, rng));
  for (int i = 0; i < view.seats; ++i) {
    prospect.money_of(seat_at(i)) = static_cast<float>(beliefs_.money(seat_at(i)));
  }
  return prospect;
}

Choice Shark::decide(View const& view, LegalActions const& legal) {
  if (!has_judgement(*edition_)) return simplest_of(legal, view.hand);
  beliefs_.look(view);
  auto const prospect = expected(view);
  auto const candidates = candidates_for(prospect, view, legal);
  auto const seed = dice_.now().next();
  Halving halving(static_cast<int>(candidates.size()),
                  is_about_a_trade(view.phase) ? kMoreForATrade * playouts_ : playouts_);
  auto const best = halving.best([&](int candidate, int world) {
    Rng rng(seed + static_cast<std::uint64_t>(world));
    return worth_of(view, candidates[static_cast<std::size_t>(candidate)], rng);
  });
  auto const& choice = candidates[static_cast<std::size_t>(best)].choice;
  motive_ = motive_of(prospect, view, legal, choice);
  return choice;
}

float Shark::worth_of(View const& view, Candidate const& candidate, Rng& rng) const {
  auto state = beliefs_.imagine(view, rng);
  Imagined const game{*edition_, state, rng};
  commit(game, self_, candidate);
  auto const worth = play_on(game)[static_cast<std::size_t>(index_of(self_))];
  bool const trades = candidate.choice && std::holds_alternative<action::Challenge>(*candidate.choice);
  return trades ? worth - kJudgement.trade_margin : worth;
}

}  // namespace kuhhandel
