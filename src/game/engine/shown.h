// How many money cards the table sees (C2.4, C6.4).
#pragma once

#include <utility>
#include <variant>

#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel {

/// Whether all see how many cards an offer has (C6.4).
inline bool shows_number_of_offer(Ruleset const& rules) {
  switch (rules.offer_count) {
    case OfferCount::open:
      return true;
    case OfferCount::concealed:
      return false;
  }
  std::unreachable();
}

/// Money cards that a seat shows; while a concealed offer lies, as many as before it (C2.4).
inline int shown_cards(Edition const& edition, State const& now, Seat seat) {
  auto const in_hand = now.hand(seat).size();
  if (shows_number_of_offer(edition.rules)) return in_hand;
  auto const* const answer = std::get_if<phase::Answer>(&now.phase);
  bool const hides = answer != nullptr && answer->trade.challenger == seat;
  return hides ? in_hand + answer->offer.size() : in_hand;
}

}  // namespace kuhhandel
