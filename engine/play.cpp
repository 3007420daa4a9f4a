#include "engine/play.h"

#include <cassert>

#include "engine/phases/answer.h"
#include "engine/phases/bidding.h"
#include "engine/phases/buying_right.h"
#include "engine/phases/offer.h"
#include "engine/phases/payment.h"
#include "engine/phases/turn_choice.h"
#include "engine/rng.h"
#include "engine/turn.h"

namespace kuhhandel {
namespace {

std::optional<Refusal> check_command(Edition const& edition, State const& now, Command const& command) {
  if (!sits_here(now, command.by)) return Refusal::not_yours;
  return std::visit(
      [&]<class AnyAction>(AnyAction const& action) -> std::optional<Refusal> {
        auto const* const phase = std::get_if<typename AnyAction::In>(&now.phase);
        if (phase == nullptr) return Refusal::not_now;
        return check(edition, now, *phase, command.by, action);
      },
      command.action);
}

template <class Tell>
void apply_command(Edition const& edition, State& state, Command const& command, Tell tell) {
  std::visit(
      [&]<class AnyAction>(AnyAction const& action) {
        // A copy, because apply assigns the next phase over it.
        auto const phase = *std::get_if<typename AnyAction::In>(&state.phase);
        apply(edition, state, phase, command.by, action, tell);
      },
      command.action);
}

void deal(Edition const& edition, State& state, Rng& rng) {
  for (int i = 0; i < edition.animal_count(); ++i) {
    for (int copy = 0; copy < edition.animal(animal_at(i)).copies; ++copy) state.pile.put_below(animal_at(i));
  }
  for (int left = state.pile.size(); left > 1; --left) state.pile.swap(left - 1, rng.below(left));
  state.bank = edition.money;
  for (int i = 0; i < state.seats; ++i) {
    state.hand(seat_at(i)) = edition.hand;
    state.bank -= edition.hand;
  }
}

}  // namespace

Transition start(Edition const& edition, int seats, std::string_view seed, std::optional<Seat> first) {
  assert(seats >= edition.fewest_seats && seats <= edition.most_seats);
  auto rng = Rng::from_text(seed);
  Transition transition;
  transition.next.seats = static_cast<std::uint8_t>(seats);
  deal(edition, transition.next, rng);
  auto const drawn = seat_at(rng.below(seats));
  begin_turn(edition, transition.next, first.value_or(drawn), TellList{&transition.events});
  return transition;
}

Transition set_up(Edition const& edition, State const& position) {
  Transition transition{.next = position, .events = {}};
  begin_turn(edition, transition.next, position.turn, TellList{&transition.events});
  return transition;
}

std::expected<Transition, Refusal> play(Edition const& edition, State const& now, Command const& command) {
  if (auto const refusal = check_command(edition, now, command)) return std::unexpected(*refusal);
  Transition transition{.next = now, .events = {}};
  apply_command(edition, transition.next, command, TellList{&transition.events});
  return transition;
}

void play_unchecked(Edition const& edition, State& state, Command const& command) {
  assert(!check_command(edition, state, command));
  apply_command(edition, state, command, TellNobody{});
}

}  // namespace kuhhandel
