#include "engine/knowledge/seat_memory.h"

#include <algorithm>
#include <type_traits>
#include <variant>

#include "engine/bounds/secret_deal.h"
#include "engine/knowledge/own_money.h"
#include "engine/phases/answer.h"
#include "engine/visit.h"

namespace kuhhandel {
namespace {

static_assert(std::is_trivially_copyable_v<SeatMemory>);

using observed::kRemembered;

constexpr int kMostOfTwoBytes = 0xFFFF;

std::uint8_t byte_of(int number) { return static_cast<std::uint8_t>(std::clamp(number, 0, 0xFF)); }

/// Returns the sum, in tens, of up to `cards` of the hand's possible but uncertain cards, in the order of
/// `values`.
template <class Values>
int sum_of_more(HandBounds const& hand, int cards, Values const& values) {
  int sum = 0;
  for (auto const denomination : values) {
    if (cards <= 0) break;
    auto const& [least, most] = hand.at(denomination);
    auto const taken = std::min(most - least, cards);
    sum += taken * tens_of(value_of(denomination));
    cards -= taken;
  }
  return sum;
}

Compared comparison(Trade const& trade, std::optional<Seat> winner) {
  if (!winner) return Compared::equal;
  return *winner == trade.challenger ? Compared::first_higher : Compared::second_higher;
}

void settle_openly(Bounds& bounds, Trade const& trade, MoneyCards offer, MoneyCards counter,
                   Crossing const& cross) {
  auto const received = receipts(cross, offer, counter);
  bounds.take(trade.challenger, offer);
  bounds.take(trade.challenged, counter);
  bounds.give(trade.challenger, received.challenger);
  bounds.give(trade.challenged, received.challenged);
}

}  // namespace

/// Updates the memory with each event.
struct SeatMemory::Follow {
  Edition const& edition;
  SeatMemory& to;

  bool with_money() const { return to.bounds_.seats() > 0; }

  void operator()(event::Turn const&) const { to.forget_lot(); }
  void operator()(event::TurnedUp const&) const { to.forget_lot(); }
  void operator()(event::AuctionedAgain const&) const { to.forget_bids(); }
  void operator()(event::AuctionGoesOn const& auction) const {
    for (auto const seat : seats_of(to.seats_)) {
      if (auction.barred.contains(seat)) to.put_two(seat, observed::kBidOfLot, 0);
    }
  }
  void operator()(event::Raised const& raise) const {
    to.put_two(raise.bid.seat, observed::kBidOfLot, tens_of(raise.bid.amount));
  }
  void operator()(event::Knocked const& hammer) const { to.owed_ = hammer.to.amount; }
  void operator()(event::Claimed const&) const { to.owed_ = 0; }

  void operator()(event::ShowedHand const& shown) const {
    to.put_two(shown.seat, observed::kShown, tens_of(shown.hand.sum()) + 1);
    if (!with_money()) return;
    to.bounds_.set_hand(shown.seat, shown.hand);
  }
  void operator()(event::ShowedTooFew const& shown) const {
    to.put_two(shown.seat, observed::kShown, shown.hand.size() + 1);
  }
  void operator()(event::Payday const& payday) const {
    if (!with_money()) return;
    for (auto const seat : seats_of(to.seats_)) to.bounds_.give(seat, cards_of_value(payday.value));
  }
  void operator()(event::Paid<SeenMoney> const& paid) const {
    if (!with_money()) return;
    if (paid.laid.money) {
      to.bounds_.take(paid.payer, *paid.laid.money);
      to.bounds_.give(paid.payee, *paid.laid.money);
    } else {
      settle_unseen({.first = paid.payer,
                     .second = paid.payee,
                     .first_cards = paid.laid.cards.value_or(0),
                     .second_cards = 0,
                     .compared = Compared::unseen,
                     .first_at_least = to.owed_});
    }
  }

