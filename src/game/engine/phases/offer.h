// The challenger lays money face down (C6.3, C6.4).
#pragma once

#include <algorithm>
#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/refusal.h"
#include "engine/shown.h"
#include "engine/state.h"

namespace kuhhandel {

/// Returns the least number of cards in an offer from a hand of `held` cards; an empty hand offers none
/// (C6.3).
inline int least_offer(Ruleset const& rules, int held) { return std::min<int>(rules.least_offer, held); }

inline int least_offer(Edition const& edition, State const& now, Trade const& trade) {
  return least_offer(edition.rules, now.hand(trade.challenger).size());
}

inline std::optional<Refusal> check(Edition const& edition, State const& now, phase::Offer const& offer,
                                    Actor by, action::Offer const& laid) {
  if (by != Actor{offer.trade.challenger}) return Refusal::not_yours;
  if (!now.hand(offer.trade.challenger).contains(laid.money)) return Refusal::not_your_cards;
  if (laid.money.size() < least_offer(edition, now, offer.trade)) return Refusal::too_few_cards;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::Offer const& offer, Actor, action::Offer const& laid,
           Emit emit) {
  auto const challenger = offer.trade.challenger;
  state.hand(challenger) -= laid.money;
  SecretMoney secret{
      .money = laid.money, .known_to = {}, .number_known = shows_number_of_offer(edition.rules)};
  secret.known_to.insert(challenger);
  emit(event::Offered<SecretMoney>{offer.trade, secret});
  state.phase.emplace<phase::Answer>(offer.trade, laid.money);
}

}  // namespace kuhhandel
