// Maps answer `nth` of a question to its action, for code that plays it and code that inspects it.
#pragma once

#include <utility>

#include "engine/action.h"
#include "engine/choices/question.h"
#include "engine/scores.h"
#include "engine/trades.h"

namespace kuhhandel {

template <class Perform>
void nth_turn(Edition const& edition, Question const& question, int nth, Perform const& perform) {
  auto const& state = question.state;
  bool const may_auction = !state.pile.empty();
  if (may_auction && nth == 0)
    return edition.division ? perform(action::Divide{}) : perform(action::Auction{});
  if (std::get_if<phase::TurnChoice>(&state.phase)->traded) return perform(action::Stop{});
  auto const trade = nth_trade(state, nth - (may_auction ? 1 : 0));
  perform(action::Challenge{left_of(state.turn, state.seats, trade.steps), trade.animal});
}

/// For a bid other than silence.
template <class Perform>
void nth_bid(Question const& question, int nth, Perform const& perform) {
  perform(action::Bid{Money::of_tens(question.from + nth - 1)});
}

template <class Perform>
void nth_buying_right(int nth, Perform const& perform) {
  return nth == 0 ? perform(action::Sell{}) : perform(action::Buy{});
}

template <class Perform>
void nth_rat(Question const& question, int nth, Perform const& perform) {
  if (nth == 0) return perform(action::Take{});
  auto const denomination = nth_denomination(question.state.hand(question.seat), nth - 1);
  perform(action::Lay{value_of(denomination)});
}

template <class Perform>
void nth_division(int nth, Perform const& perform) {
  return nth == 0 ? perform(action::Keep{}) : perform(action::Give{});
}

template <class Perform>
void nth_exclusion(Edition const& edition, Question const& question, int nth, Perform const& perform) {
  int animal = 0;
  while (!owns_quartet(edition, question.state, question.seat, animal_at(animal)) || nth-- > 0) ++animal;
  perform(action::Exclude{animal_at(animal)});
}

/// Calls `perform` with the action of answer `nth`. Answers that are not actions go to `otherwise`: silence,
/// money chosen card by card, and claims, which are drawn after everyone has answered (C12.2).
template <class Perform, class Otherwise>
void nth_action(Edition const& edition, Question const& question, int nth, Perform const& perform,
                Otherwise const& otherwise) {
  switch (question.asks) {
    case Asks::turn:
      return nth_turn(edition, question, nth, perform);
    case Asks::bid:
      return nth == 0 ? otherwise() : nth_bid(question, nth, perform);
    case Asks::buying_right:
      return nth_buying_right(nth, perform);
    case Asks::answer:
      return nth == 0 ? perform(action::Accept{}) : otherwise();
    case Asks::money:
    case Asks::claim:
    case Asks::sum:
      return otherwise();
    case Asks::rat:
      return nth_rat(question, nth, perform);
    case Asks::division:
      return nth_division(nth, perform);
    case Asks::exclusion:
      return nth_exclusion(edition, question, nth, perform);
    case Asks::nothing:
      break;
  }
  std::unreachable();
}

}  // namespace kuhhandel
