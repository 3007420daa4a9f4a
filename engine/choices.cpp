#include "engine/choices.h"

#include <bit>
#include <cassert>
#include <span>
#include <string>
#include <utility>

#include "engine/nth_action.h"
#include "engine/numbers_to_lay.h"
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
#include "engine/phases/turn_choice.h"
#include "engine/play.h"
#include "engine/sequential.h"
#include "engine/tell.h"
#include "engine/visit.h"

namespace kuhhandel {
namespace {

template <class Tell>
void put_next(Edition const& edition, Question& question, Tell tell);

/// The rules' own apply, and on to the next question.
template <class AnyAction, class Tell>
void act(Edition const& edition, Question& question, Actor by, AnyAction const& action, Tell tell) {
  in_phase_of(typename AnyAction::In{}, question.state.phase,
              [&](auto const& phase) { apply(edition, question.state, phase, by, action, tell); });
  put_next(edition, question, tell);
}

template <class Tell>
void lay_cards(Edition const& edition, Question& question, Tell tell) {
  if (question.countering) return act(edition, question, question.seat, action::Counter{question.laid}, tell);
  if (std::holds_alternative<phase::Offer>(question.state.phase)) {
    return act(edition, question, question.seat, action::Offer{question.laid}, tell);
  }
  act(edition, question, question.seat, action::Pay{question.laid}, tell);
}

/// Asks for the first denomination of which there is a choice; lays the cards where there is none.
template <class Tell>
void put_money(Edition const& edition, Question& question, std::span<Denomination const> dearest_first,
               Tell tell) {
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
  lay_cards(edition, question, tell);
}

template <class Tell>
void ask_for_money(Edition const& edition, Question& question, Seat seat, bool countering, Tell tell) {
  question.seat = seat;
  question.countering = countering;
  question.laid = {};
  put_money(edition, question, kDearestFirst, tell);
}

template <class Tell>
struct PutNext {
  Edition const& edition;
  Question& question;
  [[no_unique_address]] Tell tell;

  void put(Asks asks, Seat seat, int count) const {
    question.asks = asks;
    question.seat = seat;
    question.count = static_cast<std::uint16_t>(count);
  }

  void operator()(phase::TurnChoice const& choice) const {
    auto const& state = question.state;
    if (choice.traded) return put(Asks::turn, state.turn, 2);
    auto const own = state.herd(state.turn).kinds();
    int count = state.pile.empty() ? 0 : 1;
    for (int step = 1; step < state.seats; ++step) {
      count += std::popcount(own & state.herd(left_of(state.turn, state.seats, step)).kinds());
    }
    put(Asks::turn, state.turn, count);
  }
  void operator()(phase::Bidding const& auction) const {
    auto const allowed = bids_allowed(edition, question.state, auction);
    auto const seat = next_to_bid(question.state, {}, auction);
    question.silent = {};
    if (!seat || allowed.lowest > allowed.highest)
      return act(edition, question, House{}, action::Hammer{}, tell);
    question.from = static_cast<std::int16_t>(tens_of(allowed.lowest));
    put(Asks::bid, *seat, amounts(auction, allowed, *seat));
  }
  void operator()(phase::BuyingRight const& sale) const {
    bool const can_buy = !check(edition, question.state, sale, sale.auctioneer, action::Buy{});
    put(Asks::buying_right, sale.auctioneer, can_buy ? 2 : 1);
  }
  void operator()(phase::Payment const& debt) const {
    ask_for_money(edition, question, debt.payer, false, tell);
  }
  void operator()(phase::Offer const& offer) const {
    ask_for_money(edition, question, offer.trade.challenger, false, tell);
  }
  void operator()(phase::Answer const& answer) const {
    auto const seat = answer.trade.challenged;
    put(Asks::answer, seat, question.state.hand(seat).empty() ? 1 : 2);
  }
  void operator()(phase::Countdown const& countdown) const {
    question.silent = {};
    question.claiming = {};
    auto const seat = next_to_claim(question.state, {}, countdown);
    if (!seat) return act(edition, question, House{}, action::Tick{}, tell);
    put(Asks::claim, *seat, 2);
  }
  void operator()(phase::ClaimRight const& sale) const {
    bool const can_buy = !check(edition, question.state, sale, sale.auctioneer, action::Buy{});
    put(Asks::buying_right, sale.auctioneer, can_buy ? 2 : 1);
  }
  void operator()(phase::ClaimPayment const& debt) const {
    ask_for_money(edition, question, debt.payer, false, tell);
  }
  void operator()(phase::RatRound const& round) const {
    put(Asks::rat, round.asked, 1 + values_in(question.state.hand(round.asked)));
  }
  void operator()(phase::Division const& division) const { put(Asks::division, division.seat, 2); }
  void operator()(phase::QuartetExclusion const& exclusion) const {
    int quartets = 0;
    for (auto const animal : animals_of(edition)) {
      if (owns_quartet(edition, question.state, exclusion.seat, animal)) ++quartets;
    }
    put(Asks::exclusion, exclusion.seat, quartets);
  }
  void operator()(phase::Finished const&) const { put(Asks::nothing, question.state.turn, 0); }

