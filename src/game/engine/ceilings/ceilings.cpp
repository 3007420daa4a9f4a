#include "engine/ceilings/ceilings.h"

#include <algorithm>
#include <cassert>
#include <concepts>
#include <string>
#include <utility>

#include "engine/cards/payments.h"
#include "engine/ceilings/sums_to_lay.h"
#include "engine/choices/next_question.h"
#include "engine/choices/nth_action.h"
#include "engine/event_sink.h"
#include "engine/play.h"

namespace kuhhandel {
namespace {

/// Bound bidders bid at most what they showed (C4.8).
CeilingOfSeat with_bounds(State const& state, phase::Bidding const& auction, BidsAllowed const& allowed,
                          CeilingOfSeat ceilings) {
  for (auto bound = auction.bound; !bound.empty();) {
    auto const seat = bound.next_from(auction.auctioneer);
    bound.erase(seat);
    auto const highest = tens_of(highest_bid_of(state, auction, seat, allowed.highest));
    ceilings[seat] = std::min(ceilings[seat], static_cast<std::int16_t>(highest));
  }
  return ceilings;
}

/// Returns the last bids on the lot, after all ceilings are given.
StaticList<Bid, kMaxSeats> last_bids(State const& state, phase::Bidding const& auction,
                                     BidsAllowed const& allowed, CeilingOfSeat const& ceilings) {
  if (allowed.lowest > allowed.highest) return {};
  auto const bidders = who_may_bid(state, auction);
  if (auction.bound.empty()) return bids_by_smallest_steps(auction, bidders, ceilings);
  return bids_by_smallest_steps(auction, bidders, with_bounds(state, auction, allowed, ceilings));
}

template <class Emit>
struct ByCeilings {
  CeilingQuestion* current;
  [[no_unique_address]] Emit emit;

  /// A lot for which nobody has failed to pay is a new lot.
  void ask_for_bids(Edition const& edition, Question& question, phase::Bidding const& auction) const {
    if (auction.barred.empty() && auction.bound.empty()) current->answered = {};
    question.silent = {};
    ask_next_bidder(edition, question, auction);
  }

  /// Asks the next seat without a ceiling; when all have one, the hammer falls.
  void ask_next_bidder(Edition const& edition, Question& question, phase::Bidding const& auction) const {
    auto const allowed = bids_allowed(edition, question.state, auction);
    auto const seat = next_to_bid(question.state, current->answered, auction);
    if (!seat || allowed.lowest > allowed.highest) return bid_and_knock(edition, question, auction, allowed);
    question.from = static_cast<std::int16_t>(tens_of(allowed.lowest));
    question.asks = Asks::bid;
    question.seat = *seat;
    question.count = static_cast<std::uint16_t>(amounts_to_bid(question.state, auction, allowed, *seat));
  }

  void bid_and_knock(Edition const& edition, Question& question, phase::Bidding auction,
                     BidsAllowed const& allowed) const {
    for (auto const& bid : last_bids(question.state, auction, allowed, current->ceilings)) {
      emit(event::Raised{bid});
      auction.bids.add(bid);
      auction.standing.emplace(bid.seat, bid.amount);
    }
    apply(edition, question.state, auction, House{}, action::Hammer{}, emit);
    put_next(edition, question, *this);
  }

  void ask_to_pay(Edition const& edition, Question& question, Seat seat) const {
    auto const& hand = question.state.hand(seat);
    if (auto const* const debt = std::get_if<phase::Payment>(&question.state.phase))
      return act(edition, question, seat, action::Pay{cheapest_payment(hand, debt->at_least)}, *this);
    auto const* const debt = std::get_if<phase::ClaimPayment>(&question.state.phase);
    act(edition, question, seat, action::Pay{cheapest_cards(hand, debt->cards)}, *this);
  }

  void ask_to_lay(Edition const& edition, Question& question, Seat seat) const {
    question.countering = false;
    question.seat = seat;
    if (!ask_for_sum(edition, question)) lay_cards(edition, question, *this);
  }

  void say_ceiling(Edition const& edition, Question& question, Money ceiling) const {
    current->ceilings[question.seat] = static_cast<std::int16_t>(tens_of(ceiling));
    current->answered.insert(question.seat);
    auto const& auction = *std::get_if<phase::Bidding>(&question.state.phase);
    // If a bidder is bound, the amounts differ between seats.
    if (!auction.bound.empty()) return ask_next_bidder(edition, question, auction);
    auto const seat = next_to_bid(question.state, current->answered, auction);
    if (!seat)
      return bid_and_knock(edition, question, auction, bids_allowed(edition, question.state, auction));
    question.seat = *seat;
  }

  /// A ceiling of 0.
  void answer_silence(Edition const& edition, Question& question) const {
    say_ceiling(edition, question, {});
  }

  void counter(Edition const& edition, Question& question) const {
    question.countering = true;
    if (!ask_for_sum(edition, question)) lay_cards(edition, question, *this);
  }

  void answer_sum(Edition const& edition, Question& question, int nth) const {
    if (!lay_sum(edition, question, Money::of_tens(question.from + nth))) lay_cards(edition, question, *this);
  }

  /// Only the number of zeros is asked for.
  void answer_money(Edition const& edition, Question& question, int nth) const {
    question.laid += MoneyCards::of(Denomination::zero, question.from + nth);
    lay_cards(edition, question, *this);
  }
};

template <class Emit>
void answer_by_ceilings(Edition const& edition, CeilingQuestion& current, int nth, Emit emit) {
  auto& question = current.question;
  assert(nth >= 0 && nth < question.count);
  ByCeilings<Emit> const way{&current, emit};
  auto const perform = [&]<class AnyAction>(AnyAction const& action) {
    if constexpr (std::same_as<AnyAction, action::Bid>) {
      way.say_ceiling(edition, question, action.amount);
    } else {
      act(edition, question, question.seat, action, way);
    }
  };
  nth_action(edition, question, nth, perform, [&] { answer_part(edition, question, nth, way); });
}

}  // namespace

CeilingQuestion deal_by_ceilings(Edition const& edition, int seats, std::uint64_t seed) {
  return ask_by_ceilings(edition, start(edition, seats, std::to_string(seed)).next, seed);
}

CeilingQuestion ask_by_ceilings(Edition const& edition, State const& state, std::uint64_t chance) {
  CeilingQuestion current;
  current.question.state = state;
  current.question.chance = chance;
  put_next(edition, current.question, ByCeilings<IgnoreEvents>{&current, {}});
  return current;
}

void ask_on(Edition const& edition, CeilingQuestion& current, std::vector<Event>& events) {
  put_next(edition, current.question, ByCeilings<CollectEvents>{&current, {&events}});
}

void answer(Edition const& edition, CeilingQuestion& current, int nth) {
  answer_by_ceilings(edition, current, nth, IgnoreEvents{});
}

void answer(Edition const& edition, CeilingQuestion& current, int nth, std::vector<Event>& events) {
  answer_by_ceilings(edition, current, nth, CollectEvents{&events});
}

}  // namespace kuhhandel
