#include "engine/choices.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>
#include <utility>

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
#include "engine/tell.h"
#include "engine/trades.h"
#include "engine/visit.h"

namespace kuhhandel {
namespace {

void put_next(Edition const& edition, Question& question);

/// The rules' own apply, told to nobody, and on to the next question.
template <class AnyAction>
void act(Edition const& edition, Question& question, Actor by, AnyAction const& action) {
  in_phase_of(typename AnyAction::In{}, question.state.phase,
              [&](auto const& phase) { apply(edition, question.state, phase, by, action, TellNobody{}); });
  put_next(edition, question);
}

/// How many cards of a value will do.
struct Range {
  int fewest;
  int most;
};

/// No more of a value than the debt needs, and no fewer than lets the cheaper ones cover the rest (C4.6).
Range cards_to_pay(Question const& question, Money at_least, Denomination denomination) {
  auto const need = at_least - question.laid.sum();
  if (need <= 0 || denomination == Denomination::zero) return {0, 0};
  auto const& hand = question.state.hand(question.seat);
  auto const value = value_of(denomination);
  auto const uncovered = need - hand.below(denomination).sum();
  auto const fewest = uncovered <= 0 ? 0 : uncovered.reached_by(value);
  return {fewest, std::min(hand.count(denomination), need.reached_by(value))};
}

/// Any number, but enough that there can be `at_least` cards in all (C6.3, C6.5).
Range cards_to_lay(Question const& question, int at_least, Denomination denomination) {
  auto const& hand = question.state.hand(question.seat);
  auto const missing = at_least - question.laid.size() - hand.below(denomination).size();
  return {std::max(missing, 0), hand.count(denomination)};
}

/// Any cards, of this number in all (C7.1).
Range cards_of_number(Question const& question, int cards, Denomination denomination) {
  auto const& hand = question.state.hand(question.seat);
  auto const missing = cards - question.laid.size();
  return {std::max(missing - hand.below(denomination).size(), 0),
          std::min(hand.count(denomination), missing)};
}

Range cards_of(Edition const& edition, Question const& question, Denomination denomination) {
  if (auto const* const debt = std::get_if<phase::Payment>(&question.state.phase)) {
    return cards_to_pay(question, debt->at_least, denomination);
  }
  if (auto const* const debt = std::get_if<phase::ClaimPayment>(&question.state.phase)) {
    return cards_of_number(question, debt->cards, denomination);
  }
  if (auto const* const offer = std::get_if<phase::Offer>(&question.state.phase)) {
    return cards_to_lay(question, least_offer(edition, question.state, offer->trade), denomination);
  }
  return cards_to_lay(question, 1, denomination);
}

void lay_cards(Edition const& edition, Question& question) {
  if (question.countering) return act(edition, question, question.seat, action::Counter{question.laid});
  if (std::holds_alternative<phase::Offer>(question.state.phase)) {
    return act(edition, question, question.seat, action::Offer{question.laid});
  }
  act(edition, question, question.seat, action::Pay{question.laid});
}

/// Asks for the first denomination of which there is a choice; lays the cards where there is none.
void put_money(Edition const& edition, Question& question, std::span<Denomination const> dearest_first) {
  for (auto const denomination : dearest_first) {
    auto const [fewest, most] = cards_of(edition, question, denomination);
    if (fewest < most) {
      question.asks = Asks::money;
      question.denomination = denomination;
      question.from = static_cast<std::int16_t>(fewest);
      question.count = static_cast<std::uint16_t>(most - fewest + 1);
      return;
    }
    question.laid += MoneyCards::of(denomination, fewest);
  }
  lay_cards(edition, question);
}

void ask_for_money(Edition const& edition, Question& question, Seat seat, bool countering) {
  question.seat = seat;
  question.countering = countering;
  question.laid = {};
  put_money(edition, question, kDearestFirst);
}

/// How many different values the cards have.
int values_in(MoneyCards cards) {
  int values = 0;
  for (auto const denomination : kDenominations) values += cards.count(denomination) > 0 ? 1 : 0;
  return values;
}

struct PutNext {
  Edition const& edition;
  Question& question;

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
    if (!seat || allowed.lowest > allowed.highest) return act(edition, question, House{}, action::Hammer{});
    question.from = static_cast<std::int16_t>(tens_of(allowed.lowest));
    put(Asks::bid, *seat, amounts(auction, allowed, *seat));
  }
  void operator()(phase::BuyingRight const& sale) const {
    bool const can_buy = !check(edition, question.state, sale, sale.auctioneer, action::Buy{});
    put(Asks::buying_right, sale.auctioneer, can_buy ? 2 : 1);
  }
  void operator()(phase::Payment const& debt) const { ask_for_money(edition, question, debt.payer, false); }
  void operator()(phase::Offer const& offer) const {
    ask_for_money(edition, question, offer.trade.challenger, false);
  }
  void operator()(phase::Answer const& answer) const {
    auto const seat = answer.trade.challenged;
    put(Asks::answer, seat, question.state.hand(seat).empty() ? 1 : 2);
  }
  void operator()(phase::Countdown const& countdown) const {
    question.silent = {};
    question.claiming = {};
    auto const seat = next_to_claim(question.state, {}, countdown);
    if (!seat) return act(edition, question, House{}, action::Tick{});
    put(Asks::claim, *seat, 2);
  }
  void operator()(phase::ClaimRight const& sale) const {
    bool const can_buy = !check(edition, question.state, sale, sale.auctioneer, action::Buy{});
    put(Asks::buying_right, sale.auctioneer, can_buy ? 2 : 1);
  }
  void operator()(phase::ClaimPayment const& debt) const {
    ask_for_money(edition, question, debt.payer, false);
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

void put_next(Edition const& edition, Question& question) {
  visit_switch(PutNext{edition, question}, question.state.phase);
}

void take_card(Edition const& edition, Question& question) {
  if (edition.division) return act(edition, question, question.seat, action::Divide{});
  act(edition, question, question.seat, action::Auction{});
}

void answer_turn(Edition const& edition, Question& question, int nth) {
  auto const* const choice = std::get_if<phase::TurnChoice>(&question.state.phase);
  bool const may_auction = !question.state.pile.empty();
  if (may_auction && nth == 0) return take_card(edition, question);
  if (choice->traded) return act(edition, question, question.seat, action::Stop{});
  auto const& state = question.state;
  auto const trade = nth_trade(state, nth - (may_auction ? 1 : 0));
  auto const challenged = left_of(state.turn, state.seats, trade.steps);
  act(edition, question, question.seat, action::Challenge{challenged, trade.animal});
}

void answer_bid(Edition const& edition, Question& question, int nth) {
  if (nth > 0)
    return act(edition, question, question.seat, action::Bid{Money::of_tens(question.from + nth - 1)});
  question.silent.insert(question.seat);
  auto const* const auction = std::get_if<phase::Bidding>(&question.state.phase);
  auto const next = next_to_bid(question.state, question.silent, *auction);
  if (!next) return act(edition, question, House{}, action::Hammer{});
  question.seat = *next;
  if (auction->bound.empty()) return;  // the amounts are still the same
  auto const allowed = bids_allowed(edition, question.state, *auction);
  auto const amounts = PutNext{edition, question}.amounts(*auction, allowed, *next);
  question.count = static_cast<std::uint16_t>(amounts);
}

void answer_claim(Edition const& edition, Question& question, int nth) {
  (nth == 0 ? question.silent : question.claiming).insert(question.seat);
  auto const* const countdown = std::get_if<phase::Countdown>(&question.state.phase);
  auto const next = next_to_claim(question.state, question.silent | question.claiming, *countdown);
  if (next) {
    question.seat = *next;
    return;
  }
  auto const drawn = drawn_claimant(question.claiming, *countdown, question.chance);
  if (drawn) return act(edition, question, *drawn, action::Claim{});
  act(edition, question, House{}, action::Tick{});
}

void answer_rat(Edition const& edition, Question& question, int nth) {
  if (nth == 0) return act(edition, question, question.seat, action::Take{});
  auto const denomination = nth_denomination(question.state.hand(question.seat), nth - 1);
  act(edition, question, question.seat, action::Lay{value_of(denomination)});
}

void answer_division(Edition const& edition, Question& question, int nth) {
  if (nth == 0) return act(edition, question, question.seat, action::Keep{});
  act(edition, question, question.seat, action::Give{});
}

void answer_exclusion(Edition const& edition, Question& question, int nth) {
  int animal = 0;
  while (!owns_quartet(edition, question.state, question.seat, animal_at(animal)) || nth-- > 0) ++animal;
  act(edition, question, question.seat, action::Exclude{animal_at(animal)});
}

void answer_buying_right(Edition const& edition, Question& question, int nth) {
  if (nth == 0) return act(edition, question, question.seat, action::Sell{});
  act(edition, question, question.seat, action::Buy{});
}

void answer_trade(Edition const& edition, Question& question, int nth) {
  if (nth == 0) return act(edition, question, question.seat, action::Accept{});
  ask_for_money(edition, question, question.seat, true);
}

void answer_money(Edition const& edition, Question& question, int nth) {
  question.laid += MoneyCards::of(question.denomination, question.from + nth);
  put_money(edition, question, cheaper_than(question.denomination));
}

}  // namespace

Question ask(Edition const& edition, State const& state, std::uint64_t chance) {
  Question question;
  question.chance = chance;
  question.state = state;
  put_next(edition, question);
  return question;
}

void answer(Edition const& edition, Question& question, int nth) {
  assert(nth >= 0 && nth < question.count);
  switch (question.asks) {
    case Asks::turn:
      return answer_turn(edition, question, nth);
    case Asks::bid:
      return answer_bid(edition, question, nth);
    case Asks::buying_right:
      return answer_buying_right(edition, question, nth);
    case Asks::answer:
      return answer_trade(edition, question, nth);
    case Asks::money:
      return answer_money(edition, question, nth);
    case Asks::claim:
      return answer_claim(edition, question, nth);
    case Asks::rat:
      return answer_rat(edition, question, nth);
    case Asks::division:
      return answer_division(edition, question, nth);
    case Asks::exclusion:
      return answer_exclusion(edition, question, nth);
    case Asks::nothing:
      break;
  }
  std::unreachable();
}

}  // namespace kuhhandel