  void operator()(event::Challenged const& challenge) const {
    to.tied_at(0);
    to.add_one(challenge.trade.challenger, observed::kChallenges);
  }
  void operator()(event::Accepted<SeenMoney> const& accepted) const {
    auto const& trade = accepted.trade;
    to.tied_at(0);
    to.add_one(trade.challenged, observed::kAccepted);
    if (!with_money()) return;
    if (accepted.laid.money) {
      settle_openly(to.bounds_, trade, *accepted.laid.money, {}, {{}, *accepted.to_challenged.money});
    } else {
      settle_trade(traded(trade, accepted.laid, {}, Compared::unseen), {}, accepted.to_challenged);
    }
  }
  void operator()(event::Countered<SeenMoney> const& countered) const {
    to.add_one(countered.trade.challenged, observed::kCountered);
  }
  void operator()(event::Revealed<SeenMoney> const& reveal) const {
    auto const& trade = reveal.trade;
    if (reveal.winner) to.add_one(*reveal.winner, observed::kHigher);
    bool const seen = reveal.offer.money && reveal.counter.money;
    to.tied_at(seen && !reveal.winner ? tens_of(reveal.offer.money->sum()) + 1 : 0);
    if (!with_money()) return;
    if (seen) {
      settle_openly(to.bounds_, trade, *reveal.offer.money, *reveal.counter.money,
                    {*reveal.to_challenger.money, *reveal.to_challenged.money});
    } else {
      settle_trade(traded(trade, reveal.offer, reveal.counter, comparison(trade, reveal.winner)),
                   reveal.to_challenger, reveal.to_challenged);
    }
  }
  void operator()(
      OneOf<event::Skipped, event::Kept, event::Sold, event::Bought, event::Took, event::Quartet,
            event::TookBonus, event::Stopped, event::Tied, event::Over, event::Offered<SeenMoney>,
            event::CountedDown, event::ClaimSold, event::ClaimBought, event::TookPedigree, event::Looked,
            event::Divided, event::MustExclude, event::Excluded, event::LaidOnRat<SeenMoney>,
            event::RatMoney<SeenMoney>, event::Drew<SeenMoney>> auto const&) const {}

