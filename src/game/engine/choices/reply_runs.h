// The legal replies as runs of consecutive numbers, for code that lists them and code that marks them in a
// mask.
#pragma once

#include <utility>

#include "engine/choices/question.h"
#include "engine/choices/reply.h"
#include "engine/scores.h"
#include "engine/trades.h"

namespace kuhhandel {

constexpr Reply trade_reply(int steps, AnimalId animal) {
  return plus(Reply::trade, kMaxKinds * (steps - 1) + index_of(animal));
}

/// Returns the reply for an amount in tens; 0 is silence.
constexpr Reply amount_reply(int tens) { return tens == 0 ? Reply::silent : plus(Reply::bid, tens - 1); }

inline bool has_traded(State const& state) {
  auto const* const choice = std::get_if<phase::TurnChoice>(&state.phase);
  return choice != nullptr && choice->traded;
}

template <class Put>
void each_run_of_turns(State const& state, Put const& put) {
  if (!state.pile.empty()) put(Reply::auction, 1);
  if (has_traded(state)) return put(Reply::stop, 1);
  auto const own = state.herd(state.turn).kinds();
  for (int steps = 1; steps < state.seats; ++steps) {
    auto shared = own & state.herd(left_of(state.turn, state.seats, steps)).kinds();
    for (; shared != 0; shared &= shared - 1) put(trade_reply(steps, lowest_kind(shared)), 1);
  }
}

template <class Put>
void each_run_on_a_rat(MoneyCards hand, Put const& put) {
  put(Reply::take, 1);
  for (auto const denomination : kDenominations) {
    if (hand.count(denomination) > 0) put(plus(Reply::lay, index_of(denomination)), 1);
  }
}

template <class Put>
void each_run_of_exclusions(Edition const& edition, Question const& question, Put const& put) {
  for (auto const animal : animals_of(edition)) {
    if (owns_quartet(edition, question.state, question.seat, animal))
      put(plus(Reply::exclude, index_of(animal)), 1);
  }
}

/// Silence, if 0 is an answer, and amounts.
template <class Put>
void each_run_of_amounts(int lowest, int count, Put const& put) {
  if (lowest == 0) put(Reply::silent, 1);
  auto const nothing = lowest == 0 ? 1 : 0;
  if (count > nothing) put(amount_reply(lowest + nothing), count - nothing);
}

/// Calls `put` with the first reply and the length of each run, in the order of the answers.
template <class Put>
void each_run_of_replies(Edition const& edition, Question const& question, Put const& put) {
  switch (question.asks) {
    case Asks::turn:
      return each_run_of_turns(question.state, put);
    case Asks::bid:
      put(Reply::silent, 1);
      if (question.count > 1) put(amount_reply(question.from), question.count - 1);
      return;
    case Asks::buying_right:
      return put(Reply::sell, question.count);
    case Asks::answer:
      return put(Reply::accept, question.count);
    case Asks::money:
      return put(plus(Reply::money, question.from), question.count);
    case Asks::claim:
      return put(Reply::silent, question.count);
    case Asks::rat:
      return each_run_on_a_rat(question.state.hand(question.seat), put);
    case Asks::division:
      return put(Reply::keep, question.count);
    case Asks::exclusion:
      return each_run_of_exclusions(edition, question, put);
    case Asks::sum:
      return each_run_of_amounts(question.from, question.count, put);
    case Asks::nothing:
      return;
  }
  std::unreachable();
}

}  // namespace kuhhandel
