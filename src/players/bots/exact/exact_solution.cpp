#include "bots/exact/exact_solution.h"

#include <algorithm>
#include <cassert>
#include <variant>

#include "engine/bounds/bounds.h"
#include "engine/choices/choices.h"
#include "engine/digest.h"
#include "engine/phases/offer.h"
#include "engine/play.h"
#include "engine/scores.h"

namespace kuhhandel::bots {
namespace {

// Such games are solved within 30 ms.
constexpr int kMostAnimalsInBox = 4;
constexpr int kMostMoneyInBox = 6;
constexpr int kMostTens = 4;

void sort_pile(Pile& pile) {
  for (int left = pile.size(); left > 1; --left) {
    for (int depth = 1; depth < left; ++depth) {
      if (pile.peek(depth).bits() < pile.peek(depth - 1).bits()) pile.swap(depth, depth - 1);
    }
  }
}

/// Returns a number of the position. The pile has no order.
std::uint64_t key_of(State state) {
  sort_pile(state.pile);
  return digest(state);
}

/// Returns the trade's phase of the state before the offer, if it is in a trade.
std::optional<State> before_offer(State state) {
  if (std::holds_alternative<phase::Offer>(state.phase)) return state;
  auto const* const now = std::get_if<phase::Answer>(&state.phase);
  if (now == nullptr) return {};
  auto const [trade, offer] = *now;
  state.hand(trade.challenger) += offer;
  state.phase = phase::Offer{trade};
  return state;
}

/// Returns all parts of a hand of zeros and tens, none of its cards first.
PartsOfHand parts_of(MoneyCards hand) {
  PartsOfHand parts;
  for (int zeros = 0; zeros <= hand.count(Denomination::zero); ++zeros) {
    for (int tens = 0; tens <= hand.count(Denomination::ten); ++tens)
      parts.push_back(MoneyCards::of(Denomination::zero, zeros) + MoneyCards::of(Denomination::ten, tens));
  }
  return parts;
}

double payoff_of_first(Edition const& edition, State const& end) {
  auto const best = winners(scores(edition, end));
  if (best.contains(seat_at(0))) return best.contains(seat_at(1)) ? 0 : 0.5;
  return -0.5;
}

double sign_of(Seat seat) { return seat == seat_at(0) ? 1 : -1; }

}  // namespace

bool is_solvable(Edition const& edition, int seats) {
  if (seats != 2 || edition.cards_per_auction != 1 || !can_be_followed(edition) || edition.rules.bonus)
    return false;
  int cards = 0;
  for (auto const animal : animals_of(edition)) {
    cards += edition.copies(animal);
    if (edition.copies(animal) > 2) return false;
  }
  auto const tens = edition.money.count(Denomination::ten);
  auto const zeros = edition.money.count(Denomination::zero);
  return cards <= kMostAnimalsInBox && edition.money.size() <= kMostMoneyInBox && tens <= kMostTens &&
         zeros + tens == edition.money.size();
}

bool ExactSolution::fits(Edition const& edition) const {
  auto const is_same = [](Animal const& one, Animal const& other) {
    return one.worth == other.worth && one.copies == other.copies && one.payouts == other.payouts;
  };
  return std::ranges::equal(edition.animals, edition_.animals, is_same) && edition.money == edition_.money &&
         edition.rules == edition_.rules;
}

std::size_t ExactSolution::signal_of(int cards) const {
  return edition_.rules.offer_count == OfferCount::open ? static_cast<std::size_t>(cards) : 0;
}

int ExactSolution::best_answer(Question const& question) {
  int best = 0;
  double most = -1;
  for (int nth = 0; nth < question.count; ++nth) {
    auto const gained = sign_of(question.seat) * value_after(question, nth);
    if (gained <= most) continue;
    most = gained;
    best = nth;
  }
  return best;
}

double ExactSolution::value(Question const& question) {
  auto const key = key_of(question.state);
  if (auto const known = values_.find(key); known != values_.end()) return known->second;
  return values_.emplace(key, new_value(question)).first->second;
}

double ExactSolution::new_value(Question const& question) {
  if (question.count == 0) return payoff_of_first(edition_, question.state);
  if (before_offer(question.state)) {
    auto const solved = trade(question.state);
    return value_of(solved.game, solved.mix) * sign_of(solved.challenger);
  }
  return value_after(question, best_answer(question));
}

double ExactSolution::value_after(Question const& question, int nth) {
  if (question.asks == Asks::turn && nth == 0 && !question.state.pile.empty())
    return value_of_auction(question);
  auto next = question;
  answer(edition_, next, nth);
  return value(next);
}

double ExactSolution::value_of_auction(Question const& question) {
  double sum = 0;
  auto const& pile = question.state.pile;
  for (int depth = 0; depth < pile.size(); ++depth) {
    auto next = question;
    next.state.pile.swap(0, depth);
    answer(edition_, next, 0);
    sum += value(next);
  }
  return sum / pile.size();
}

void ExactSolution::add_offer(State offering, Trade const& trade, MoneyCards offer, SolvedTrade& solved) {
  auto& game = solved.game;
  auto const row = game.rows++;
  solved.offers.push_back(offer);
  game.signal_of_row[row] = signal_of(offer.size());
  play_unchecked(edition_, offering, {trade.challenger, action::Offer{offer}});
  for (std::size_t column = 0; column < game.columns; ++column) {
    auto const counter = solved.counters[column];
    auto const action = counter.empty() ? Action{action::Accept{}} : Action{action::Counter{counter}};
    auto state = offering;
    play_unchecked(edition_, state, {trade.challenged, action});
    game.payoffs[row][column] = sign_of(trade.challenger) * value(ask(edition_, state, 0));
  }
}

SolvedTrade ExactSolution::trade(State const& state) {
  auto const offering = before_offer(state);
  assert(offering);
  auto const trade = std::get_if<phase::Offer>(&offering->phase)->trade;
  auto const hand = offering->hand(trade.challenger);
  SolvedTrade solved;
  solved.challenger = trade.challenger;
  solved.counters = parts_of(offering->hand(trade.challenged));
  solved.game.columns = solved.counters.size();
  solved.game.signals = signal_of(hand.size()) + 1;
  for (auto const offer : parts_of(hand)) {
    if (offer.size() >= least_offer(edition_.rules, hand.size())) add_offer(*offering, trade, offer, solved);
  }
  solved.mix = solve(solved.game);
  return solved;
}

}  // namespace kuhhandel::bots
