#include "bots/shark/master_playouts.h"

#include <algorithm>

#include "bots/shark/trades.h"
#include "engine/legal_actions.h"
#include "engine/phases/countdown.h"

namespace kuhhandel::bots {
namespace {

constexpr float kLeastEagerness =
    0.4F;  // the share of their small cards that a player would give for a pedigree
constexpr float kMostEagerness = 1.1F;

int small_cards(MoneyCards hand) { return hand.count(Denomination::zero) + hand.count(Denomination::ten); }

bool wants_at(PlayoutGame const& game, Seat seat, int count) {
  auto const small = static_cast<float>(small_cards(game.state.hand(seat)));
  return static_cast<float>(count) <= small * game.between(kLeastEagerness, kMostEagerness);
}

std::optional<Seat> claimant(PlayoutGame const& game, phase::Countdown const& countdown,
                             std::optional<Seat> silent) {
  auto const first = 1 + game.rng.below(game.state.seats);
  for (int i = 0; i < game.state.seats; ++i) {
    auto const seat = seat_at((first + i) % game.state.seats);
    if (seat == silent || !may_claim(game.state, countdown, seat)) continue;
    if (game.state.hand(seat).size() >= countdown.count && wants_at(game, seat, countdown.count)) return seat;
  }
  return {};
}

}  // namespace

void play_countdown(PlayoutGame const& game, std::optional<Seat> silent) {
  while (auto const* const phase = std::get_if<phase::Countdown>(&game.state.phase)) {
    auto const countdown = *phase;
    if (auto const seat = claimant(game, countdown, silent)) {
      game.play(*seat, action::Claim{});
    } else {
      game.play(House{}, action::Tick{});
    }
  }
}

void play_claim_right(PlayoutGame const& game) {
  auto const right = std::get<phase::ClaimRight>(game.state.phase);
  auto const seat = right.auctioneer;
  bool const able = game.state.hand(seat).size() >= right.claim.count;
  if (able && wants_at(game, seat, right.claim.count)) return game.play(seat, action::Buy{});
  game.play(seat, action::Sell{});
}

void play_claim_payment(PlayoutGame const& game) {
  auto const debt = std::get<phase::ClaimPayment>(game.state.phase);
  game.play(debt.payer, action::Pay{filled_up({}, game.state.hand(debt.payer), debt.cards)});
}

void play_rat(PlayoutGame const& game) {
  auto const seat = std::get<phase::RatRound>(game.state.phase).asked;
  auto const cheapest = filled_up({}, game.state.hand(seat), 1);
  bool const lays = !cheapest.empty() && cheapest.sum() <= 10;
  if (lays) return game.play(seat, action::Lay{cheapest.sum()});
  game.play(seat, action::Take{});
}

void play_division(PlayoutGame const& game) {
  auto const seat = std::get<phase::Division>(game.state.phase).seat;
  if (game.rng.below(2) == 0) return game.play(seat, action::Keep{});
  game.play(seat, action::Give{});
}

void play_exclusion(PlayoutGame const& game) {
  auto const seat = std::get<phase::QuartetExclusion>(game.state.phase).seat;
  game.play(seat, *simplest_action(game.edition, game.state, seat));
}

}  // namespace kuhhandel::bots