  /// Silence, and each amount in tens that this seat may bid.
  int amounts(phase::Bidding const& auction, BidsAllowed const& allowed, Seat seat) const {
    auto const highest = highest_bid_of(question.state, auction, seat, allowed.highest);
    return 1 + tens_of(highest - allowed.lowest) + 1;
  }
};

template <class Tell>
void put_next(Edition const& edition, Question& question, Tell tell) {
  visit_switch(PutNext<Tell>{edition, question, tell}, question.state.phase);
}

/// Who is next asked at the same bid; the hammer where all are silent.
template <class Tell>
void answer_silence(Edition const& edition, Question& question, Tell tell) {
  question.silent.insert(question.seat);
  auto const* const auction = std::get_if<phase::Bidding>(&question.state.phase);
  auto const next = next_to_bid(question.state, question.silent, *auction);
  if (!next) return act(edition, question, House{}, action::Hammer{}, tell);
  question.seat = *next;
  if (auction->bound.empty()) return;  // the amounts are still the same
  auto const allowed = bids_allowed(edition, question.state, *auction);
  auto const amounts = PutNext<Tell>{edition, question, tell}.amounts(*auction, allowed, *next);
  question.count = static_cast<std::uint16_t>(amounts);
}

template <class Tell>
void answer_claim(Edition const& edition, Question& question, int nth, Tell tell) {
  (nth == 0 ? question.silent : question.claiming).insert(question.seat);
  auto const* const countdown = std::get_if<phase::Countdown>(&question.state.phase);
  auto const next = next_to_claim(question.state, question.silent | question.claiming, *countdown);
  if (next) {
    question.seat = *next;
    return;
  }
  auto const drawn = drawn_claimant(question.claiming, *countdown, question.chance);
  if (drawn) return act(edition, question, *drawn, action::Claim{}, tell);
  act(edition, question, House{}, action::Tick{}, tell);
}

template <class Tell>
void answer_money(Edition const& edition, Question& question, int nth, Tell tell) {
  question.laid += MoneyCards::of(question.denomination, question.from + nth);
  put_money(edition, question, cheaper_than(question.denomination), tell);
}

/// An answer that is no action by itself.
template <class Tell>
void give_part(Edition const& edition, Question& question, int nth, Tell tell) {
  switch (question.asks) {
    case Asks::bid:
      return answer_silence(edition, question, tell);
    case Asks::answer:
      return ask_for_money(edition, question, question.seat, true, tell);
    case Asks::money:
      return answer_money(edition, question, nth, tell);
    case Asks::claim:
      return answer_claim(edition, question, nth, tell);
    case Asks::turn:
    case Asks::buying_right:
    case Asks::rat:
    case Asks::division:
    case Asks::exclusion:
    case Asks::nothing:
      break;
  }
  std::unreachable();
}

template <class Tell>
void give_answer(Edition const& edition, Question& question, int nth, Tell tell) {
  assert(nth >= 0 && nth < question.count);
  nth_action(
      edition, question, nth,
      [&](auto const& action) { act(edition, question, question.seat, action, tell); },
      [&] { give_part(edition, question, nth, tell); });
}

template <class Tell>
Question first_question(Edition const& edition, State const& state, std::uint64_t chance, Tell tell) {
  Question question;
  question.chance = chance;
  question.state = state;
  put_next(edition, question, tell);
  return question;
}

}  // namespace

Question deal(Edition const& edition, int seats, std::uint64_t seed) {
  return ask(edition, start(edition, seats, std::to_string(seed)).next, seed);
}

Question ask(Edition const& edition, State const& state, std::uint64_t chance) {
  return first_question(edition, state, chance, TellNobody{});
}

Question ask(Edition const& edition, State const& state, std::uint64_t chance, std::vector<Event>& events) {
  return first_question(edition, state, chance, TellList{&events});
}

void answer(Edition const& edition, Question& question, int nth) {
  give_answer(edition, question, nth, TellNobody{});
}

void answer(Edition const& edition, Question& question, int nth, std::vector<Event>& events) {
  give_answer(edition, question, nth, TellList{&events});
}

}  // namespace kuhhandel
