// The publicly visible number of money cards (C2.4, C6.4).
#pragma once

#include <utility>
#include <variant>

#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel {

/// Returns whether everyone sees the number of cards in an offer (C6.4).
inline bool shows_number_of_offer(Ruleset const& rules) {
  switch (rules.offer_count) {
    case OfferCount::open:
      return true;
    case OfferCount::concealed:
      return false;
  }
  std::unreachable();
}

/// Returns the number of money cards that a seat shows; during a concealed offer, the number before the offer
/// (C2.4).
inline int shown_cards(Edition const& edition, State const& now, Seat seat) {
  auto const in_hand = now.hand(seat).size();
  if (shows_number_of_offer(edition.rules)) return in_hand;
  auto const* const answer = std::get_if<phase::Answer>(&now.phase);
  bool const hides = answer != nullptr && answer->trade.challenger == seat;
  return hides ? in_hand + answer->offer.size() : in_hand;
}

}  // namespace kuhhandel
