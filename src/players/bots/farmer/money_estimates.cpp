#include "bots/farmer/money_estimates.h"

#include <algorithm>

#include "bots/beliefs/hands.h"
#include "engine/cards/payments.h"
#include "engine/phases/answer.h"

namespace kuhhandel::bots {
namespace {

Compared comparison(event::Revealed<SeenMoney> const& reveal) {
  if (!reveal.winner) return Compared::equal;
  return *reveal.winner == reveal.trade.challenger ? Compared::first_higher : Compared::second_higher;
}

SecretDeal deal_of(Trade const& trade, SeenMoney const& offer, SeenMoney const& counter, Compared compared) {
  return {.first = trade.challenger,
          .second = trade.challenged,
          .first_cards = offer.cards.value_or(0),
          .second_cards = counter.cards.value_or(0),
          .compared = compared,
          .first_at_least = 0};
}

/// Returns the sum of the laid cards if it was seen, or else the guess.
double sum_of(SeenMoney const& laid, double guess) {
  return laid.money ? static_cast<double>(laid.money->sum()) : guess;
}

}  // namespace

MoneyEstimates::MoneyEstimates(Edition const& edition, int seats)
    : edition_(&edition), seats_(seats), bounds_(edition, seats) {
  money_estimates_.each.fill(
      {.money = static_cast<double>(edition.hand.sum()), .uncertainty = 0, .cards = edition.hand.size()});
}

void MoneyEstimates::see(SeenEvent const& event) {
  std::visit([&](auto const& any) { follow(any); }, event);
}

void MoneyEstimates::follow(event::Payday const& payday) {
  for (auto const seat : seats_of(seats_)) {
    estimate(seat).money += static_cast<double>(payday.value);
    ++estimate(seat).cards;
    bounds_.give(seat, cards_of_value(payday.value));
  }
}

void MoneyEstimates::follow(event::ShowedHand const& shown) {
  estimate(shown.seat) = {
      .money = static_cast<double>(shown.hand.sum()), .uncertainty = 0, .cards = shown.hand.size()};
  bounds_.set_hand(shown.seat, shown.hand);
  reconcile();
}

void MoneyEstimates::follow(event::Paid<SeenMoney> const& paid) {
  move(paid.payer, paid.payee, paid.laid, sum_of(paid.laid, static_cast<double>(owed_)));
  if (paid.laid.money) {
    pass(paid.payer, paid.payee, *paid.laid.money);
  } else {
    pass_unseen({.first = paid.payer,
                 .second = paid.payee,
                 .first_cards = paid.laid.cards.value_or(0),
                 .second_cards = 0,
                 .compared = Compared::unseen,
                 .first_at_least = owed_});
  }
  reconcile();
}

void MoneyEstimates::follow(event::Accepted<SeenMoney> const& accepted) {
  auto const& [trade, laid, to_challenged] = accepted;
  move(trade.challenger, trade.challenged, laid, guess(trade.challenger, laid));
  if (to_challenged.money) {
    pass(trade.challenger, trade.challenged, *to_challenged.money);
  } else {
    pass_unseen(deal_of(trade, laid, {}, Compared::unseen));
  }
  reconcile();
}

void MoneyEstimates::follow(event::Revealed<SeenMoney> const& reveal) {
  auto const& trade = reveal.trade;
  auto offer = guess(trade.challenger, reveal.offer);
  auto counter = guess(trade.challenged, reveal.counter);
  bool const offer_won = reveal.winner == trade.challenger;
  // The winner laid more, whatever the guesses are.
  if (!reveal.offer.money && offer_won != (offer > counter)) offer = counter = (offer + counter) / 2;
  bool const exchange = edition_->rules.settlement == Settlement::exchange;
  if (exchange || reveal.winner == trade.challenger) {
    move(trade.challenger, trade.challenged, reveal.offer, offer);
  }
  if (exchange || reveal.winner == trade.challenged) {
    move(trade.challenged, trade.challenger, reveal.counter, counter);
  }
  if (reveal.offer.money && reveal.counter.money) {
    Crossing const cross{*reveal.to_challenger.money, *reveal.to_challenged.money};
    auto const received = receipts(cross, *reveal.offer.money, *reveal.counter.money);
    bounds_.take(trade.challenger, *reveal.offer.money);
    bounds_.take(trade.challenged, *reveal.counter.money);
    bounds_.give(trade.challenger, received.challenger);
    bounds_.give(trade.challenged, received.challenged);
  } else {
    pass_unseen(deal_of(trade, reveal.offer, reveal.counter, comparison(reveal)));
  }
  reconcile();
}

void MoneyEstimates::pass(Seat from, Seat to, MoneyCards cards) {
  bounds_.take(from, cards);
  bounds_.give(to, cards);
}

void MoneyEstimates::pass_unseen(SecretDeal const& deal) { settle_bounds(edition_->rules, deal, bounds_); }

void MoneyEstimates::follow(event::LaidOnRat<SeenMoney> const& laid) {
  auto& own = estimate(laid.seat);
  auto const sum = std::min(own.money, sum_of(laid.laid, guess(laid.seat, laid.laid) / 2));
  own = {.money = own.money - sum,
         .uncertainty = own.uncertainty + (laid.laid.money ? 0 : sum),
         .cards = own.cards - 1};
  on_rat_.money += sum;
  ++on_rat_.cards;
}

void MoneyEstimates::follow(event::RatMoney<SeenMoney> const& money) {
  auto& own = estimate(money.seat);
  own.money += sum_of(money.laid, on_rat_.money);
  own.cards += on_rat_.cards;
  on_rat_ = {};
}

void MoneyEstimates::follow(event::Drew<SeenMoney> const& drew) {
  auto& own = estimate(drew.seat);
  auto const average = static_cast<double>(edition_->money.sum() / std::max(1, edition_->money.size()));
  own.money += sum_of(drew.laid, average);
  if (!drew.laid.money) own.uncertainty += average;
  ++own.cards;
}

/// Estimates unseen cards as average ones of their giver.
double MoneyEstimates::guess(Seat giver, SeenMoney const& laid) const {
  if (laid.money) return static_cast<double>(laid.money->sum());
  auto const& from = estimate(giver);
  if (from.cards == 0) return 0;
  auto const average = from.money * std::min(1.0, static_cast<double>(laid.cards.value_or(1)) / from.cards);
  if (!laid.cards) return average;
  auto const sums = sums_of(giver, *laid.cards);
  return std::clamp(average, sums.least, sums.most);
}

void MoneyEstimates::move(Seat from, Seat to, SeenMoney const& laid, double sum) {
  auto& giver = estimate(from);
  auto& taker = estimate(to);
  auto const moved = std::min(sum, giver.money);
  auto const cards = laid.money ? laid.money->size() : laid.cards.value_or(1);
  giver.money -= moved;
  taker.money += moved;
  giver.cards = std::max(0, giver.cards - cards);
  taker.cards += cards;
  if (laid.money) return;
  giver.uncertainty += moved;
  taker.uncertainty += moved;
}

/// Returns whether the bounds track all money, that is, not on rats and in the pile.
bool MoneyEstimates::accounts_fit() const {
  return seats_ > 0 && edition_->rats == 0 && !edition_->division && bounds_.consistent();
}

SumRange MoneyEstimates::sums_of(Seat seat, int cards) const {
  if (!accounts_fit()) return {0, estimate(seat).money};
  auto const possible = bounds_.of(seat).possible();
  auto const number = std::min(cards, possible.size());
  return {static_cast<double>(cheapest_cards(possible, number).sum()),
          static_cast<double>(dearest_cards(possible, number).sum())};
}

/// Returns the possible sums of the whole hand.
SumRange MoneyEstimates::range_of(Seat seat) const {
  auto const& hand = bounds_.of(seat);
  auto const certain = hand.certain();
  auto const rest = hand.possible() - certain;
  auto const sum = static_cast<double>(certain.sum());
  if (!hand.cards()) return {sum, sum + static_cast<double>(rest.sum())};
  auto const number = std::clamp(*hand.cards() - certain.size(), 0, rest.size());
  return {sum + static_cast<double>(cheapest_cards(rest, number).sum()),
          sum + static_cast<double>(dearest_cards(rest, number).sum())};
}

/// Limits guesses to what is certain, and scales them to the known total of all money.
void MoneyEstimates::reconcile() {
  if (!accounts_fit()) return;
  auto missing = static_cast<double>(bounds_.total().sum());
  double uncertainties = 0;
  for (auto const seat : seats_of(seats_)) {
    auto& own = estimate(seat);
    auto const span = range_of(seat);
    own.money = std::clamp(own.money, span.least, span.most);
    own.uncertainty = std::min(own.uncertainty, span.most - span.least);
    missing -= own.money;
    uncertainties += own.uncertainty;
  }
  if (uncertainties <= 0) return;
  for (auto& own : money_estimates_)
    own.money = std::max(0.0, own.money + missing * own.uncertainty / uncertainties);
}

}  // namespace kuhhandel::bots