 private:
  void settle_unseen(SecretDeal const& deal) const { settle_bounds(edition.rules, deal, to.bounds_); }
  /// The number of cards that crossed is visible even if some of the laid cards returned (C6.8).
  void settle_trade(SecretDeal const& deal, SeenMoney const& to_first, SeenMoney const& to_second) const {
    auto const gained = to_first.cards.value_or(0) - to_second.cards.value_or(0);
    auto const first = to.bounds_.of(deal.first).cards();
    auto const second = to.bounds_.of(deal.second).cards();
    settle_unseen(deal);
    if (first) to.bounds_.set_count(deal.first, *first + gained);
    if (second) to.bounds_.set_count(deal.second, *second - gained);
  }
  static SecretDeal traded(Trade const& trade, SeenMoney const& offer, SeenMoney const& counter,
                           Compared compared) {
    return {.first = trade.challenger,
            .second = trade.challenged,
            .first_cards = offer.cards.value_or(0),
            .second_cards = counter.cards.value_or(0),
            .compared = compared,
            .first_at_least = 0};
  }
};

SeatMemory::SeatMemory(Edition const& edition, int seats, Seat self) : seats_(seats), self_(self) {
  remembered_[observed::kRemembers - kRemembered] = 1;
  if (can_be_followed(edition)) {
    bounds_ = Bounds(edition, seats);
    for (auto const seat : seats_of(seats)) put_hand(seat);
    return;
  }
  for (auto const seat : seats_of(seats)) {
    for (auto const denomination : kDenominations) {
      row(seat, observed::kMost + index_of(denomination)) = byte_of(edition.money.count(denomination));
    }
    put_two(seat, observed::kMostSum, tens_of(edition.money.sum()));
  }
}

void SeatMemory::follow(Edition const& edition, std::span<Event const> events, PerSeat<int> const& cards) {
  for (auto const& event : events) see(edition, seen_by(self_, event));
  count(cards);
}

void SeatMemory::see(Edition const& edition, SeenEvent const& event) {
  std::visit(Follow{edition, *this}, event);
}

void SeatMemory::count(PerSeat<int> const& cards) {
  if (bounds_.seats() == 0) return;
  for (auto const seat : seats_of(seats_)) {
    if (bounds_.of(seat).cards() != cards[seat]) bounds_.set_count(seat, cards[seat]);
  }
  put_moved();
}

void SeatMemory::look(MoneyCards own) {
  if (bounds_.seats() == 0) return;
  bounds_.set_hand(self_, own);
  put_moved();
}

std::uint8_t& SeatMemory::row(Seat seat, int place) {
  auto const steps = (index_of(seat) - index_of(self_) + seats_) % seats_;
  auto const first = observed::kRows - kRemembered + observed::kRowBytes * steps;
  return remembered_[static_cast<std::size_t>(first + place)];
}

void SeatMemory::put_two(Seat seat, int place, int number) {
  auto const kept = std::clamp(number, 0, kMostOfTwoBytes);
  row(seat, place) = static_cast<std::uint8_t>(kept & 0xFF);
  row(seat, place + 1) = static_cast<std::uint8_t>(kept >> 8);
}

void SeatMemory::add_one(Seat seat, int place) { row(seat, place) = byte_of(row(seat, place) + 1); }

void SeatMemory::put_moved() {
  auto const moved = bounds_.moved();
  if (moved.empty()) return;
  for (auto const seat : seats_of(seats_)) {
    if (moved.contains(seat)) put_hand(seat);
  }
  bounds_.clear_moved();
}

void SeatMemory::put_hand(Seat seat) {
  auto const& hand = bounds_.of(seat);
  auto* const to = &row(seat, 0);
  int certain = 0;
  int certain_sum = 0;
  bool exact = true;
  for (auto const denomination : kDenominations) {
    auto const& [least, most] = hand.at(denomination);
    to[observed::kLeast + index_of(denomination)] = byte_of(least);
    to[observed::kMost + index_of(denomination)] = byte_of(most);
    certain += least;
    certain_sum += least * tens_of(value_of(denomination));
    exact = exact && least == most;
  }
  auto const unknown = hand.cards() ? *hand.cards() - certain : 0;
  auto const most_unknown = hand.cards() ? unknown : kMostMoneyCards - certain;
  put_two(seat, observed::kLeastSum, certain_sum + sum_of_more(hand, unknown, kDenominations));
  put_two(seat, observed::kMostSum, certain_sum + sum_of_more(hand, most_unknown, kDearestFirst));
  put_exact(seat, exact);
}

void SeatMemory::put_exact(Seat seat, bool exact) {
  auto const steps = (index_of(seat) - index_of(self_) + seats_) % seats_;
  auto& all = remembered_[observed::kExact - kRemembered];
  auto const bit = 1 << steps;
  all = byte_of(exact ? all | bit : all & ~bit);
}

void SeatMemory::forget_bids() {
  for (auto const seat : seats_of(seats_)) put_two(seat, observed::kBidOfLot, 0);
}

void SeatMemory::forget_lot() {
  forget_bids();
  for (auto const seat : seats_of(seats_)) put_two(seat, observed::kShown, 0);
  tied_at(0);
}

void SeatMemory::tied_at(int tens_and_one) {
  remembered_[observed::kTied - kRemembered] = static_cast<std::uint8_t>(tens_and_one & 0xFF);
  remembered_[observed::kTied - kRemembered + 1] = static_cast<std::uint8_t>(tens_and_one >> 8);
}

PerSeat<SeatMemory> memories_at_start(Edition const& edition, int seats) {
  PerSeat<SeatMemory> memories;
  for (auto const seat : seats_of(seats)) memories[seat] = SeatMemory(edition, seats, seat);
  return memories;
}

namespace {

PerSeat<int> cards_of_each(State const& now) {
  PerSeat<int> cards;
  for (auto const seat : seats_of(now.seats)) cards[seat] = own_money(now, seat).size();
  return cards;
}

}  // namespace

void follow(Edition const& edition, State const& now, std::span<Event const> events,
            PerSeat<SeatMemory>& memories) {
  if (events.empty()) return;  // silence and cards still being chosen are secret
  auto const cards = cards_of_each(now);
  for (auto const self : seats_of(now.seats)) memories[self].follow(edition, events, cards);
}

void follow_openly(Edition const& edition, State const& now, std::span<Event const> events,
                   PerSeat<SeatMemory>& memories) {
  auto const cards = cards_of_each(now);
  for (auto const self : seats_of(now.seats)) {
    for (auto const& event : events) memories[self].see(edition, seen_by({}, event));
    memories[self].count(cards);
  }
}

}  // namespace kuhhandel
