// Finds the next question of a game on the search path, step by step (choices.h) or by ceilings (ceilings.h).
#pragma once

#include <utility>

#include "engine/choices/question.h"
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
#include "engine/sequential.h"
#include "engine/trades.h"
#include "engine/visit.h"

namespace kuhhandel {

/// A Way defines how bids, payments, offers and counter-offers are asked for, and where events go. It has
/// `tell`, `ask_for_bids`, `ask_to_pay` and `ask_to_lay` and, for answers that are not actions,
/// `answer_silence`, `counter`, `answer_sum` and `answer_money`.
template <class Way>
void put_next(Edition const& edition, Question& question, Way way);

/// Applies the action by the rules and finds the next question.
template <class AnyAction, class Way>
void act(Edition const& edition, Question& question, Actor by, AnyAction const& action, Way way) {
  in_phase_of(typename AnyAction::In{}, question.state.phase,
              [&](auto const& phase) { apply(edition, question.state, phase, by, action, way.emit); });
  put_next(edition, question, way);
}

/// Uses the chosen cards as offer, counter-offer or payment.
template <class Way>
void lay_cards(Edition const& edition, Question& question, Way way) {
  if (question.countering) return act(edition, question, question.seat, action::Counter{question.laid}, way);
  if (std::holds_alternative<phase::Offer>(question.state.phase)) {
    return act(edition, question, question.seat, action::Offer{question.laid}, way);
  }
  act(edition, question, question.seat, action::Pay{question.laid}, way);
}

template <class Way>
struct PutNext {
  Edition const& edition;
  Question& question;
  [[no_unique_address]] Way way;

  void put(Asks asks, Seat seat, int count) const {
    question.asks = asks;
    question.seat = seat;
    question.count = static_cast<std::uint16_t>(count);
  }

  void operator()(phase::TurnChoice const& choice) const {
    auto const& state = question.state;
    if (choice.traded) return put(Asks::turn, state.turn, 2);
    put(Asks::turn, state.turn, open_trades(state) + (state.pile.empty() ? 0 : 1));
  }
  void operator()(phase::Bidding const& auction) const { way.ask_for_bids(edition, question, auction); }
  void operator()(phase::BuyingRight const& sale) const {
    bool const can_buy = !check(edition, question.state, sale, sale.auctioneer, action::Buy{});
    put(Asks::buying_right, sale.auctioneer, can_buy ? 2 : 1);
  }
  void operator()(phase::Payment const& debt) const { way.ask_to_pay(edition, question, debt.payer); }
  void operator()(phase::Offer const& offer) const {
    way.ask_to_lay(edition, question, offer.trade.challenger);
  }
  void operator()(phase::Answer const& answer) const {
    auto const seat = answer.trade.challenged;
    put(Asks::answer, seat, question.state.hand(seat).empty() ? 1 : 2);
  }
  void operator()(phase::Countdown const& countdown) const {
    question.silent = {};
    question.claiming = {};
    auto const seat = next_to_claim(question.state, {}, countdown);
    if (!seat) return act(edition, question, House{}, action::Tick{}, way);
    put(Asks::claim, *seat, 2);
  }
  void operator()(phase::ClaimRight const& sale) const {
    bool const can_buy = !check(edition, question.state, sale, sale.auctioneer, action::Buy{});
    put(Asks::buying_right, sale.auctioneer, can_buy ? 2 : 1);
  }
  void operator()(phase::ClaimPayment const& debt) const { way.ask_to_pay(edition, question, debt.payer); }
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
};

template <class Way>
void put_next(Edition const& edition, Question& question, Way way) {
  visit_switch(PutNext<Way>{edition, question, way}, question.state.phase);
}

/// Returns the number of answers: silence, and each amount in tens that this seat may bid.
inline int amounts_to_bid(State const& state, phase::Bidding const& auction, BidsAllowed const& allowed,
                          Seat seat) {
  return 1 + tens_of(highest_bid_of(state, auction, seat, allowed.highest) - allowed.lowest) + 1;
}

template <class Way>
void answer_claim(Edition const& edition, Question& question, int nth, Way way) {
  (nth == 0 ? question.silent : question.claiming).insert(question.seat);
  auto const* const countdown = std::get_if<phase::Countdown>(&question.state.phase);
  auto const next = next_to_claim(question.state, question.silent | question.claiming, *countdown);
  if (next) {
    question.seat = *next;
    return;
  }
  auto const drawn = drawn_claimant(question.claiming, *countdown, question.chance);
  if (drawn) return act(edition, question, *drawn, action::Claim{}, way);
  act(edition, question, House{}, action::Tick{}, way);
}

/// Gives an answer that is not an action.
template <class Way>
void answer_part(Edition const& edition, Question& question, int nth, Way way) {
  switch (question.asks) {
    case Asks::bid:
      return way.answer_silence(edition, question);
    case Asks::answer:
      return way.counter(edition, question);
    case Asks::sum:
      return way.answer_sum(edition, question, nth);
    case Asks::money:
      return way.answer_money(edition, question, nth);
    case Asks::claim:
      return answer_claim(edition, question, nth, way);
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

}  // namespace kuhhandel
