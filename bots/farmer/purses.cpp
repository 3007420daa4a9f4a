#include "bots/farmer/purses.h"

#include <algorithm>

namespace kuhhandel {

Purses::Purses(Edition const& edition, int seats) : edition_(&edition), seats_(seats) {
  purses_.fill({.money = static_cast<double>(edition.hand.sum()), .doubt = 0, .cards = edition.hand.size()});
}

void Purses::see(SeenEvent const& event) {
  std::visit([&](auto const& any) { follow(any); }, event);
}

void Purses::follow(event::Payday const& payday) {
  for (int i = 0; i < seats_; ++i) {
    purse(seat_at(i)).money += payday.value;
    ++purse(seat_at(i)).cards;
  }
}

void Purses::follow(event::ShowedHand const& shown) {
  purse(shown.seat).money = shown.hand.sum();
  purse(shown.seat).doubt = 0;
}

void Purses::follow(event::Paid<SeenMoney> const& paid) {
  move(paid.payer, paid.payee, paid.laid, paid.laid.money ? paid.laid.money->sum() : owed_);
}

void Purses::follow(event::Accepted<SeenMoney> const& accepted) {
  auto const& trade = accepted.trade;
  move(trade.challenger, trade.challenged, accepted.laid, guess(trade.challenger, accepted.laid));
}

void Purses::follow(event::Revealed<SeenMoney> const& reveal) {
  auto const& trade = reveal.trade;
  auto offer = guess(trade.challenger, reveal.offer);
  auto counter = guess(trade.challenged, reveal.counter);
  bool const offer_won = reveal.winner == trade.challenger;
  // Who won laid more, whatever the guesses say.
  if (!reveal.offer.money && offer_won != (offer > counter)) offer = counter = (offer + counter) / 2;
  bool const exchange = edition_->rules.settlement == Settlement::exchange;
  if (exchange || reveal.winner == trade.challenger) {
    move(trade.challenger, trade.challenged, reveal.offer, offer);
  }
  if (exchange || reveal.winner == trade.challenged) {
    move(trade.challenged, trade.challenger, reveal.counter, counter);
  }
}

/// Unseen cards are taken for average ones of their giver.
double Purses::guess(Seat giver, SeenMoney const& laid) const {
  if (laid.money) return laid.money->sum();
  auto const& from = purse(giver);
  if (from.cards == 0) return 0;
  return from.money * std::min(1.0, static_cast<double>(laid.cards.value_or(1)) / from.cards);
}

void Purses::move(Seat from, Seat to, SeenMoney const& laid, double sum) {
  auto& giver = purse(from);
  auto& taker = purse(to);
  auto const moved = std::min(sum, giver.money);
  auto const cards = laid.money ? laid.money->size() : laid.cards.value_or(1);
  giver.money -= moved;
  taker.money += moved;
  giver.cards = std::max(0, giver.cards - cards);
  taker.cards += cards;
  if (laid.money) return;
  giver.doubt += moved;
  taker.doubt += moved;
}

}  // namespace kuhhandel
