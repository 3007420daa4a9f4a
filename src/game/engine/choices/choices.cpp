#include "engine/choices/choices.h"

#include <cassert>
#include <span>
#include <string>
#include <utility>

#include "engine/choices/next_question.h"
#include "engine/choices/nth_action.h"
#include "engine/choices/numbers_to_lay.h"
#include "engine/event_sink.h"
#include "engine/play.h"

namespace kuhhandel {
namespace {

template <class Emit>
struct StepByStep {
  [[no_unique_address]] Emit emit;

  void ask_for_bids(Edition const& edition, Question& question, phase::Bidding const& auction) const {
    auto const allowed = bids_allowed(edition, question.state, auction);
    auto const seat = next_to_bid(question.state, {}, auction);
    question.silent = {};
    if (!seat || allowed.lowest > allowed.highest)
      return act(edition, question, House{}, action::Hammer{}, *this);
    question.from = static_cast<std::int16_t>(tens_of(allowed.lowest));
    question.asks = Asks::bid;
    question.seat = *seat;
    question.count = static_cast<std::uint16_t>(amounts_to_bid(question.state, auction, allowed, *seat));
  }
  void ask_to_pay(Edition const& edition, Question& question, Seat seat) const {
    ask_for_money(edition, question, seat, false);
  }
  void ask_to_lay(Edition const& edition, Question& question, Seat seat) const {
    ask_for_money(edition, question, seat, false);
  }

  void ask_for_money(Edition const& edition, Question& question, Seat seat, bool countering) const {
    question.seat = seat;
    question.countering = countering;
    question.laid = {};
    put_money(edition, question, kDearestFirst);
  }

  /// Asks for the first denomination with a choice; lays the cards if there is no choice.
  void put_money(Edition const& edition, Question& question,
                 std::span<Denomination const> dearest_first) const {
    for (auto const denomination : dearest_first) {
      auto const [fewest, most] = numbers_to_lay(edition, question, denomination);
      if (fewest < most) {
        question.asks = Asks::money;
        question.denomination = denomination;
        question.from = static_cast<std::int16_t>(fewest);
        question.count = static_cast<std::uint16_t>(most - fewest + 1);
        return;
      }
      question.laid += MoneyCards::of(denomination, fewest);
    }
    lay_cards(edition, question, *this);
  }

  /// Asks the next seat at the same bid; the hammer falls if all are silent.
  void answer_silence(Edition const& edition, Question& question) const {
    question.silent.insert(question.seat);
    auto const* const auction = std::get_if<phase::Bidding>(&question.state.phase);
    auto const next = next_to_bid(question.state, question.silent, *auction);
    if (!next) return act(edition, question, House{}, action::Hammer{}, *this);
    question.seat = *next;
    if (auction->bound.empty()) return;  // the amounts are still the same
    auto const allowed = bids_allowed(edition, question.state, *auction);
    question.count = static_cast<std::uint16_t>(amounts_to_bid(question.state, *auction, allowed, *next));
  }

  void counter(Edition const& edition, Question& question) const {
    ask_for_money(edition, question, question.seat, true);
  }

  /// This Way asks for cards, never for sums.
  void answer_sum(Edition const& /*edition*/, Question& /*question*/, int /*nth*/) const {
    std::unreachable();
  }

  void answer_money(Edition const& edition, Question& question, int nth) const {
    question.laid += MoneyCards::of(question.denomination, question.from + nth);
    put_money(edition, question, cheaper_than(question.denomination));
  }
};

template <class Way>
void give_answer(Edition const& edition, Question& question, int nth, Way way) {
  assert(nth >= 0 && nth < question.count);
  nth_action(
      edition, question, nth, [&](auto const& action) { act(edition, question, question.seat, action, way); },
      [&] { answer_part(edition, question, nth, way); });
}

template <class Way>
Question first_question(Edition const& edition, State const& state, std::uint64_t chance, Way way) {
  Question question;
  question.chance = chance;
  question.state = state;
  put_next(edition, question, way);
  return question;
}

}  // namespace

Question deal(Edition const& edition, int seats, std::uint64_t seed) {
  return ask(edition, start(edition, seats, std::to_string(seed)).next, seed);
}

Question ask(Edition const& edition, State const& state, std::uint64_t chance) {
  return first_question(edition, state, chance, StepByStep<IgnoreEvents>{});
}

Question ask(Edition const& edition, State const& state, std::uint64_t chance, std::vector<Event>& events) {
  return first_question(edition, state, chance, StepByStep<CollectEvents>{{&events}});
}

void answer(Edition const& edition, Question& question, int nth) {
  give_answer(edition, question, nth, StepByStep<IgnoreEvents>{});
}

void answer(Edition const& edition, Question& question, int nth, std::vector<Event>& events) {
  give_answer(edition, question, nth, StepByStep<CollectEvents>{{&events}});
}

}  // namespace kuhhandel
