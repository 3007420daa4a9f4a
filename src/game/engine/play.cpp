#include "engine/play.h"

#include <cassert>

#include "engine/phases/answer.h"
#include "engine/phases/bidding.h"
#include "engine/phases/buying_right.h"
#include "engine/phases/claim_payment.h"
#include "engine/phases/claim_right.h"
#include "engine/phases/countdown.h"
#include "engine/phases/division.h"
#include "engine/phases/offer.h"
#include "engine/phases/payment.h"
#include "engine/phases/quartet_exclusion.h"
#include "engine/phases/rat_round.h"
#include "engine/phases/turn.h"
#include "engine/phases/turn_choice.h"
#include "engine/random/deal_rng.h"
#include "engine/random/draw.h"
#include "engine/random/rng.h"
#include "engine/visit.h"

namespace kuhhandel {
namespace {

std::optional<Refusal> check_command(Edition const& edition, State const& now, Command const& command) {
  if (!is_seated(now, command.by)) return Refusal::not_yours;
  return visit_switch(
      [&]<class AnyAction>(AnyAction const& action) -> std::optional<Refusal> {
        std::optional<Refusal> refusal;
        bool const known = in_phase_of(typename AnyAction::In{}, now.phase, [&](auto const& phase) {
          refusal = check(edition, now, phase, command.by, action);
        });
        return known ? refusal : Refusal::not_now;
      },
      command.action);
}

template <class Emit>
void apply_command(Edition const& edition, State& state, Command const& command, Emit emit) {
  visit_switch(
      [&]<class AnyAction>(AnyAction const& action) {
        in_phase_of(typename AnyAction::In{}, state.phase,
                    [&](auto const& phase) { apply(edition, state, phase, command.by, action, emit); });
      },
      command.action);
}

void put_below(State& state, Card card, int copies) {
  for (int copy = 0; copy < copies; ++copy) state.pile.put_below(card);
}

void deal_hands(Edition const& edition, State& state) {
  state.bank = edition.money;
  for (auto const seat : seats_of(state.seats)) {
    state.hand(seat) = edition.hand;
    state.bank -= edition.hand;
  }
}

/// C10.1: of the remaining money, only the part set aside stays in the bank; the zeros and some unseen cards
/// leave the game, and the rest goes into the pile.
void put_money_below(DivisionMoney const& division, State& state, auto& rng) {
  auto money = state.bank - zeros_of(state.bank) - division.set_aside;
  state.bank = division.set_aside;
  draw(money, division.removed, rng);
  for (auto const denomination : kDenominations) {
    put_below(state, Card::money(denomination), money.count(denomination));
  }
}

void deal(Edition const& edition, State& state, auto& rng) {
  for (auto const animal : animals_of(edition)) {
    put_below(state, animal, edition.copies(animal));
  }
  put_below(state, kRat, edition.rats);
  for (int i = 0; edition.pedigree > 0 && i < edition.animal_count(); ++i) {
    put_below(state, Card::pedigree(animal_at(i)), 1);
  }
  deal_hands(edition, state);
  if (edition.division) put_money_below(*edition.division, state, rng);
  for (int left = state.pile.size(); left > 1; --left) state.pile.swap(left - 1, rng.below(left));
}

/// Deals, and draws the starting player.
Seat deal_by(Edition const& edition, State& state, auto rng) {
  deal(edition, state, rng);
  return seat_at(rng.below(state.seats));
}

Seat deal_by_seed(Edition const& edition, State& state, std::string_view seed, int rules_version) {
  auto const key = rules_version >= 2 ? key_in(seed) : std::nullopt;
  return key ? deal_by(edition, state, DealRng(*key)) : deal_by(edition, state, Rng::from_text(seed));
}

}  // namespace

Transition start(Edition const& edition, int seats, std::string_view seed, std::optional<Seat> first,
                 int rules_version) {
  assert(seats >= edition.fewest_seats && seats <= edition.most_seats);
  Transition transition;
  transition.next.seats = static_cast<std::uint8_t>(seats);
  auto const drawn = deal_by_seed(edition, transition.next, seed, rules_version);
  begin_turn(edition, transition.next, first.value_or(drawn), CollectEvents{&transition.events});
  return transition;
}

Transition set_up(Edition const& edition, State const& position) {
  Transition transition{.next = position, .events = {}};
  begin_turn(edition, transition.next, position.turn, CollectEvents{&transition.events});
  return transition;
}

std::expected<Transition, Refusal> play(Edition const& edition, State const& now, Command const& command) {
  if (auto const refusal = check_command(edition, now, command)) return std::unexpected(*refusal);
  Transition transition{.next = now, .events = {}};
  apply_command(edition, transition.next, command, CollectEvents{&transition.events});
  return transition;
}

void play_unchecked(Edition const& edition, State& state, Command const& command) {
  assert(!check_command(edition, state, command));
  apply_command(edition, state, command, IgnoreEvents{});
}

}  // namespace kuhhandel
