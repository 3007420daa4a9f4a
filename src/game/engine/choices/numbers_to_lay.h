// Computes how many money cards of one denomination a question may ask for, after the higher denominations
// are chosen.
#pragma once

#include <algorithm>
#include <variant>

#include "engine/choices/question.h"
#include "engine/phases/offer.h"

namespace kuhhandel {

/// The numbers of cards that are possible.
struct Range {
  int fewest;
  int most;
};

/// At most as many as the debt needs, and enough that the lower denominations can cover the rest (C4.6).
inline Range cards_to_pay(Question const& question, Money at_least, Denomination denomination) {
  auto const need = at_least - question.laid.sum();
  if (need <= 0 || denomination == Denomination::zero) return {0, 0};
  auto const& hand = question.state.hand(question.seat);
  auto const value = value_of(denomination);
  auto const uncovered = need - hand.below(denomination).sum();
  auto const fewest = uncovered <= 0 ? 0 : uncovered.reached_by(value);
  return {fewest, std::min(hand.count(denomination), need.reached_by(value))};
}

/// Any number, but enough that the total can still reach `at_least` cards (C6.3, C6.5).
inline Range cards_to_lay(Question const& question, int at_least, Denomination denomination) {
  auto const& hand = question.state.hand(question.seat);
  auto const missing = at_least - question.laid.size() - hand.below(denomination).size();
  return {std::max(missing, 0), hand.count(denomination)};
}

/// Any cards, `cards` in total (C7.1).
inline Range cards_of_number(Question const& question, int cards, Denomination denomination) {
  auto const& hand = question.state.hand(question.seat);
  auto const missing = cards - question.laid.size();
  return {std::max(missing - hand.below(denomination).size(), 0),
          std::min(hand.count(denomination), missing)};
}

/// Returns how many cards of this denomination are possible, given those already laid.
inline Range numbers_to_lay(Edition const& edition, Question const& question, Denomination denomination) {
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

}  // namespace kuhhandel
