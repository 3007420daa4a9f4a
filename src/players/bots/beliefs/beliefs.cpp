#include "bots/beliefs/beliefs.h"

#include <algorithm>

#include "bots/beliefs/imagined_deal.h"
#include "bots/beliefs/repair_sample.h"
#include "engine/knowledge/resample.h"
#include "engine/phases/answer.h"

namespace kuhhandel::bots {
namespace {

constexpr std::size_t kWorlds = 48;
constexpr int kOneDoubtIn = 2;  // the share of bids above the bidder's money in a world that count against it

/// Returns the number of cards in a seat's pending offer that the view no longer counts as the seat's.
int laid_face_down(Edition const& edition, View const& view, Seat seat) {
  auto const* const answer = std::get_if<seen::Answer>(&view.phase);
  if (answer == nullptr || answer->trade.challenger != seat) return 0;
  return edition.rules.offer_count == OfferCount::open ? answer->offered.value_or(0) : 0;
}

MoneyCards own_money(View const& view) {
  auto const* const answer = std::get_if<seen::Answer>(&view.phase);
  return answer != nullptr && answer->laid ? view.hand + *answer->laid : view.hand;
}

Compared comparison(Trade const& trade, std::optional<Seat> winner) {
  if (!winner) return Compared::equal;
  return *winner == trade.challenger ? Compared::first_higher : Compared::second_higher;
}

/// Returns random hands with these numbers of cards that the bounds may allow.
Hands deal_anew(Bounds const& bounds, Rng& rng) {
  Hands hands;
  auto total = bounds.total();
  for (auto const seat : seats_of(bounds.seats())) {
    auto const certain = bounds.of(seat).certain();
    if (!total.contains(certain)) continue;
    hands.of(seat) = certain;
    total -= certain;
  }
  for (int i = 0; i < bounds.seats() && !total.empty(); ++i) {
    auto& hand = hands.of(seat_at(i));
    bool const last = i == bounds.seats() - 1;
    auto const known = bounds.of(seat_at(i)).cards();
    auto const target = last || !known ? total.size() : *known - hand.size();
    auto const drawn = draw_cards(total, std::clamp(target, 0, total.size()), rng);
    hand += drawn;
    total -= drawn;
  }
  repair_sample(hands, bounds, rng);
  return hands;
}

}  // namespace

Beliefs::Beliefs(Edition const& edition, int seats, Seat self, std::uint64_t seed)
    : edition_(&edition), self_(self), rng_(seed), bounds_(edition, seats) {
  Hands hands;
  for (auto const seat : seats_of(seats)) hands.of(seat) = edition.hand;
  worlds_.assign(kWorlds, hands);
}

void Beliefs::see(SeenEvent const& event) {
  std::visit([&](auto const& any) { follow(any); }, event);
}

double Beliefs::money(Seat seat) const {
  double sum = 0;
  for (auto const& world : worlds_) sum += static_cast<double>(world.of(seat).sum());
  return sum / static_cast<double>(worlds_.size());
}

Hands Beliefs::sample(Rng& rng) const {
  return worlds_[static_cast<std::size_t>(rng.below(static_cast<int>(worlds_.size())))];
}

void Beliefs::take(Seat seat, MoneyCards cards) {
  bounds_.take(seat, cards);
  for (auto& world : worlds_) {
    if (world.of(seat).contains(cards)) world.of(seat) -= cards;
  }
}

void Beliefs::give(Seat seat, MoneyCards cards) {
  bounds_.give(seat, cards);
  for (auto& world : worlds_) world.of(seat) += cards;
}

void Beliefs::follow(event::Payday const& payday) {
  for (auto const seat : seats_of(bounds_.seats())) give(seat, cards_of_value(payday.value));
}

/// Randomly replaces worlds in which the bidder could not pay by worlds in which they could.
void Beliefs::follow(event::Raised const& raise) {
  auto const can_pay = [&](Hands const& world) { return world.of(raise.bid.seat).sum() >= raise.bid.amount; };
  auto const able = std::ranges::find_if(worlds_, can_pay);
  if (able == worlds_.end()) return;
  auto likelier = able;
  for (auto& world : worlds_) {
    if (can_pay(world)) likelier = worlds_.begin() + (&world - worlds_.data());
    if (!can_pay(world) && rng_.below(kOneDoubtIn) == 0) world = *likelier;
  }
}

void Beliefs::follow(event::ShowedHand const& shown) {
  bounds_.set_hand(shown.seat, shown.hand);
  repair();
}

void Beliefs::follow(event::Paid<SeenMoney> const& paid) {
  if (!paid.laid.money) {
    return replay_in_every_world({.first = paid.payer,
                                  .second = paid.payee,
                                  .first_cards = paid.laid.cards.value_or(0),
                                  .second_cards = 0,
                                  .compared = Compared::unseen,
                                  .first_at_least = owed_});
  }
  bounds_.require(paid.payer, *paid.laid.money);
  repair();
  take(paid.payer, *paid.laid.money);
  give(paid.payee, *paid.laid.money);
}

void Beliefs::follow(event::Accepted<SeenMoney> const& accepted) {
  auto const& trade = accepted.trade;
  if (!accepted.laid.money) {
    return replay_in_every_world({.first = trade.challenger,
                                  .second = trade.challenged,
                                  .first_cards = accepted.laid.cards.value_or(0),
                                  .second_cards = 0,
                                  .compared = Compared::unseen,
                                  .first_at_least = 0});
  }
  auto const offer = *accepted.laid.money;
  auto const crosses = *accepted.to_challenged.money;
  settle_openly(trade, {offer, {}}, {.challenger = offer - crosses, .challenged = crosses});
}

void Beliefs::follow(event::Revealed<SeenMoney> const& reveal) {
  auto const& trade = reveal.trade;
  if (!reveal.offer.money || !reveal.counter.money) {
    return replay_in_every_world({.first = trade.challenger,
                                  .second = trade.challenged,
                                  .first_cards = reveal.offer.cards.value_or(0),
                                  .second_cards = reveal.counter.cards.value_or(0),
                                  .compared = comparison(trade, reveal.winner),
                                  .first_at_least = 0});
  }
  auto const offer = *reveal.offer.money;
  auto const counter = *reveal.counter.money;
  Crossing const cross{*reveal.to_challenger.money, *reveal.to_challenged.money};
  settle_openly(trade, {offer, counter}, receipts(cross, offer, counter));
}

/// Settles a trade of the seat itself, which has seen the cards.
void Beliefs::settle_openly(Trade const& trade, Laid const& laid, Receipts const& receipts) {
  bounds_.require(trade.challenger, laid.first);
  bounds_.require(trade.challenged, laid.second);
  repair();
  take(trade.challenger, laid.first);
  take(trade.challenged, laid.second);
  give(trade.challenger, receipts.challenger);
  give(trade.challenged, receipts.challenged);
}

void Beliefs::replay_in_every_world(SecretDeal const& deal) {
  std::vector<std::size_t> contradicted;
  std::optional<std::size_t> agreeing;
  for (std::size_t i = 0; i < worlds_.size(); ++i) {
    if (settle_imagined(edition_->rules, deal, worlds_[i], rng_)) {
      agreeing = i;
    } else {
      contradicted.push_back(i);
    }
  }
  settle_bounds(edition_->rules, deal, bounds_);
  for (auto const i : contradicted) {
    if (agreeing) worlds_[i] = worlds_[*agreeing];
  }
  repair();
}

/// Adapts every world to the certain knowledge, and draws worlds for which that fails from scratch.
void Beliefs::repair() {
  for (auto& world : worlds_) {
    if (!repair_sample(world, bounds_, rng_)) world = deal_anew(bounds_, rng_);
  }
}

void Beliefs::look(View const& view) {
  bool changed = false;
  for (auto const seat : seats_of(view.seats)) {
    auto const cards = view.cards_of(seat) + laid_face_down(*edition_, view, seat);
    if (bounds_.of(seat).cards() == cards) continue;
    bounds_.set_count(seat, cards);
    changed = true;
  }
  bool const as_expected = bounds_.seats() == view.seats && bounds_.total() == edition_->money - view.bank &&
                           bounds_.of(self_).certain() == own_money(view) && bounds_.consistent();
  if (!as_expected) return restart(view);
  if (changed) repair();
}

void Beliefs::restart(View const& view) {
  bounds_ = Bounds::without_history(view.seats, self_, own_money(view), edition_->money - view.bank);
  for (auto const seat : seats_of(view.seats)) {
    bounds_.set_count(seat, view.cards_of(seat) + laid_face_down(*edition_, view, seat));
  }
  worlds_.resize(kWorlds);
  for (auto& world : worlds_) world = deal_anew(bounds_, rng_);
}

State Beliefs::imagine(View const& view, Rng& rng) const {
  auto state = resample(*edition_, view, rng);
  auto const hands = sample(rng);
  // There is also money on the rat or in the pile, of which nothing is known here.
  bool const elsewhere = std::holds_alternative<phase::RatRound>(state.phase) || edition_->division;
  if (elsewhere || !bounds_.allow(hands.hands)) return state;
  for (auto const seat : seats_of(view.seats)) state.hand(seat) = hands.of(seat);
  if (auto* const answer = std::get_if<phase::Answer>(&state.phase)) {
    auto& hand = state.hand(answer->trade.challenger);
    auto const* const seen = std::get_if<seen::Answer>(&view.phase);
    answer->offer = seen->laid ? *seen->laid : draw_cards(hand, answer->offer.size(), rng);
    hand -= answer->offer;
  }
  return state;
}

}  // namespace kuhhandel::bots
