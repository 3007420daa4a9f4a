// The challenged player accepts the money unseen or makes a counter-offer, and the trade is settled (C6.5 to
// C6.8).
#pragma once

#include <optional>
#include <utility>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/take.h"
#include "engine/phases/turn.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

/// The cards that go to the other player; the rest of an offer returns to its owner.
struct Crossing {
  MoneyCards to_challenger;
  MoneyCards to_challenged;
};

/// All cards are exchanged (C6.6), or only the winner pays, so equal sums return (C6.8).
inline Crossing crossing(Settlement settlement, MoneyCards offer, MoneyCards counter) {
  switch (settlement) {
    case Settlement::exchange:
      return {.to_challenger = counter, .to_challenged = offer};
    case Settlement::winner_pays:
      if (offer.sum() > counter.sum()) return {.to_challenger = {}, .to_challenged = offer};
      if (offer.sum() < counter.sum()) return {.to_challenger = counter, .to_challenged = {}};
      return {};
  }
  std::unreachable();
}

/// Returns the cards that can cross: zeros cannot if they return (C6.8).
inline MoneyCards going(Ruleset const& rules, MoneyCards laid) {
  return rules.zeros_return ? laid - zeros_of(laid) : laid;
}

inline Crossing crossing(Ruleset const& rules, MoneyCards offer, MoneyCards counter) {
  return crossing(rules.settlement, going(rules, offer), going(rules, counter));
}

/// The share of each player in the laid cards after the settlement.
struct Receipts {
  MoneyCards challenger;
  MoneyCards challenged;
};

inline Receipts receipts(Crossing const& cross, MoneyCards offer, MoneyCards counter) {
  return {.challenger = offer - cross.to_challenged + cross.to_challenger,
          .challenged = counter - cross.to_challenger + cross.to_challenged};
}

/// Returns the receipts of both players after offer and counter-offer are settled.
inline Receipts settle(Ruleset const& rules, MoneyCards offer, MoneyCards counter) {
  return receipts(crossing(rules, offer, counter), offer, counter);
}

/// Returns the player who takes the animals: the one with the higher sum; the other one for rats (C6.6,
/// C6.9).
inline Seat taker(Trade const& trade, Seat higher) {
  if (trade.animal != kRat) return higher;
  return higher == trade.challenger ? trade.challenged : trade.challenger;
}

inline SecretMoney between_the_two(Trade const& trade, MoneyCards money) {
  SecretMoney secret{.money = money, .known_to = {}};
  secret.known_to.insert(trade.challenger);
  secret.known_to.insert(trade.challenged);
  return secret;
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::Answer const& answer, Actor by,
                                    action::Accept const&) {
  if (by != Actor{answer.trade.challenged}) return Refusal::not_yours;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::Answer const& answer, Actor, action::Accept const&,
           Emit emit) {
  auto const& trade = answer.trade;
  auto const crosses = going(edition.rules, answer.offer);
  state.hand(trade.challenger) += answer.offer - crosses;
  state.hand(trade.challenged) += crosses;
  emit(event::Accepted<SecretMoney>{trade, between_the_two(trade, answer.offer),
                                    between_the_two(trade, crosses)});
  take_from(edition, state, trade, taker(trade, trade.challenger), emit);
  end_trade(edition, state, emit);
}

inline std::optional<Refusal> check(Edition const&, State const& now, phase::Answer const& answer, Actor by,
                                    action::Counter const& counter) {
  if (by != Actor{answer.trade.challenged}) return Refusal::not_yours;
  if (!now.hand(answer.trade.challenged).contains(counter.money)) return Refusal::not_your_cards;
  if (counter.money.empty()) return Refusal::too_few_cards;
  return {};
}

/// Returns the player whose bid counts: the one with the higher sum; nullopt after a first tie, the
/// challenger after a second (C6.7).
inline std::optional<Seat> higher_bidder(Trade const& trade, Money offered, Money countered) {
  if (offered > countered) return trade.challenger;
  if (offered < countered) return trade.challenged;
  if (trade.round == 2) return trade.challenger;
  return {};
}

template <class Emit>
void emit_reveal(phase::Answer const& answer, MoneyCards counter, Crossing const& cross, Emit emit) {
  auto const& trade = answer.trade;
  SecretMoney laid{.money = counter, .known_to = {}};
  laid.known_to.insert(trade.challenged);
  emit(event::Countered<SecretMoney>{trade, laid});
  bool const equal = answer.offer.sum() == counter.sum();
  auto const higher = answer.offer.sum() > counter.sum() ? trade.challenger : trade.challenged;
  emit(event::Revealed<SecretMoney>{.trade = trade,
                                    .winner = equal ? std::nullopt : std::optional(higher),
                                    .offer = between_the_two(trade, answer.offer),
                                    .counter = between_the_two(trade, counter),
                                    .to_challenger = between_the_two(trade, cross.to_challenger),
                                    .to_challenged = between_the_two(trade, cross.to_challenged)});
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::Answer const& answer, Actor,
           action::Counter const& counter, Emit emit) {
  auto const& trade = answer.trade;
  auto const cross = crossing(edition.rules, answer.offer, counter.money);
  emit_reveal(answer, counter.money, cross, emit);
  auto const received = receipts(cross, answer.offer, counter.money);
  state.hand(trade.challenged) -= counter.money;
  state.hand(trade.challenger) += received.challenger;
  state.hand(trade.challenged) += received.challenged;
  auto const higher = higher_bidder(trade, answer.offer.sum(), counter.money.sum());
  if (!higher) {
    emit(event::Tied{trade});
    auto again = trade;
    again.round = 2;
    state.phase.emplace<phase::Offer>(again);
    return;
  }
  take_from(edition, state, trade, taker(trade, *higher), emit);
  end_trade(edition, state, emit);
}

}  // namespace kuhhandel
