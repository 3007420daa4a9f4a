#include "bots/shark/trades.h"

#include <algorithm>

#include "engine/cards/payments.h"
#include "engine/phases/offer.h"

namespace kuhhandel::bots {
namespace {

constexpr float kZeroOffers = 0.08F;   // of all offers
constexpr float kAcceptances = 0.08F;  // of all answers
constexpr float kLeastPart = 0.3F;     // of the stake
constexpr float kMostPart = 2.0F;

/// Returns the worth after the winner gets the animals and pays `net` more than they receive.
PerSeat<float> worth_after(Prospect prospect, Trade const& trade, Seat winner, float net) {
  auto const loser = winner == trade.challenger ? trade.challenged : trade.challenger;
  prospect.pay(winner, loser, net);
  if (winner == trade.challenger) {
    prospect.herd(trade.challenged).remove(trade.animal, trade.count);
    prospect.herd(trade.challenger).add(trade.animal, trade.count);
  } else {
    prospect.herd(trade.challenger).remove(trade.animal, trade.count);
    prospect.herd(trade.challenged).add(trade.animal, trade.count);
  }
  return worth_to_each(prospect);
}

float reservation_price(Prospect const& prospect, Trade const& trade, Seat seat, float for_nothing) {
  auto const other = seat == trade.challenger ? trade.challenged : trade.challenger;
  auto const means = prospect.money_of(seat);
  if (for_nothing <= 0 || means <= 0) return 0;
  auto const all_in =
      worth_after(prospect, trade, seat, means)[seat] - worth_after(prospect, trade, other, means)[seat];
  if (all_in >= 0) return means;
  return means * for_nothing / (for_nothing - all_in);
}

}  // namespace

ReservationPrices reservation_prices(Prospect const& prospect, Trade const& trade) {
  auto const won = worth_after(prospect, trade, trade.challenger, 0);
  auto const lost = worth_after(prospect, trade, trade.challenged, 0);
  auto const gain = won[trade.challenger] - lost[trade.challenger];
  auto const loss = lost[trade.challenged] - won[trade.challenged];
  return {.challenger = reservation_price(prospect, trade, trade.challenger, gain),
          .challenged = reservation_price(prospect, trade, trade.challenged, loss)};
}

MoneyCards filled_up(MoneyCards cards, MoneyCards hand, int at_least) {
  for (auto const denomination : kDenominations) {
    if (cards.size() >= at_least) break;
    auto const spare = hand.count(denomination) - cards.count(denomination);
    cards += MoneyCards::of(denomination, std::min(spare, at_least - cards.size()));
  }
  return cards;
}

MoneyCards cards_for(MoneyCards hand, Money sum) {
  if (sum <= 0) return {};
  return sum < hand.sum() ? cheapest_payment(hand, sum) : hand - zeros_of(hand);
}

Money habitual_offer(PlayoutGame const& game, float stake, Money means) {
  if (uniform(game.rng) < kZeroOffers) return 0;
  auto const sum = stake * game.between(kLeastPart, kMostPart);
  return std::min(means, in_tens(sum));
}

void play_offer(PlayoutGame const& game) {
  auto const trade = std::get<phase::Offer>(game.state.phase).trade;
  auto const hand = game.state.hand(trade.challenger);
  auto const stakes = reservation_prices(prospect_of(game.edition, game.state), trade);
  auto const cards = cards_for(hand, habitual_offer(game, stakes.challenger, hand.sum()));
  auto const least = least_offer(game.edition, game.state, trade);
  game.play(trade.challenger, action::Offer{filled_up(cards, hand, least)});
}

/// Returns the highest possible sum of this number of cards of a hand.
Money most_in(MoneyCards hand, int cards) {
  Money sum = 0;
  for (auto const denomination : kDearestFirst) {
    auto const taken = std::min(cards, hand.count(denomination));
    sum += taken * value_of(denomination);
    cards -= taken;
  }
  return sum;
}

void play_answer(PlayoutGame const& game) {
  auto const answer = std::get<phase::Answer>(game.state.phase);
  auto const seat = answer.trade.challenged;
  auto const hand = game.state.hand(seat);
  auto prospect = prospect_of(game.edition, game.state);
  prospect.money_of(answer.trade.challenger) += static_cast<float>(answer.offer.sum());
  auto const stakes = reservation_prices(prospect, answer.trade);
  // The number of cards in the offer is public, and their highest possible sum is known approximately.
  auto const most = most_in(game.state.hand(answer.trade.challenger) + answer.offer, answer.offer.size());
  auto const sum = std::min(habitual_offer(game, stakes.challenged, hand.sum()), most + 10);
  auto const cards = cards_for(hand, sum);
  if (cards.empty() || uniform(game.rng) < kAcceptances) return game.play(seat, action::Accept{});
  game.play(seat, action::Counter{cards});
}

}  // namespace kuhhandel::bots
